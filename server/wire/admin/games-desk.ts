import { docsCopy } from '#core/copy/docs.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import {
	bulkChangeSchema,
	bulkResultSchema,
	type DeskSetup,
	deskPageSchema,
	deskQuerySchema,
	deskSetupSchema,
	deskViewsSchema,
	purgedSchema,
	purgeSchema,
} from '#core/games/contract/desk.ts';
import { dayOf } from '#core/site/dates.ts';
import { changeMany, type DeskWriter } from '#server/games/desk/bulk-change.ts';
import { listDesk } from '#server/games/desk/list-desk.ts';
import { purgeGames } from '#server/games/desk/purge-games.ts';
import { saveViews } from '#server/games/desk/save-views.ts';
import { undoBulk } from '#server/games/desk/undo-bulk.ts';
import { createViewRepository } from '#server/games/desk/view-repository.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { areas, summaries } = docsCopy;
const desk = { needs: 'editor', area: areas.games } as const;

/** A page of games for the desk. */
export const listGames = defineRoute({
	...{ method: 'GET', path: 'games', ...desk, summary: summaries.listGames },
	query: deskQuerySchema,
	answer: deskPageSchema,
	run: ({ context, query }) =>
		listDesk({ db: context.db.kysely, data: context.data, now: context.clock() }, query),
});

/** Applies one action to many games. */
export const changeGames = defineRoute({
	...{ method: 'POST', path: 'games/bulk', relief: true, ...desk, summary: summaries.changeGames },
	body: bulkChangeSchema,
	answer: bulkResultSchema,
	async run(call) {
		const changed = await changeMany(call.context, call.body, writerOf(call));
		if (changed.ok) return changed.value;
		if (changed.error.kind === 'stale')
			throw new Refusal('stale', { current: { total: changed.error.total }, sent: call.body });
		throw new Refusal('invalid', { fields: { 'action.channelId': fieldCopy.choice } });
	},
});

/** Undoes such an action. */
export const undoGames = defineRoute({
	...{ method: 'POST', path: 'games/bulk/:id/undo', ...desk, summary: summaries.undoGames },
	answer: bulkResultSchema,
	async run(call) {
		const undone = await undoBulk(call.context, call.params.id ?? '', writerOf(call));
		if (!undone.ok) throw new Refusal('not-found');
		return undone.value;
	},
});

/** Permanently deletes games from the trash. */
export const purgeGamesRoute = defineRoute({
	...{
		method: 'POST',
		path: 'games/purge',
		relief: true,
		needs: 'administrator',
		area: areas.games,
		summary: summaries.purgeGames,
	},
	body: purgeSchema,
	answer: purgedSchema,
	run: (call) => purgeGames(call.context, call.body.games, writerOf(call)),
});

/** Setup of the desk: the operator's saved views and the names for its filters. */
export const deskSetup = defineRoute({
	...{ method: 'GET', path: 'desk', ...desk, summary: summaries.deskSetup },
	answer: deskSetupSchema,
	run: readSetup,
});

/** Stores the operator's own views. */
export const changeDeskViews = defineRoute({
	...{ method: 'PUT', path: 'desk/views', ...desk, summary: summaries.changeDeskViews },
	body: deskViewsSchema,
	answer: deskViewsSchema,
	async run({ context, access, body, now }) {
		const saved = await saveViews(context.db, { ...body, operatorId: access.operator.id, at: now });
		if (saved.ok) return saved.value;
		throw new Refusal('stale', {
			current: await createViewRepository(context.db.kysely).read(access.operator.id),
			sent: body,
		});
	},
});

async function readSetup({
	context,
	access,
}: Pick<AdminCall, 'context' | 'access'>): Promise<DeskSetup> {
	const [views, reference] = await Promise.all([
		createViewRepository(context.db.kysely).read(access.operator.id),
		context.data.reference(),
	]);
	const byImportance = [...reference.competitions.values()].toSorted(
		(a, b) => a.priority - b.priority || compare(a.shortName, b.shortName),
	);
	const channels = [...reference.channels.values()].toSorted((a, b) =>
		compare(a.shortName, b.shortName),
	);
	return {
		...views,
		competitions: byImportance.map(({ id, shortName }) => ({ id, name: shortName })),
		channels: channels.map(({ id, shortName, group, status }) => ({
			id,
			name: shortName,
			group,
			retired: status === 'retired',
		})),
		today: dayOf(context.clock()),
	};
}

function compare(a: string, b: string): number {
	return a.localeCompare(b, 'pt-BR');
}

function writerOf({
	context,
	access,
	now,
}: Pick<AdminCall, 'context' | 'access' | 'now'>): DeskWriter {
	return { operatorId: access.operator.id, actor: access.actor, now: context.clock(), at: now };
}
