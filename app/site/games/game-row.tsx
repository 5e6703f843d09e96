import { memo } from 'react';
import { AnswerLine } from '#app/site/answer/answer-line.tsx';
import { Disc } from '#app/ui/disc.tsx';
import { HOUR_UNDEFINED, STATUS_WORDS } from '#core/copy/game-words.ts';
import { dayCopy, live, markAudience, movedWords, VERSUS } from '#core/copy/games.ts';
import type { CompetitionCard, DaySection, DayView, GameCard } from '#core/games/day-view.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { hourInRow, type SideWords } from './day-words.ts';

type RowProps = {
	game: GameCard;
	/** The list that the game stands in, and its day. */
	view: Pick<DayView, 'competitions' | 'channels' | 'day' | 'today'>;
	kind: DaySection['kind'];
	/** No heading says what is live or over: the row does. It is that of the competition, unless `mixed`. */
	alone?: boolean;
	mixed?: boolean | undefined;
	/** The competition that the title of the page names: its rows need not. */
	titled?: string | undefined;
	sideOf: (side: number | string) => SideWords;
	/** Left out by the search. */
	hidden: boolean;
};

/** One game of a list: a day holds up to a hundred and more of them, and a letter typed hides and shows most of them anew. */
export const GameRow = memo(function GameRow({ hidden, ...row }: RowProps) {
	const [home, away] = [row.sideOf(row.game.home), row.sideOf(row.game.away)];
	return (
		<li className="game" data-game={row.game.slug} data-teams={teamsOf(home, away)} hidden={hidden}>
			<RowContent {...row} />
		</li>
	);
});

/** What a row says: the same whether it is hidden or not. */
const RowContent = memo(function RowContent({ game, view, kind, alone = false, mixed, titled, sideOf }: Omit<RowProps, 'hidden'>) {
	const [home, away] = [sideOf(game.home), sideOf(game.away)];
	return (
		<>
			<When game={game} view={view} kind={kind} alone={alone} />
			<h3 className="pair">
				<a href={paths.game(game.slug)}>
					<span className="side">
						<Disc disc={home.disc} />
						{home.name}
					</span>
					<span className="vh">{` ${VERSUS} `}</span>
					<span className="side">
						<Disc disc={away.disc} />
						{away.name}
					</span>
				</a>
			</h3>
			<Facts game={game} view={view} alone={alone && !mixed} titled={titled} />
			<AnswerLine game={game} channels={view.channels} />
		</>
	);
});

/** Both teams, by which the reader's own style sheet finds theirs. */
function teamsOf({ id: home }: SideWords, { id: away }: SideWords): string | undefined {
	return home && away ? `${home} ${away}` : (home ?? away);
}

function When({ game, view, kind, alone }: Pick<RowProps, 'game' | 'view' | 'kind' | 'alone'>) {
	const hour = hourInRow(game, kind, view);
	// Where the heading is a day, nothing else says that the hour is still open.
	const isOpen = kind === 'next' && game.kickoffAt === undefined;
	if (hour === null && game.status === undefined && !isOpen) return null;
	return (
		<p className="when">
			{alone && kind === 'live' ? <b className="tag tag-live">{live}</b> : null}
			{alone && kind === 'over' ? <span className="since">{dayCopy.played} </span> : null}
			{kind === 'live' ? <span className="since">{dayCopy.since} </span> : null}
			{game.status && game.status !== 'finished' ? <b className="tag tag-off">{STATUS_WORDS[game.status]}</b> : null}
			{hour !== null && game.kickoffAt !== undefined ? <time dateTime={isoLocal(game.kickoffAt)}>{hour}</time> : null}
			{isOpen ? <span className="since">{HOUR_UNDEFINED}</span> : null}
		</p>
	);
}

function Facts({ game, view, alone, titled }: Pick<RowProps, 'game' | 'view' | 'alone' | 'titled'>) {
	// Alone under the name of its competition, a row need not repeat it.
	const named = view.competitions[game.competition];
	const competition = alone || named?.id === titled ? undefined : named;
	return (
		<p className="facts">
			{competition ? competitionFacts(competition, game.round) : game.round}
			{game.movedFrom === undefined ? null : <span className="moved">{movedWords(game.movedFrom, game.kickoffAt)}</span>}
		</p>
	);
}

/** Name and round as one text where nothing is to be marked in it. */
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
