import { countGames } from '#core/games/copy/games.ts';
import type { IndexEntry } from '#core/site/letter-index.ts';

type EntriesProps = {
	entries: readonly Pick<IndexEntry, 'id' | 'name' | 'games'>[];
	/** Of an entry. */
	pathOf: (id: string) => string;
	/** How the list is drawn. */
	look: 'lead-list' | 'letter-list';
};

/** Links to some entries of an index, each with the number of its games to come. */
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
