import { type Disc, readDisc } from '#core/teams/disc.ts';

/** Clubs without known colours. */
const SILVER = '#aeb7b1';

/**
 * The colours of two clubs behind a card, split at 100°; how strong they are and where they fade is
 * the style sheet's (app/ui/marks.css).
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
