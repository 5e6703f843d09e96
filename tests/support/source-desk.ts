import { SYSTEM } from '#server/audit/audit.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { addFromEntry } from '#server/sources/add-from-entry.ts';
import { readCatalogue } from '#server/sources/read-catalogue.ts';
import { saveEntry } from '#server/sources/save-entry.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';
import { testSource } from '#server/sources/test-source.ts';
import type { TestDatabase } from './database.ts';
import { NOW } from './factories.ts';
import { type FeedServer, startFeedServer } from './feed-server.ts';
import { botContext } from './jobs.ts';
import type { DoubleAnswer } from './service-doubles.ts';

const OPERATOR = { operator: 'ana', now: NOW };

/** A guide, a server that plays any service, and an administrator who adds and tests sources. */
export async function sourceDesk({ database, address }: TestDatabase) {
	const server = await startFeedServer();
	const env = { OUTBOUND_ALLOW: server.allow };
	const context = botContext(database, { env, address, clock: () => NOW });
	const by = { actor: SYSTEM, now: NOW };
	return {
		...{ context, server, by },
		/** An entry of the catalogue whose address leads to the double, as a team would edit it. */
		async divert(id: string) {
			const item = (await readCatalogue(database.kysely)).find(({ entry }) => entry.id === id);
			if (item?.entry.kind !== 'jogos') throw new Error(`No entry ${id}`);
			const template = item.entry.template.replace(/^https:\/\/[^/]+/, server.url);
			const entry = { ...item.entry, template };
			await saveEntry(database, { entry, revision: item.revision }, by);
			return entry;
		},
		/** A source of an entry, for its first competition. */
		async add(entryId: string, competitionIds: string[], key: string | null = 'secret key') {
			const added = await addFromEntry(
				context,
				{ entryId, competitionIds, key, apply: 'apply', createMissing: false },
				by,
			);
			if (!added.ok) throw new Error(JSON.stringify(added.error));
			const [source] = added.value;
			if (source === undefined) throw new Error('Nothing added');
			return source;
		},
		async test(id: string) {
			const tested = await testSource({ ...context, readDocument }, { ...OPERATOR, id });
			if (!tested.ok) throw new Error(tested.error);
			return tested.value;
		},
		read: (id: string) => createGameSourceRepository(database.kysely).byId(id),
		[Symbol.asyncDispose]: async () => {
			await context.imports[Symbol.asyncDispose]();
			await context.outbound[Symbol.asyncDispose]();
			await server[Symbol.asyncDispose]();
		},
	};
}

/** Plays an answer at every address. */
export function play(server: FeedServer, { status, body, headers = {} }: DoubleAnswer): void {
	server.serveAll((_request, response) => void response.writeHead(status, headers).end(body));
}
