import type { ReactNode } from 'react';
import { dayPath, sidesOf } from '#app/site/games/day-words.ts';
import { GameRow } from '#app/site/games/game-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { agendaCopy, dayHeading } from '#core/games/copy/agenda.ts';
import { countGames } from '#core/games/copy/games.ts';
import {
	type AgendaPart,
	type AudienceKind,
	agendaParts,
	type DayGames,
} from '#core/games/day/agenda-parts.ts';
import type { Agenda, DatedList } from '#core/games/day/dated-list.ts';
import type { GameCard } from '#core/games/day/day-view.ts';
import { countStanding } from '#core/games/game-rules.ts';
import { paths } from '#core/site/paths.ts';

type ListProps = {
	list: DatedList;
	today: string;
	/** The competition in the page title. */
	titled: string | undefined;
	/** Few days have two games: each row shows its day, and days get no heading. */
	dated: boolean;
	/** Slugs of the games that are live. */
	live?: readonly string[] | undefined;
};

/**
 * `ofTeam`: a team's page groups women's and youth teams separately, and each game shows its own
 * day.
 */
type AgendaProps = { agenda: Agenda; titled: string | undefined; ofTeam: boolean };

/**
 * Live and coming games: the next one large, the rest by day. Women's and youth games and far-off
 * days are folded.
 */
export function NextGames({
	agenda: { next: list, today, coming, instead, live },
	titled,
	ofTeam,
}: AgendaProps) {
	const { first, leading, parts } = agendaParts(list, { byAudience: ofTeam });
	const shared = { list, today, titled, live, dated: ofTeam };
	const unlisted = coming - countStanding(list.games);
	return (
		<section className="agenda" aria-labelledby="proximos-h" data-list="next">
			<h2 id="proximos-h" className="part-title">
				{agendaCopy.next}
			</h2>
			{list.games.length === 0 ? <NoNext instead={instead} today={today} /> : null}
			<PartLinks kinds={parts.map(({ kind }) => kind).filter((kind) => kind !== leading)} />
			{first === null ? null : <NextGame {...shared} place={first} />}
			{parts.map((part) =>
				part.kind === leading ? (
					<PartDays key={part.kind} {...shared} part={part} />
				) : (
					<FoldedPart key={part.kind} {...shared} part={part} />
				),
			)}
			{unlisted > 0 ? <p className="agenda-rest">{agendaCopy.unlisted(unlisted)}</p> : null}
		</section>
	);
}

/** Past games, latest first, folded. Renders nothing without any. */
export function PastGames({ agenda: { past: list, today }, titled, ofTeam }: AgendaProps) {
	if (list.games.length === 0) return null;
	return (
		<section className="agenda agenda-past" aria-labelledby="ultimos-h" data-list="past">
			<details className="fold">
				<summary>
					<h2 id="ultimos-h" className="fold-name">
						{agendaCopy.past}
					</h2>
					<FoldCount count={list.games.length} />
				</summary>
				<GameDays
					list={list}
					days={list.days}
					today={today}
					titled={titled}
					dated={ofTeam}
					kind="over"
					name="ultimos"
				/>
			</details>
		</section>
	);
}

