import { someWords } from '#tests/support/articles.ts';
import { aTypedGame } from '#tests/support/factories.ts';
import type { FeedServer } from '#tests/support/feed-server.ts';
import type { PanelCaller } from '#tests/support/ledger/panel-calls.ts';

export type Fields = Record<string, unknown>;

/**
 * Bodies that say more than their schema does, so that what is varied in them gets as far as the
 * database.
 */
export const WHOLE: Readonly<Record<string, Fields>> = {
	'POST games': { ...aTypedGame() },
	'PUT games/:id': { ...aTypedGame() },
	'POST games/check': { ...aTypedGame(), id: null },
	'POST articles': { content: someWords() },
	'PUT articles/:id': { content: someWords() },
	'PATCH bots/:id': { schedule: '0 9 * * *' },
};

/** What two records may not share, for the `count`-th call. */
export const OWN: Readonly<Record<string, (count: number, feeds: FeedServer) => Fields>> = {
	'POST operators': (count) => ({ email: `extremo-${count}@guia.example` }),
	'POST access/providers': (count) => ({ label: `Entrada ${count}`, revision: 0 }),
	'POST feeds': (count, { url }) => ({ feedUrl: `${url}/extremo-${count}` }),
	'PUT feeds/:id': (count, { url }) => ({ feedUrl: `${url}/mudada-${count}` }),
	'POST teams': (count) => ({ name: `Time ${count}`, country: 'BR' }),
	'POST competitions': (count) => ({ name: `Torneio ${count}`, country: 'BR' }),
	'POST names/merge': (count) => ({ from: `time-${count}`, into: 'flamengo' }),
	'POST channels': (count) => ({ name: `Canal ${count}` }),
};

/** Ids that no list names. */
export const IDS: Readonly<Record<string, readonly string[]>> = { 'views/:screen': ['articles'] };

/** What a record that is changed whole holds now, in the fields of the body. */
export async function nowAt(call: PanelCaller, path: string, sample: Fields): Promise<Fields> {
	const { status, json } = await call({ method: 'GET', path });
	if (status !== 200) return {};
	const revision = revisionIn(json);
	const own = Object.entries(json).filter(([field]) => field in sample);
	return { ...Object.fromEntries(own), ...(revision === undefined ? {} : { revision }) };
}

/** The revision of a record, wherever an answer keeps it. */
export function revisionIn(answer: unknown): number | undefined {
	if (typeof answer !== 'object' || answer === null) return undefined;
	const found = Object.entries(answer).find(
		([name, value]) => name === 'revision' && typeof value === 'number',
	);
	if (found !== undefined) return found[1] as number;
	return Object.values(answer)
		.map((inner) => (Array.isArray(inner) ? undefined : revisionIn(inner)))
		.find((inner) => inner !== undefined);
}
