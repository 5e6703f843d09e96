import { memo } from 'react';
import { AnswerLine } from '#app/site/answer/answer-line.tsx';
import { Disc } from '#app/ui/disc.tsx';
import { Tint } from '#app/ui/tint.tsx';
import { dayCopy, live, markAudience, movedWords, VERSUS } from '#core/games/copy/games.ts';
import { soonWords } from '#core/games/copy/soon.ts';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import type { CompetitionCard, DaySection, DayView, GameCard } from '#core/games/day/day-view.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { ShownSection } from './day/shown-day.ts';
import { hourInRow, type SideWords } from './day-words.ts';
import { ScoreSwitch } from './score-switch.tsx';
import { useWordsUntil } from './use-words-until.ts';

type RowProps = {
	game: GameCard;
	/** The list that contains the game, and its day. */
	view: Pick<DayView, 'competitions' | 'channels' | 'day' | 'today'>;
	kind: DaySection['kind'];
	/** The section whose heading the row need not repeat. */
	under: ShownSection['kind'];
	/** The row above has the same hour: it is for screen readers only. */
	sameHour?: boolean;
	/** Id of the competition in the page title: the rows need not repeat it. */
	titled?: string | undefined;
	/** The words of the line above the list, which the row need not repeat. */
	said?: string | undefined;
	sideOf: (side: number | string) => SideWords;
	/** Excluded by the search. */
	hidden: boolean;
};

/**
 * One game of a list. A day can have more than a hundred, and a keystroke hides or shows most of
 * them.
 */
export const GameRow = memo(function GameRow({ hidden, ...row }: RowProps) {
	const [home, away] = [row.sideOf(row.game.home), row.sideOf(row.game.away)];
	return (
		<li
			className={row.game.answer.country.words === row.said ? 'game game-brief' : 'game'}
			data-game={row.game.slug}
			data-teams={teamsOf(home, away)}
			hidden={hidden}
		>
			<RowContent {...row} />
		</li>
	);
});

type ContentProps = Omit<RowProps, 'hidden'>;

/** The content of a row, separate so that hiding a row does not re-render it. */
const RowContent = memo(function RowContent(row: ContentProps) {
	const { game, under, said, sideOf } = row;
	const [home, away] = [sideOf(game.home), sideOf(game.away)];
	const size = under === 'top' ? 40 : 18;
	const [homeGoals, awayGoals] = game.score ?? [];
	return (
		<>
			{under === 'top' ? <Tint home={home.disc} away={away.disc} /> : null}
			<When {...row} />
			<h3 className="pair">
				<a href={paths.game(game.slug)}>
					<Side {...home} size={size} goals={homeGoals} />
					<span className="vh">{` ${VERSUS} `}</span>
					<Side {...away} size={size} goals={awayGoals} />
				</a>
			</h3>
			{game.score && <ScoreSwitch />}
			{game.answer.country.words === said ? null : <Where {...row} />}
			<Facts {...row} />
		</>
	);
});

type SideProps = SideWords & { size: 18 | 40; goals: number | undefined };

function Side({ disc, name, size, goals }: SideProps) {
	return (
		<span className="side">
			<Disc disc={disc} size={size} />
			{name}
			{goals !== undefined && <b className="goals">{` ${goals}`}</b>}
		</span>
	);
}

/** Both team ids: the reader's own style sheet selects their teams by them. */
function teamsOf({ id: home }: SideWords, { id: away }: SideWords): string | undefined {
	return home && away ? `${home} ${away}` : (home ?? away);
}

function When({ game, view, kind, under, sameHour }: ContentProps) {
	const hour = hourInRow(game, under, view);
	if (hour === null) return null;
	// 'amanhã, 16h': the day is above the hour.
	const [clock, day] = hour.split(', ').reverse();
	return (
		<p className="when">
			{kind === 'over' && under !== 'over' ? <span className="vh">{dayCopy.played} </span> : null}
			{game.kickoffAt === undefined ? (
				<span className={sameHour ? 'vh' : undefined}>{hour}</span>
			) : (
				<time className={sameHour ? 'vh' : undefined} dateTime={isoLocal(game.kickoffAt)}>
					{day === undefined ? null : <span className="when-day">{day} </span>}
					{clock}
				</time>
			)}
		</p>
	);
}

/** The channels, or the status of a game that is not played. */
function Where({ game, view }: ContentProps) {
	if (!game.status || game.status === 'finished')
		return <AnswerLine game={game} channels={view.channels} />;
	return (
		<p className="where">
			<b className="tag tag-off">{STATUS_WORDS[game.status]}</b>
		</p>
	);
}

function Facts({ game, view, kind, under, titled, said }: ContentProps) {
	const isLive = kind === 'live' && under !== 'live';
	const note = game.score?.[2];
	const named = view.competitions[game.competition];
	const competition = named?.id === titled ? undefined : named;
	const round = (competition || said) && isMatchday(game.round) ? undefined : game.round;
	if (!(isLive || competition || round || note || game.movedFrom)) return null;
	return (
		<p className="facts">
			{under === 'top' && kind === 'hour' && view.day === view.today && game.kickoffAt ? (
				<Soon kickoffAt={game.kickoffAt} />
			) : null}
			{isLive && (
				<>
					<b className="tag tag-live">{live}</b>{' '}
				</>
			)}
			{note && <span className="score-note">{note} </span>}
			{competition ? competitionFacts(competition, round) : round}
			{game.movedFrom && (
				<span className="moved">{movedWords(game.movedFrom, game.kickoffAt)}</span>
			)}
		</p>
	);
}

/** The time until kickoff of one of today's coming top games, in reserved room. */
function Soon({ kickoffAt }: { kickoffAt: number }) {
	return <span className="soon">{useWordsUntil(kickoffAt, soonWords)}</span>;
}

/** 'A 35ª rodada' says nothing in a list; a knockout phase does. */
function isMatchday(round: string | undefined): boolean {
	return round?.endsWith('rodada') ?? false;
}

/** Name and round as one text node unless part of the name is tagged. */
function competitionFacts(competition: CompetitionCard, round: string | undefined) {
	const marked = markAudience(competition.name, competition);
	const ending = round === undefined ? '' : ` · ${round}`;
	if (marked === null) return competition.name + ending;
	const [before, words, after] = marked;
	return (
		<>
			{before}
			<b className="tag">{words}</b>
			{after + ending}
		</>
	);
}
