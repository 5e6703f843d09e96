import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { Disc } from '#app/ui/disc.tsx';
import type { LinkedSuggestion } from '#core/search/suggestion.ts';

/** Line icons (24 × 24) for results without colors of their own. */
const DRAWINGS: Record<string, string> = {
	competition: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 20h8',
	filter: 'M4 6h16v15H4zM4 11h16M8 3v5M16 3v5',
	article: 'M5 4h11v16H6a2 2 0 0 1-2-2V5zM16 9h4v9a2 2 0 0 1-4 0M8 8h4M8 12h4M8 16h4',
	page: 'M9 5l7 7-7 7',
};

/**
 * The icon of a search result: discs, a channel's logo, otherwise an icon of its kind. Hidden from
 * screen readers.
 */
export function HitSign({ hit }: { hit: LinkedSuggestion }) {
	if (hit.kind === 'game') {
		return (
			<span className="hit-sign hit-two">
				<Disc disc={hit.discs[0]} />
				<Disc disc={hit.discs[1]} />
			</span>
		);
	}
	return (
		<span className="hit-sign">
			{hit.kind === 'team' ? (
				<Disc disc={hit.disc ?? null} size={28} />
			) : hit.mark === undefined ? (
				<svg className="i" viewBox="0 0 24 24" aria-hidden="true">
					<path d={DRAWINGS[hit.kind]} />
				</svg>
			) : (
				<ChannelMark mark={hit.mark} large />
			)}
		</span>
	);
}
