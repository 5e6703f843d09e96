import { docsCopy } from '#core/copy/docs.ts';
import {
	boardQuerySchema,
	boardSchema,
	followedChangeSchema,
	followedViewSchema,
} from '#core/gaps/contract.ts';
import { gapsDocs } from '#core/gaps/copy/docs.ts';
import { reportRecord } from '#server/damaged-record.ts';
import { readFollowedView, saveFollowed } from '#server/gaps/followed.ts';
import { readBoard } from '#server/gaps/read-board.ts';
import { defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const editors = { needs: 'editor', area: docsCopy.areas.guide } as const;

/** The coverage board. */
const board = defineRoute({
	...{ method: 'GET', path: 'gaps', ...editors, summary: gapsDocs.board },
	query: boardQuerySchema,
	answer: boardSchema,
	run: ({ context: { db, data, clock }, query, now }) =>
		readBoard({ db: db.kysely, data, now: clock(), realNow: now }, query.days),
});

/** The competitions that the operators promise to cover. */
const followed = defineRoute({
	...{ method: 'GET', path: 'gaps/followed', ...editors, summary: gapsDocs.followed },
	answer: followedViewSchema,
	async run({ context: { db, data, log } }) {
		const view = await readFollowedView(db.kysely, await data.reference());
		reportRecord(log, 'configuracoes/competicoes', !view.isDamaged);
		return view;
	},
});

const changeFollowed = defineRoute({
	...{ method: 'PUT', path: 'gaps/followed', ...editors, summary: gapsDocs.changeFollowed },
	body: followedChangeSchema,
	answer: followedViewSchema,
	async run({ context: { db, data }, access, body, now }) {
		const reference = await data.reference();
		const saved = await saveFollowed(db, body, { actor: access.actor, now, reference });
		const current = await readFollowedView(db.kysely, reference);
		if (saved.ok) return current;
		throw new Refusal('stale', { current, sent: body });
	},
});

export const GAPS_ROUTES = [board, followed, changeFollowed] as const;
