import { docsCopy } from '#core/copy/docs.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import {
	gameChangeSchema,
	gameCheckSchema,
	gameEditSchema,
	gameRecordSchema,
	gameWarningsSchema,
	restoreSchema,
	revisionListSchema,
} from '#core/games/contract/form.ts';
import type { FactProblems } from '#core/games/game-facts.ts';
import { placeField } from '#core/kit/fields.ts';
import { checkGame } from '#server/games/check-game.ts';
import { createGame } from '#server/games/create-game.ts';
import { type EditProblem, editGame } from '#server/games/edit-game.ts';
import { listRevisions } from '#server/games/list-revisions.ts';
import { gameRecord, readGameRecord } from '#server/games/read/read-game-record.ts';
import { readStaleGame } from '#server/games/read/read-stale-game.ts';
import { restoreRevision } from '#server/games/restore-revision.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;

/** One game, including drafts and the trash. */
export const game = defineRoute({
	...{
		method: 'GET',
		path: 'games/:id',
		needs: 'editor',
		area: areas.games,
		summary: summaries.game,
	},
	answer: gameRecordSchema,
	async run({ context, params }) {
		return (await readGameRecord(context.data, params.id ?? '')) ?? refuseUnknown();
	},
});

/** Stores a new game. */
export const newGame = defineRoute({
	...{
		method: 'POST',
		path: 'games',
		needs: 'editor',
		area: areas.games,
		summary: summaries.newGame,
	},
	body: gameChangeSchema,
	answer: gameRecordSchema,
	async run({ context, access, body }) {
		const made = await createGame(context, body, {
			actor: access.actor.name,
			now: context.clock(),
		});
		if (!made.ok) throw invalid(made.error);
		return gameRecord(made.value, await context.data.reference());
	},
});

/** Replaces a game; every public page follows at once. */
export const changeGame = defineRoute({
	...{
		method: 'PUT',
		path: 'games/:id',
		needs: 'editor',
		area: areas.games,
		summary: summaries.changeGame,
	},
	body: gameEditSchema,
	answer: gameRecordSchema,
	async run(call) {
		const { context, access, body, params } = call;
		const { revision, ...change } = body;
		const target = { id: params.id ?? '', revision, change };
		const saved = await editGame(context, target, {
			actor: access.actor.name,
			now: context.clock(),
		});
		if (!saved.ok) throw await refusalOf(saved.error, call);
		return gameRecord(saved.value, await context.data.reference());
	},
});

/** Warnings about a game while it is edited; stores nothing. */
export const checkGameRoute = defineRoute({
	...{
		method: 'POST',
		path: 'games/check',
		needs: 'editor',
		area: areas.games,
		summary: summaries.checkGame,
	},
	body: gameCheckSchema,
	answer: gameWarningsSchema,
	async run({ context, body: { id, ...change } }) {
		return { warnings: await checkGame(context, { id, change }, context.clock()) };
	},
});

/** The revisions of a game. */
export const gameRevisions = defineRoute({
	...{
		method: 'GET',
		path: 'games/:id/revisions',
		needs: 'editor',
		area: areas.games,
		summary: summaries.gameRevisions,
	},
	answer: revisionListSchema,
	async run({ context, params }) {
		return (await listRevisions(context, params.id ?? '')) ?? refuseUnknown();
	},
});

/** Restores an earlier revision of a game. */
export const restoreGame = defineRoute({
	...{
		method: 'POST',
		path: 'games/:id/revisions/:number/restore',
		needs: 'editor',
		area: areas.games,
		summary: summaries.restoreGame,
	},
	body: restoreSchema,
	answer: gameRecordSchema,
	async run(call) {
		const { context, access, body, params } = call;
		const wanted = placeField.min(1).safeParse(params.number);
		if (!wanted.success) return refuseUnknown();
		const target = { id: params.id ?? '', wanted: wanted.data, revision: body.revision };
		const restored = await restoreRevision(context, target, {
			actor: access.actor.name,
			now: context.clock(),
		});
		if (!restored.ok) throw await refusalOf(restored.error, call);
		return gameRecord(restored.value, await context.data.reference());
	},
});

function refuseUnknown(): never {
	throw new Refusal('not-found');
}

type Edited = Omit<AdminCall, 'body'> & { body: { revision: number } };

async function refusalOf(
	problem: EditProblem,
	{ context, params, body }: Edited,
): Promise<Refusal> {
	if (problem === 'not-found') return new Refusal('not-found');
	if (problem !== 'stale') return invalid(problem);
	return new Refusal('stale', {
		current: await readStaleGame(context, params.id ?? '', body.revision),
		sent: body,
	});
}

function invalid(problems: FactProblems): Refusal {
	return new Refusal('invalid', {
		fields: Object.fromEntries(
			Object.entries(problems).map(([field, problem]) => [field, fieldCopy[problem]]),
		),
	});
}
