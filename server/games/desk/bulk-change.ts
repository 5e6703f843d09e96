import { setImmediate } from 'node:timers/promises';
import type { BulkChangeInput, BulkResult } from '#core/games/contract/desk.ts';
import { applyAction, type BulkAction } from '#core/games/desk/bulk-action.ts';
import { parseDeskFilter } from '#core/games/desk/desk-filter.ts';
import { MOST_BULK_GAMES } from '#core/games/desk/limits.ts';
import type { Game } from '#core/games/game.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { updateGame } from '#server/games/store-games.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { newId } from '#server/ids.ts';
import { createBulkWriter } from './bulk-repository.ts';
import { createDeskRepository } from './desk-repository.ts';
import { deskRows, gameTitle } from './desk-rows.ts';
import { parametersOf } from './list-desk.ts';
import { resolveQuery } from './resolve-query.ts';

export type DeskWriting = { db: AppDatabase; data: Pick<GuideData, 'reference'> };
/**
 * `now` = editorial UTC milliseconds, as in every change of a game. `at` = real UTC milliseconds,
 * for undo and the audit log.
 */
export type DeskWriter = { operatorId: string; actor: Actor; now: number; at: number };

/**
 * 'stale': the filter now finds a different number of games than the operator saw.
 * 'unknown-channel': the guide has no such channel.
 */
type BulkRefusal = { kind: 'stale'; total: number } | { kind: 'unknown-channel' };

/**
 * How long an action can be undone: far longer than the panel offers it, for people who read or
 * move slowly.
 */
export const UNDO_MS = 15 * 60_000;
/** Maximum number of changed games that a response includes in full. */
const MOST_ROWS = 500;
/** Games processed before yielding to other requests of this process. */
const PAUSE_EVERY = 50;

/**
 * Applies one action to many games in one transaction. Games saved since they were seen, or to
 * which the action does not apply, are skipped and listed. All others change together with their
 * log, revisions and public pages. The previous state is recorded for `undoBulk`.
 */
export async function changeMany(
	{ db, data }: DeskWriting,
	{ action, target }: BulkChangeInput,
	writer: DeskWriter,
): Promise<Result<BulkResult, BulkRefusal>> {
	const reference = await data.reference();
	if ('channelId' in action && !reference.channels.has(action.channelId))
		return fail({ kind: 'unknown-channel' });
	return db.transaction(async (trx) => {
		const chosen = await chooseGames(trx, target, { data, now: writer.now });
		if (!chosen.ok) return chosen;
		const { changed, left } = await changeEach(
			trx,
			{ chosen: chosen.value, action },
			{ ...writer, reference },
		);
		const id = changed.length === 0 ? null : await record(trx, { action, changed }, writer);
		const shown = changed.slice(0, MOST_ROWS).map(({ before }) => before.id);
		const rows = await deskRows(
			trx,
			inOrder(await createDeskRepository(trx).byIds(shown), shown),
			reference,
		);
		return ok({ id, changed: changed.length, left, rows });
	});
}

type Chosen = { id: string; revision: number; game: Game | null }[];

async function chooseGames(
	trx: Writer,
	target: BulkChangeInput['target'],
	{ data, now }: { data: DeskWriting['data']; now: number },
): Promise<Result<Chosen, BulkRefusal>> {
	const repository = createDeskRepository(trx);
	if ('games' in target) {
		const byId = new Map(
			(await repository.byIds(target.games.map(({ id }) => id))).map((game) => [game.id, game]),
		);
		const seen = new Map(target.games.map((one) => [one.id, one]));
		return ok(
			[...seen.values()].map(({ id, revision }) => ({ id, revision, game: byId.get(id) ?? null })),
		);
	}
	const filter = parseDeskFilter(new URLSearchParams(parametersOf(target.filter)));
	const query = await resolveQuery({ db: trx, data }, filter, now);
	const ids =
		query === null || filter.quality === 'conflito'
			? []
			: await repository.listIds(query, MOST_BULK_GAMES + 1);
	if (query === null || ids.length !== target.total)
		return fail({ kind: 'stale', total: query === null ? 0 : await repository.count(query) });
	const games = inOrder(await repository.byIds(ids), ids);
	return ok(games.map((game) => ({ id: game.id, revision: game.revision, game })));
}

type Changed = { changed: { before: Game; revision: number }[]; left: BulkResult['left'] };

async function changeEach(
	trx: Writer,
	{ chosen, action }: { chosen: Chosen; action: BulkAction },
	writer: DeskWriter & { reference: Reference },
): Promise<Changed> {
	const done: Changed = { changed: [], left: [] };
	for (const [place, { id, revision, game }] of chosen.entries()) {
		if (place % PAUSE_EVERY === PAUSE_EVERY - 1) await setImmediate();
		const problem =
			game === null ? 'missing' : await changeOne(trx, { game, revision, action }, writer);
		if (game !== null && problem === null)
			done.changed.push({ before: game, revision: game.revision + 1 });
		else
			done.left.push({
				id,
				title: game === null ? id : gameTitle(game, writer.reference),
				problem: problem ?? 'missing',
			});
	}
	return done;
}

type Change = { game: Game; revision: number; action: BulkAction };

async function changeOne(
	trx: Writer,
	{ game, revision, action }: Change,
	{ actor, now, reference }: DeskWriter & { reference: Reference },
): Promise<BulkResult['left'][number]['problem'] | null> {
	if (game.revision !== revision) return 'stale';
	const applied = applyAction(game, action, now);
	if (!applied.ok) return applied.error;
	const note = { now, actor: actor.name, source: null, reference };
	return (await updateGame(trx, { before: game, after: applied.value }, note)) ? null : 'stale';
}

async function record(
	trx: Writer,
	{ action, changed }: { action: BulkAction; changed: { before: Game; revision: number }[] },
	{ operatorId, actor, at }: DeskWriter,
): Promise<string> {
	const id = newId();
	const bulk = createBulkWriter(trx);
	await bulk.forgetBefore(at - UNDO_MS);
	await bulk.record({ id, operatorId, at, action }, changed);
	await audit(trx, actor, 'games.changed', { at, detail: { action, games: changed.length } });
	return id;
}

function inOrder(games: readonly Game[], ids: readonly string[]): Game[] {
	const byId = new Map(games.map((game) => [game.id, game]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}
