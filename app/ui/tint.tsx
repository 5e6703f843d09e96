import { type Disc, readDisc } from '#core/teams/disc.ts';

/** Clubs without known colors. */
const SILVER = '#aeb7b1';

/**
 * The colors of two clubs behind a card, split at 100°. The style sheet sets their strength and
 * fade (app/ui/marks.css).
 */
export function Tint({ home, away }: { home: Disc | null; away: Disc | null }) {
	return (
		<svg className="tint" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
			<path fill={tintOf(home)} d="M0 0h52l-4 100H0z" />
			<path fill={tintOf(away)} d="M52 0h48v100H48z" />
		</svg>
	);
}

function tintOf(disc: Disc | null): string {
	return disc === null ? SILVER : readDisc(disc).tint;
}
