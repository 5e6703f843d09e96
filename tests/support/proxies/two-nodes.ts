import { setTimeout as wait } from 'node:timers/promises';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';
import { createLog } from '#server/log.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startS3Server } from '#tests/support/files/s3-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startWeb, type WebProcess } from '#tests/support/web-process.ts';

const GUIA_KEY = 'key of the two nodes, of no value elsewhere';

/** A web process that a test ends and starts again, at one address. */
export type Node = {
	/** host:port */
	address: string;
	web: WebProcess;
	/** Starts the next process and waits until it is ready. */
	start(): Promise<void>;
};

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

async function openNode(settings: Record<string, string>): Promise<Node> {
	const port = await freePort();
	const run = () => startWeb({ ...settings, PORT: String(port) });
	const node: Node = {
		address: `127.0.0.1:${port}`,
		web: await run(),
		async start() {
			await node.web[Symbol.asyncDispose]();
			node.web = await run();
			await becomeReady(node);
		},
	};
	return node;
}

async function becomeReady({ address }: Node): Promise<void> {
	while ((await fetch(`http://${address}/readyz`)).status !== 200) await wait(100);
}

function filesUrl({ accessKey, secretKey, bucket, prefix, region, endpoint }: S3Address): string {
	return `s3://${accessKey}:${secretKey}@${bucket}/${prefix}?region=${region}&endpoint=${endpoint}`;
}
