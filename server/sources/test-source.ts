import { openNames } from '#core/importing/answer-name.ts';
import type { ImportReading } from '#core/importing/draft-game.ts';
import { createHoursTally, type HoursTally } from '#core/importing/hours/hours-tally.ts';
import { type NameKind, needsDecision, type RowAction } from '#core/importing/import-row.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { normalize } from '#core/search/normalize.ts';
import { dayOf } from '#core/site/dates.ts';
import { type GameSourceProblem, problemOfNoGames } from '#core/sources/source-problem.ts';
import type { AppContext } from '#server/context.ts';
import { planReading } from '#server/importing/reading/import-reading.ts';
import { kickoffsAround } from '#server/importing/reading/known-kickoffs.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import type { LoadedSource } from '#server/importing/source/load-source.ts';
import { readSource } from '#server/importing/source/read-source.ts';
import { type Naming, readNaming } from '#server/reference/naming.ts';
import { type AskedSource, askSource } from './ask-source.ts';
import { type ExampleGame, exampleGames } from './example-games.ts';
import { sourceDigest } from './source-digest.ts';
import { createGameSourceRepository, createGameSourceWriter } from './source-repository.ts';

/** A name that the guide does not know, and in how many games. */
type UnknownName = { kind: NameKind; name: string; games: number };

/** What a source would bring now. Nothing of it was stored. */
type SourceTest = {
	/** Null = it can be followed. 'empty' can be followed too: a season may not have begun. */
	problem: GameSourceProblem | null;
	/** Status of the answer; null = none came. */
	status: number | null;
	/** It asked for a pause until this instant, UTC milliseconds. */
	retryAt: number | null;
	movedTo: string | null;
	format: ImportReading['format'] | null;
	games: number;
	/** Lines that look like games and could not be read. */
	unread: number;
	/** Number of games by what an import would do. */
	actions: Partial<Record<RowAction, number>>;
	examples: ExampleGame[];
	/** The most frequent first. */
	unknown: UnknownName[];
	unknownCount: number;
	hours: HoursTally[];
	warnings: string[];
};

type Context = Pick<AppContext, 'db' | 'outbound' | 'config' | 'identity'> & {
	/** Reads a document; in a thread with limits by default. */
	readDocument?: typeof readSource;
};

const MOST_NAMES = 30;
const MOST_WARNINGS = 6;
const NOTHING = {
	...{ format: null, games: 0, unread: 0, actions: {}, examples: [], unknown: [] },
	...{ unknownCount: 0, hours: [], warnings: [] },
} satisfies Partial<SourceTest>;

/**
 * Asks a followed source now and reads its answer as the bot would, without storing any game. A
 * test that can be followed permits switching this configuration on. Rate-limited for each source
 * and operator. `now` in UTC milliseconds.
 */
export async function testSource(
	context: Context,
	{ id, operator, now }: { id: string; operator: string; now: number },
): Promise<Result<SourceTest, 'not-found' | 'too-often'>> {
	const source = await createGameSourceRepository(context.db.kysely).byId(id);
	if (source === null) return fail('not-found');
	if (
		!(await context.identity.throttle.take({ what: 'feedCheck', subject: id, address: operator }))
	)
		return fail('too-often');
	const test = await tryOut(context, source, now);
	const isSeen = test.problem === null || test.problem === 'empty';
	const learnt = { testedDigest: isSeen ? sourceDigest(source) : null, testedAt: now };
	await context.db.transaction((trx) => createGameSourceWriter(trx).learn(id, learnt));
	return ok(test);
}

async function tryOut(context: Context, source: AskedSource, now: number): Promise<SourceTest> {
	const answer = await askSource(context, source, { now, day: dayOf(now) });
	const { status, movedTo, waitMs } = answer;
	const shared = { status, movedTo, retryAt: waitMs === null ? null : now + waitMs };
	if (answer.kind !== 'document')
		return {
			...{ ...NOTHING, ...shared },
			problem: answer.kind === 'problem' ? answer.problem : 'internal',
		};
	const naming = await readNaming(context.db);
	const reading = await readAnswer(context, answer.document, { source, naming, now });
	const { rows } = await planReading(context.db.kysely, naming, reading);
	return { ...shared, ...understood(reading, rows, { naming, document: answer.document }) };
}

type Reading = { source: AskedSource; naming: Naming; now: number };

async function readAnswer(
	{ db, readDocument = readSource }: Context,
	document: LoadedSource,
	{ source, naming, now }: Reading,
): Promise<ImportReading> {
	const { format, competitionId } = source;
	const referenceDate = dayOf(now);
	const known = await kickoffsAround(db.kysely, referenceDate);
	const file = { ...document, format, referenceDate, known };
	return readDocument(competitionId === null ? file : { ...file, competitionId }, naming);
}

type Seen = { naming: Naming; document: LoadedSource };

function understood(
	{ format, games, warnings }: ImportReading,
	rows: readonly ImportRow[],
	{ naming, document }: Seen,
): Omit<SourceTest, 'status' | 'movedTo' | 'retryAt'> {
	const unread = rows.filter((row) => row.action === 'unreadable' && needsDecision(row)).length;
	const hours = createHoursTally();
	for (const game of games) hours.add(game);
	const unknown = unknownNames(rows);
	const text = new TextDecoder().decode(document.bytes);
	const actions = Map.groupBy(
		rows.filter(({ draft }) => draft !== null),
		({ action }) => action,
	);
	return {
		problem: games.length > 0 ? null : problemOfNoGames(format, text, unread),
		...{ format, games: games.length, unread, hours: hours.list(), unknownCount: unknown.length },
		actions: Object.fromEntries([...actions].map(([action, of]) => [action, of.length])),
		examples: exampleGames(rows, naming.reference),
		unknown: unknown.slice(0, MOST_NAMES),
		warnings: warnings.slice(0, MOST_WARNINGS),
	};
}

function unknownNames(rows: readonly ImportRow[]): UnknownName[] {
	const found = new Map<string, UnknownName>();
	for (const { draft } of rows) {
		if (draft === null) continue;
		// Both sides of a game may have the same name.
		const names = new Map(
			openNames(draft).map((one) => [`${one.kind} ${normalize(one.name)}`, one]),
		);
		for (const [key, { kind, name }] of names) {
			if (kind === 'hours') continue;
			const known = found.get(key);
			if (known) known.games += 1;
			else found.set(key, { kind, name, games: 1 });
		}
	}
	return [...found.values()].toSorted((a, b) => b.games - a.games);
}
