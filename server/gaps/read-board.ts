import { unknownCompetition } from '#core/games/cards.ts';
import type { Game } from '#core/games/game.ts';
import { gameTitle } from '#core/games/game-title.ts';
import { boardTasks } from '#core/gaps/board-tasks.ts';
import { type Board, MOST_TASKS } from '#core/gaps/contract.ts';
import { expectGames } from '#core/gaps/expected-games.ts';
import { pastDays } from '#core/gaps/expected-slots.ts';
import { type BoardGame, boardRow } from '#core/gaps/find-gaps.ts';
import { scoreOfCompetition, scoreOfGame } from '#core/gaps/score.ts';
import { VOICES_OF_TASK } from '#core/reports/report.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { Reference } from '#server/guide-data.ts';
import { createCurationRepository } from '#server/news/curation/curation-repository.ts';
import { createReportRepository } from '#server/reports/report-repository.ts';
import { createBoardRepository } from './board-repository.ts';
import { readFollowed } from './followed.ts';
import { readSeasons, type SeasonData, type SeasonReading } from './read-seasons.ts';
import { readSourceHealth } from './read-sources.ts';

type BoardReading = SeasonReading & {
	/** Editorial UTC milliseconds, and the real ones that sources are checked by. */
	now: number;
	realNow: number;
};

/** The coverage board for a window of days that begins today. */
export async function readBoard(reading: BoardReading, days: number): Promise<Board> {
	const { db, data, now, realNow } = reading;
	const today = dayOf(now);
	const window = Array.from({ length: days }, (_, at) => addDays(today, at));
	const [reference, followed, ofDays, sources, reports, imports, curation] = await Promise.all([
		data.reference(),
		readFollowed(db),
		Promise.all(window.map((day) => data.games.listDay(day))),
		readSourceHealth(db, realNow),
		createReportRepository(db).countOpen({ voices: VOICES_OF_TASK }),
		createBoardRepository(db).countImportsInReview(),
		createCurationRepository(db).counts(),
	]);
	const seasons = await readSeasons(reading, {
		today,
		days: window,
		chosen: followed.competitionIds,
	});
	const games = ofDays.flat().map(toBoardGame);
	const rows = rowsOf({ seasons, games, reference, today, days: window, now });
	const tasks = boardTasks({
		...{ rows, games, sources, now, today },
		waiting: { reports, imports, curation: curation.open },
		...{ isEmpty: seasons.isEmpty, lastDay: seasons.lastDay },
		title: (game) => gameTitle(game, reference.teams),
		score: (game) => scoreOfGame(game, competitionOf(reference, game.competitionId)),
		scoreOfCompetition: (id) => scoreOfCompetition(competitionOf(reference, id)),
	});
	return {
		...{ now, days: window, isChosen: followed.competitionIds.length > 0, competitions: rows },
		...{ sources, tasks: tasks.slice(0, MOST_TASKS), taskCount: tasks.length },
	};
}

type RowInput = {
	seasons: SeasonData;
	games: readonly BoardGame[];
	reference: Reference;
	today: string;
	days: readonly string[];
	now: number;
};

/** One line for each followed competition, the most important first. */
function rowsOf({ seasons, games, reference, today, days, now }: RowInput) {
	const byCompetition = Map.groupBy(games, ({ competitionId }) => competitionId);
	const past = pastDays(today);
	return [...seasons.competitions]
		.map(([id, { drafts, ...season }]) => ({
			competition: competitionOf(reference, id),
			...{ games: byCompetition.get(id) ?? [], drafts },
			outlook: expectGames(season, { today, days, past }),
		}))
		.sort(
			(a, b) =>
				scoreOfCompetition(b.competition) - scoreOfCompetition(a.competition) ||
				a.competition.shortName.localeCompare(b.competition.shortName, 'pt-BR'),
		)
		.map((input) => boardRow(input, days, now));
}

function competitionOf({ competitions }: Reference, id: string) {
	return competitions.get(id) ?? unknownCompetition(id);
}

function toBoardGame(game: Game): BoardGame {
	const { id, competitionId, round, home, away, day, kickoffAt, status, broadcasts } = game;
	return {
		...{ id, competitionId, round, home, away, day, kickoffAt, status },
		hasChannel: broadcasts.length > 0,
		isConfirmed: broadcasts.some(({ state }) => state === 'confirmed' || state === 'none'),
	};
}
