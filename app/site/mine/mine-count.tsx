import { sidesOf } from '#app/site/games/day-words.ts';
import { dayHeading } from '#core/games/copy/agenda.ts';
import { VERSUS } from '#core/games/copy/games.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import { countTitle, mineCopy } from '#core/mine/copy/mine.ts';
import { hasChannels } from '#core/mine/preferences.ts';
import { countWatch } from '#core/mine/watch.ts';
import { formatHour } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { MineCountProps } from './mine.ts';

const { count: words } = mineCopy;

/**
 * "Com o que você tem, N de M", with its list of games. Renders nothing until the reader has chosen
 * channels.
 */
export function MineCount({ preferences, list, team, today }: MineCountProps) {
	if (!hasChannels(preferences)) return null;
	const count = countWatch(preferences, list);
	const parts = [
		{ watch: 'yes', title: words.yes, places: count.yes },
		{
			watch: 'maybe',
			title: words.perhaps,
			places: [...count.maybe, ...count.unknown].sort((a, b) => a - b),
		},
		{ watch: 'no', title: words.no, places: count.no },
	].filter(({ places }) => places.length > 0);
	const open = count.maybe.length + count.unknown.length;
	return (
		<div className="count">
			<p className="count-title" data-count={`${count.yes.length}/${count.total}`}>
				{countTitle(count.yes.length, count.total, team)}
				{open === 0 ? null : ` ${words.maybe(open)}`}
			</p>
			{count.total === 0 ? null : (
				<details>
					<summary>{words.list}</summary>
					{parts.map(({ watch, title, places }) => (
						<section key={watch} aria-label={title}>
							<p className="count-watch" data-watch={watch}>
								{title}
							</p>
							<GameLines list={list} places={places} today={today} />
						</section>
					))}
				</details>
			)}
		</div>
	);
}

function GameLines({
	list,
	places,
	today,
}: Pick<MineCountProps, 'list' | 'today'> & { places: number[] }) {
	const sideOf = sidesOf(list);
	const dayOfGame = new Map(
		list.days.flatMap(({ day, games }) => games.map((place) => [place, day] as const)),
	);
	return (
		<ul className="count-list">
			{places.flatMap((place) => {
				const game = list.games[place];
				if (!game) return [];
				const { name, date } = dayHeading(dayOfGame.get(place) ?? today, today);
				const names = game.broadcasts.flatMap(({ channel }) => list.channels[channel]?.name ?? []);
				return [
					<li key={game.slug}>
						{`${name} ${date}, ${game.kickoffAt === undefined ? HOUR_UNDEFINED : formatHour(game.kickoffAt)}: `}
						<a href={paths.game(game.slug)}>
							{sideOf(game.home).name} {VERSUS} {sideOf(game.away).name}
						</a>
						{names.length === 0 ? '' : ` (${names.join(', ')})`}
					</li>,
				];
			})}
		</ul>
	);
}
