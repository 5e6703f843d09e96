import { NO_FILTER, writeDeskFilter } from '#core/games/desk/desk-filter.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { withQuery } from '#core/site/paths.ts';
import type { BoardSource, BoardTask } from './contract.ts';
import { boardCopy } from './copy/board.ts';
import { type BoardGame, type BoardRow, type GameLack, LACKS, lacksOfGame } from './find-gaps.ts';
import { SOURCE_KINDS } from './source-health.ts';
import { byWeight, type Need } from './tasks.ts';

const copy = boardCopy.tasks;

/** The view of the games desk that shows games with a lack. */
const VIEWS = { hour: 'sem-hora', channel: 'sem-canal', confirmation: 'a-confirmar' } as const;
/** Where operators look after sources. */
export const SOURCE_SCREENS = {
	jogos: panelPaths.sources,
	noticias: panelPaths.feeds,
} as const;
/** A source of games matters like a game of a large league, a source of news less. */
const SOURCE_SCORES = { jogos: 50, noticias: 10 } as const;

export type TaskInput = {
	rows: readonly BoardRow[];
	games: readonly BoardGame[];
	sources: readonly BoardSource[];
	/** Reports of several readers, imports that wait for a person, groups of news in the queue. */
	waiting: { reports: number; imports: number; curation: number };
	/** The guide has no game near today. */
	isEmpty: boolean;
	/** Day of the last known game of an empty guide, YYYY-MM-DD; null = it has no game at all. */
	lastDay: string | null;
	title(game: BoardGame): string;
	/** Points of decision 0029. */
	score(game: BoardGame): number;
	scoreOfCompetition(id: string): number;
	now: number;
	today: string;
};

type Task = Need & BoardTask;
type Where = { competitionId: string; day: string };

/** What to do now, most important first, each with the screen that does it. */
export function boardTasks(input: TaskInput): BoardTask[] {
	const games = Map.groupBy(input.games, ({ competitionId }) => competitionId);
	const tasks = [
		...startTasks(input),
		...input.rows.flatMap((row) => rowTasks(row, games.get(row.id) ?? [], input)),
		...sourceTasks(input),
		...waitingTasks(input),
	];
	return byWeight(tasks, input.today).map(({ score: _score, ...task }) => task);
}

type Given = Pick<Task, 'words' | 'address' | 'score' | 'count'> & Partial<Where>;

function task(kind: Task['kind'], { competitionId, day, ...given }: Given): Task {
	return { kind, competitionId: competitionId ?? null, day: day ?? null, ...given };
}

function startTasks({ isEmpty, lastDay, sources }: TaskInput): Task[] {
	const start = (words: string, address: string, score: number) =>
		task('start', { words, address, score, count: 1 });
	const lacking = SOURCE_KINDS.filter((kind) => !sources.some((source) => source.kind === kind));
	const noGames = lastDay === null ? copy.noGames : copy.noneNear(lastDay);
	return [
		...(isEmpty ? [start(noGames, panelPaths.importGames, 3)] : []),
		...lacking.map((kind) => start(copy.noSources[kind], SOURCE_SCREENS[kind], 2)),
	];
}

function rowTasks(
	{ id, name, days }: BoardRow,
	games: readonly BoardGame[],
	input: TaskInput,
): Task[] {
	const score = input.scoreOfCompetition(id);
	const mine = Map.groupBy(games, ({ day }) => day);
	return days.flatMap(({ day, expected, known, drafts }) => {
		const where = { competitionId: id, day };
		// Drafts are known to the operators: only what is beyond them is missing.
		const missing = Math.max(0, (expected ?? known) - known - drafts);
		const counted = [
			task('drafts', {
				...{ ...where, score, count: drafts, words: copy.drafts(drafts, name, day) },
				address: deskAddress(where, { publication: 'draft' }),
			}),
			task('missing', {
				...{ ...where, score, count: missing, words: copy.missing(missing, name, day) },
				address: panelPaths.importGames,
			}),
		];
		const asked = { where, name, games: mine.get(day) ?? [] };
		return [
			...counted.filter(({ count }) => count > 0),
			...LACKS.flatMap((lack) => lackTasks(lack, asked, input)),
		];
	});
}

type Asked = { where: Where; name: string; games: readonly BoardGame[] };

function lackTasks(lack: GameLack, { where, name, games }: Asked, input: TaskInput): Task[] {
	const lacking = games.filter((game) => lacksOfGame(game, input.now).includes(lack));
	const [only] = lacking;
	if (only === undefined) return [];
	const count = lacking.length;
	const isOne = count === 1;
	return [
		task(lack, {
			...{ ...where, count, score: Math.max(...lacking.map(input.score)) },
			words: isOne
				? copy.game(input.title(only), lack, name, where.day)
				: copy.games(count, lack, name, where.day),
			address: isOne ? panelPaths.editGame(only.id) : deskAddress(where, { quality: VIEWS[lack] }),
		}),
	];
}

/** The games desk with the games of a competition on a day, or some of them. */
export function deskAddress(
	{ competitionId, day }: Where,
	filter: Partial<typeof NO_FILTER> = {},
): string {
	const whole = { ...NO_FILTER, from: day, to: day, competition: competitionId, ...filter };
	return withQuery(panelPaths.games, writeDeskFilter(whole).toString());
}

function sourceTasks({ sources }: TaskInput): Task[] {
	return sources.flatMap(({ kind, name, words, address }) =>
		words === null
			? []
			: [
					task('source', {
						...{ words: copy.source(name, words), address, count: 1 },
						score: SOURCE_SCORES[kind],
					}),
				],
	);
}

function waitingTasks({ waiting: { reports, imports, curation } }: TaskInput): Task[] {
	const waiting = [
		task('reports', {
			...{ count: reports, words: copy.reports(reports), address: panelPaths.reports },
			score: SOURCE_SCORES.jogos,
		}),
		task('imports', {
			...{ count: imports, words: copy.imports(imports), address: panelPaths.importGames },
			score: SOURCE_SCORES.jogos,
		}),
		task('curation', {
			...{ count: curation, words: copy.curation(curation), address: panelPaths.curation },
			score: SOURCE_SCORES.noticias,
		}),
	];
	return waiting.filter(({ count }) => count > 0);
}
