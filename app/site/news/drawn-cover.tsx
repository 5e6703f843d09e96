import { Disc } from '#app/ui/disc.tsx';
import { Tint } from '#app/ui/tint.tsx';
import type { Topic } from '#core/news/article-view.ts';
import { NewsIcon } from './news-icon.tsx';

const MOST_CLUBS = 2;

/**
 * Placeholder for an article without a picture: the discs of its clubs on their colors, or an icon
 * without clubs. Hidden from screen readers, since the title beside it names the subject.
 */
export function DrawnCover({
	topics,
	large = false,
}: {
	topics: readonly Topic[];
	large?: boolean;
}) {
	const clubs = topics.filter(({ kind }) => kind === 'team').slice(0, MOST_CLUBS);
	const [home, away = home] = clubs;
	return (
		<div className="drawn" aria-hidden="true">
			{home === undefined ? (
				<NewsIcon className="i drawn-sign" />
			) : (
				<>
					<Tint home={home.disc ?? null} away={away?.disc ?? null} />
					{clubs.map(({ id, disc = null }) => (
						<Disc key={id} disc={disc} size={large ? 64 : 40} />
					))}
				</>
			)}
		</div>
	);
}
