import { countGames } from '#core/games/copy/games.ts';
import type { IndexEntry } from '#core/site/letter-index.ts';

type EntriesProps = {
	entries: readonly Pick<IndexEntry, 'id' | 'name' | 'games'>[];
	/** Path of an entry. */
	pathOf: (id: string) => string;
	/** The style of the list. */
	look: 'lead-list' | 'letter-list';
};

/** Links to entries of an index, each with its number of coming games. */
export function Entries({ entries, pathOf, look }: EntriesProps) {
	return (
		<ul className={look}>
			{entries.map(({ id, name, games }) => (
				<li key={id}>
					<a href={pathOf(id)}>
						{name}
						{games === 0 ? null : <span className="letter-games">{` ${countGames(games)}`}</span>}
					</a>
				</li>
			))}
		</ul>
	);
}