/** Links to the folded parts below; browsers unfold the target of a link. */
function PartLinks({ kinds }: { kinds: readonly AudienceKind[] }) {
	if (kinds.length === 0) return null;
	return (
		<nav className="part-links" aria-label={agendaCopy.partsLabel}>
			<ul>
				{kinds.map((kind) => (
					<li key={kind}>
						<a className="part-link" href={`#${agendaCopy.anchors[kind]}`}>
							{agendaCopy.parts[kind]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The next game, drawn like the top games of a day. */
function NextGame({
	list,
	place,
	today,
	titled,
	live,
}: Omit<ListProps, 'dated'> & { place: number }) {
	const game = list.games[place];
	if (!game) return null;
	return (
		<div className="hour-top next-game">
			<ul className="games" aria-label={agendaCopy.first}>
				<GameRow
					game={game}
					view={{ ...list, day: today, today }}
					kind={kindOf(game, 'next', live)}
					under="top"
					titled={titled}
					sideOf={sidesOf(list)}
					hidden={false}
				/>
			</ul>
		</div>
	);
}

function NoNext({ instead, today }: Pick<Agenda, 'instead' | 'today'>) {
	const { title, text, link } = agendaCopy.noNext;
	return (
		<div className="agenda-none" data-empty="next">
			<p className="watch-none-title">{title}</p>
			<p>{text}</p>
			{instead === undefined ? null : (
				<div className="agenda-instead">
					<p className="fold-name">{agendaCopy.noNext.instead}</p>
					<NextGame list={instead} place={0} today={today} titled={undefined} />
				</div>
			)}
			<a className="button button-quiet" href={paths.today}>
				{link}
			</a>
		</div>
	);
}

function FoldedPart({ part, ...shared }: ListProps & { part: AgendaPart }) {
	const { kind, near, later } = part;
	return (
		<details className="fold">
			<summary>
				<span className="fold-name">{agendaCopy.parts[kind]}</span>
				<FoldCount count={countOf(shared.list, [...near, ...later])} />
			</summary>
			<div id={agendaCopy.anchors[kind]} tabIndex={-1}>
				<PartDays {...shared} part={part} />
			</div>
		</details>
	);
}

function PartDays({ part: { kind, near, later }, ...shared }: ListProps & { part: AgendaPart }) {
	const last = later.at(-1);
	return (
		<>
			<GameDays {...shared} days={near} kind="next" name={`${kind}-perto`} />
			{last === undefined ? null : (
				<details className="fold">
					<summary>
						<span className="fold-name">
							{agendaCopy.later(
								countOf(shared.list, later),
								dayHeading(last.day, shared.today).date,
							)}
						</span>
						<Icon name="down" className="i turn" />
					</summary>
					<GameDays {...shared} days={later} kind="next" name={`${kind}-longe`} />
				</details>
			)}
		</>
	);
}

function FoldCount({ count }: { count: number }) {
	return (
		<>
			<span className="hour-count">{countGames(count)}</span>
			<Icon name="down" className="i turn" />
		</>
	);
}

function kindOf(
	{ slug }: GameCard,
	kind: DaysProps['kind'],
	live: readonly string[] = [],
): 'live' | DaysProps['kind'] {
	return live.includes(slug) ? 'live' : kind;
}

function countOf({ games }: DatedList, days: readonly DayGames[]): number {
	return countStanding(days.flatMap((day) => day.games.flatMap((place) => games[place] ?? [])));
}

type DaysProps = ListProps & {
	days: readonly DayGames[];
	kind: 'next' | 'over';
	/** Name of the list, used in the ids of its headings. */
	name: string;
};

function GameDays({ list, days, today, titled, dated, live, kind, name }: DaysProps) {
	const sideOf = sidesOf(list);
	const rows = ({ games }: DayGames, day: string) =>
		games.map((place) => {
			const game = list.games[place];
			return game ? (
				<GameRow
					key={game.slug}
					{...{ game, titled, sideOf }}
					kind={kindOf(game, kind, live)}
					under={kind}
					view={{ ...list, day, today }}
					hidden={false}
				/>
			) : null;
		});
	if (dated)
		return days.length === 0 ? null : (
			<ul className="games games-timed games-dated">{days.map((day) => rows(day, today))}</ul>
		);
	return days.map((day) => (
		<DayList
			key={day.day}
			day={day}
			today={today}
			id={`${name}-${day.day}`}
			list={list}
			rows={rows(day, day.day)}
		/>
	));
}

function DayList({
	day: { day, games },
	today,
	id,
	list,
	rows,
}: {
	day: DayGames;
	today: string;
	id: string;
	list: DatedList;
	rows: ReactNode;
}) {
	const { name, date } = dayHeading(day, today);
	return (
		<div className="hour">
			<p className="hour-head" id={id}>
				<a className="hour-name" href={dayPath(day, today)}>
					<time dateTime={day}>
						{name} {date}
					</time>
				</a>{' '}
				<span className="hour-count">
					{countGames(countStanding(games.flatMap((place) => list.games[place] ?? [])))}
				</span>
			</p>
			<ul className="games games-timed" aria-labelledby={id}>
				{rows}
			</ul>
		</div>
	);
}
