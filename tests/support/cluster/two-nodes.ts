import type { AppDatabase } from '#server/db/app-database.ts';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';
import { createLog } from '#server/log.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startS3Server } from '#tests/support/files/s3-server.ts';
import { filesUrl, type Node, openNode } from './node.ts';

export const GUIA_KEY = 'key of the two nodes, of no value elsewhere';

/** Two web processes with folders of their own, on one PostgreSQL database and one bucket. */
export type TwoNodes = {
	nodes: readonly [Node, Node];
	database: AppDatabase;
	/** For making accounts. */
	identity: Identity;
	[Symbol.asyncDispose](): Promise<void>;
};

/** `env` holds for both. */
export async function startTwoNodes(env: Record<string, string>): Promise<TwoNodes> {
	const stack = new AsyncDisposableStack();
	const { database, address } = stack.use(await openTestDatabase('postgres'));
	const s3 = stack.use(await startS3Server());
	const settings = {
		...{ DATABASE_URL: address.databaseUrl ?? '', FILES_URL: filesUrl(s3.address) },
		...{ GUIA_KEY, ROLE: 'web', NODE_ENV: 'production', ...env },
	};
	const nodes = await Promise.all([openNode(settings), openNode(settings)]);
	for (const node of nodes) stack.defer(() => node.web[Symbol.asyncDispose]());
	const { log } = createLog('silent');
	const identity = createIdentity({ db: database, log, box: createSecretBox(GUIA_KEY) });
	stack.defer(() => identity.close());
	return { nodes, database, identity, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
