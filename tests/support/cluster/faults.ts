import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, ClusterNode } from './open-cluster.ts';

export type Fault = {
	name: string;
	/** Does it, waits, and mends it. `node` is one of the two, by chance. */
	run(cluster: Cluster, node: ClusterNode): Promise<void>;
};

/** A fault lasts so long: more than any limit of time that should find it. */
const LASTS_MS = 8_000;

/** While a node is away, what it shows may be old; its delay counts from when it is back. */
async function away(nodes: readonly ClusterNode[], work: () => Promise<void>): Promise<void> {
	for (const node of nodes) node.isAway = true;
	try {
		await work();
	} finally {
		for (const node of nodes) Object.assign(node, { isAway: false, backAt: performance.now() });
	}
}

const restart = (node: ClusterNode, signal: NodeJS.Signals) =>
	away([node], async () => {
		node.web.child.kill(signal);
		await node.web.ended;
		await node.start();
	});

/** What may happen to a part of the cluster. */
export const FAULTS: readonly Fault[] = [
	{ name: 'none', run: () => wait(LASTS_MS) },
	{ name: 'web node killed', run: (_cluster, node) => restart(node, 'SIGKILL') },
	{
		name: 'both nodes rolled',
		async run({ nodes }) {
			for (const node of nodes) await restart(node, 'SIGTERM');
		},
	},
	{
		name: 'worker killed',
		async run({ worker }) {
			worker.child.kill('SIGKILL');
			await worker.start();
			await wait(LASTS_MS);
		},
	},
	{
		name: 'database killed',
		run: ({ postgres, nodes }) =>
			away(nodes, async () => {
				await postgres.kill();
				await wait(LASTS_MS);
				await postgres.start();
			}),
	},
	{
		name: 'database connections of a node half-open',
		async run(_cluster, node) {
			node.database.silence();
			await wait(LASTS_MS);
		},
	},
	{
		name: 'node cut from the database',
		run: (_cluster, node) =>
			away([node], async () => {
				node.database.swallow(true);
				node.database.silence();
				await wait(LASTS_MS);
				node.database.swallow(false);
			}),
	},
	{
		name: 'bucket stopped',
		async run({ s3 }) {
			await s3.stop();
			await wait(LASTS_MS);
			await s3.restart();
		},
	},
	{
		name: 'bucket silent for a node',
		async run(_cluster, node) {
			node.bucket.swallow(true);
			node.bucket.silence();
			await wait(LASTS_MS);
			node.bucket.swallow(false);
		},
	},
	{
		name: 'disk of a node full',
		async run(_cluster, node) {
			await node.disk.fill(null, 0);
			await wait(LASTS_MS);
			await node.disk.giveSpace(null);
		},
	},
];
