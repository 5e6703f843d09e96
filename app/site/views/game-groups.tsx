import { type SideWords, sidesOf } from '#app/site/games/day-words.ts';
import { GameRow } from '#app/site/games/game-row.tsx';
import type { GameGroup, GroupedList } from '#core/views/game-groups.ts';

/** Games under their headings: large cards first, then rows, the same as those of a day. */
export function GameGroups({ list }: { list: GroupedList }) {
	const sideOf = sidesOf(list);
	return list.groups.map((group) => (
		<Group key={group.anchor} group={group} list={list} sideOf={sideOf} />
	));
}

type GroupProps = {
	group: GameGroup;
	list: GroupedList;
	sideOf: (side: number | string) => SideWords;
};

function Group({ group, list, sideOf }: GroupProps) {
	const { anchor, heading, note, path, top, lines, more } = group;
	return (
		<section className="hour group" id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-h`}>
			<h2 className="hour-head" id={`${anchor}-h`}>
				{path === undefined ? (
					<span className="hour-name">{heading}</span>
				) : (
					<a className="hour-name" href={path}>
						{heading}
					</a>
				)}{' '}
				<span className="hour-count">{note}</span>
			</h2>
			{top.length === 0 ? null : (
				<div className="hour-top">
					<ul className="games">
						<Rows places={top} under="top" group={group} list={list} sideOf={sideOf} />
					</ul>
				</div>
			)}
			{lines.length === 0 ? null : (
				<ul className="games games-timed">
					<Rows places={lines} under="more" group={group} list={list} sideOf={sideOf} />
				</ul>
			)}
			{more === undefined ? null : (
				<p className="group-more">
					<a href={path}>{more}</a>
				</p>
			)}
		</section>
	);
}

type RowsProps = GroupProps & { places: readonly number[]; under: 'top' | 'more' };

function Rows({ places, under, group: { day }, list, sideOf }: RowsProps) {
	return places.map((place) => {
		const game = list.games[place];
		const kind = list.live.includes(place) ? 'live' : 'next';
		return game === undefined ? null : (
			<GameRow
				key={game.slug}
				game={game}
				view={{ ...list, day }}
				kind={kind}
				under={under}
				sideOf={sideOf}
				hidden={false}
			/>
		);
	});
}
