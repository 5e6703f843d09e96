import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createIdentity, type Identity } from '#server/identity/identity.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';
import { createLog } from '#server/log.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { makeSmallDisk, type SmallDisk } from '#tests/support/durability/small-disk.ts';
import { type S3Server, startS3Server } from '#tests/support/files/s3-server.ts';
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts';
import { makeCertificate } from '#tests/support/proxies/certificate.ts';
import { startNginx } from '#tests/support/proxies/running-proxy.ts';
import { type SilentProxy, startSilentProxy } from '#tests/support/silent-proxy.ts';
import { filesUrl, type Node, openNode } from './node.ts';
import { startPooler } from './pooler.ts';

const GUIA_KEY = 'key of the cluster, of no value elsewhere';
const WORKER = fileURLToPath(new URL('../../../bin/worker.ts', import.meta.url));
const SKEWED = new URL('../children/skewed-clock.ts', import.meta.url).href;

/** A node with ways of its own to the database and the bucket, and a small disk. */
export type ClusterNode = Node & {
	database: SilentProxy;
	bucket: SilentProxy;
	disk: SmallDisk;
	/** Whether a fault keeps it from what it needs to be up to date. */
	isAway: boolean;
	/** When it came back last (milliseconds of `performance.now`). */
	backAt: number;
};

export type Worker = { child: ChildProcess; start(): Promise<void> };

/** Two web nodes and a worker behind nginx, on one PostgreSQL and one bucket. */
export type Cluster = {
	/** Of nginx, as readers see it. */
	origin: string;
	nodes: readonly [ClusterNode, ClusterNode];
	worker: Worker;
	postgres: PostgresServer;
	s3: S3Server;
	/** On a way of its own, for making accounts and for looking. */
	db: AppDatabase;
	identity: Identity;
	[Symbol.asyncDispose](): Promise<void>;
};

export type ClusterOptions = {
	/** Whether everything reaches the database through a pooler by transaction. */
	pooled: boolean;
	/** By how much the clock of the second node is ahead, in milliseconds. */
	skewMs: number;
};

export async function openCluster({ pooled, skewMs }: ClusterOptions): Promise<Cluster> {
	const stack = new AsyncDisposableStack();
	const postgres = await startPostgres();
	stack.defer(() => postgres.stop());
	const s3 = stack.use(await startS3Server());
	const url = pooled ? stack.use(await startPooler(postgres.url)).url : postgres.url;
	const env = { GUIA_KEY, NODE_ENV: 'production', PUBLIC_URL: 'https://localhost' };
	const open = async (own: Record<string, string>) => {
		const node = await openClusterNode({ url, s3 }, { ...env, ...own });
		stack.use(node.database);
		stack.use(node.bucket);
		stack.use(node.disk);
		stack.defer(() => node.web[Symbol.asyncDispose]());
		return node;
	};
	// One after the other: the first one makes the schema.
	const first = await open({});
	const nodes = [first, await open(skewed(skewMs))] as const;
	const ways = { DATABASE_URL: url, FILES_URL: filesUrl(s3.address) };
	const worker = await startWorker({ ...env, ...ways });
	stack.defer(() => void worker.child.kill('SIGKILL'));
	const db = stack.use(await openDatabase({ dataDir: '.', databaseUrl: postgres.url }));
	const { log } = createLog('silent');
	const identity = createIdentity({ db, log, box: createSecretBox(GUIA_KEY) });
	stack.defer(() => identity.close());
	const folder = stack.use(await temporaryFolder());
	const certificate = makeCertificate(folder.path);
	const addresses = nodes.map(({ address }) => address);
	const place = { folder: folder.path, nodes: addresses, certificate };
	const { url: origin, ...nginx } = await startNginx(place);
	stack.defer(() => nginx[Symbol.asyncDispose]());
	return {
		...{ origin, nodes, worker, postgres, s3, db, identity },
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

const skewed = (skewMs: number): Record<string, string> =>
	skewMs === 0 ? {} : { NODE_OPTIONS: `--import=${SKEWED}`, GUIA_TEST_SKEW_MS: String(skewMs) };

async function openClusterNode(
	{ url, s3 }: { url: string; s3: S3Server },
	env: Record<string, string>,
): Promise<ClusterNode> {
	const [database, bucket, disk] = await Promise.all([
		startSilentProxy(url),
		startSilentProxy(s3.address.endpoint),
		makeSmallDisk(),
	]);
	const node = await openNode({
		...{ ...env, ROLE: 'web', TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: '1' },
		...{ DATA_DIR: disk.path, DATABASE_URL: database.url },
		FILES_URL: filesUrl(s3.address, bucket.url.replace(/\/$/, '')),
	});
	return Object.assign(node, { database, bucket, disk, isAway: false, backAt: 0 });
}

async function startWorker(env: Record<string, string>): Promise<Worker> {
	const folder = await temporaryFolder();
	const run = () =>
		spawn(process.execPath, ['--no-warnings', WORKER], {
			env: { PATH: process.env.PATH, DATA_DIR: folder.path, HEALTH_PORT: '0', ...env },
			stdio: 'ignore',
		});
	const worker: Worker = {
		child: run(),
		async start() {
			if (worker.child.exitCode === null && worker.child.signalCode === null)
				await once(worker.child, 'exit');
			worker.child = run();
		},
	};
	return worker;
}
