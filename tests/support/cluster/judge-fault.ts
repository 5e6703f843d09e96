import { setTimeout as wait } from 'node:timers/promises';
import { anAccount } from '#tests/support/identity.ts';
import type { PanelUser } from '#tests/support/panel.ts';
import { aReader, PAGES, repeat } from '#tests/support/proxies/load.ts';
import { aWriter } from '#tests/support/proxies/writer.ts';
import { anExplorer } from './explorer.ts';
import type { Fault } from './faults.ts';
import { guessPasswords } from './guesses.ts';
import type { Cluster } from './open-cluster.ts';
import { watchStaleness } from './staleness.ts';
import { anUploader } from './uploader.ts';

const SETTLE_MS = 6_000;
const GUESSES = 30;

/** What one fault did to those who used the guide meanwhile. */
export type Judgement = {
	fault: string;
	reads: number;
	failedReads: string[];
	slowestReadMs: number;
	pages: number;
	later: number;
	wrongPages: string[];
	/** Ids of acknowledged games and names of acknowledged files. */
	acknowledged: string[];
	uploads: number;
	failedUploads: string[];
	/** Sorted, in milliseconds. */
	delays: number[];
	unseen: number;
	/** Of GUESSES wrong passwords, those that were tried. */
	tried: number;
};

type Run = { cluster: Cluster; ana: PanelUser; random: () => number; round: number };

/** Readers, writers, uploads and guesses while a fault comes and goes. */
export async function judgeFault(
	fault: Fault,
	{ cluster, ana, random, round }: Run,
): Promise<Judgement> {
	const { origin, nodes } = cluster;
	const readers = [true, true, false].map((keepAlive) => aReader(origin, { keepAlive }));
	const explorer = anExplorer(origin, random);
	const writer = aWriter(origin, ana, `r${round}`);
	const uploader = anUploader(origin, ana.idToken, `u${round}`);
	const staleness = await watchStaleness(cluster, { ana, round });
	await warm(nodes);
	const { email } = await anAccount(cluster.identity, { role: 'editor' });
	const stopLooking = repeat(staleness.looks);
	const stop = repeat([
		...readers.map(({ step }) => step),
		...[explorer.step, staleness.save, writer.saveGame, uploader.upload],
	]);
	const node = nodes[random() < 0.5 ? 0 : 1];
	const guess = { email: email ?? '', count: GUESSES, from: `203.0.113.${round}` };
	const guesses = guessPasswords(cluster, guess);
	await fault.run(cluster, node);
	await wait(SETTLE_MS);
	await stop();
	const unseen = await staleness.unseenAtLast();
	await stopLooking();
	for (const reader of readers) reader[Symbol.dispose]();
	const heard = readers.map((reader) => reader.heard);
	return {
		fault: fault.name,
		reads: heard.reduce((sum, { right }) => sum + right, 0),
		failedReads: heard.flatMap(({ wrong }) => wrong),
		slowestReadMs: Math.max(...heard.map(({ slowestMs }) => slowestMs)),
		...{ pages: explorer.heard.pages, later: explorer.heard.later },
		wrongPages: explorer.heard.wrong,
		acknowledged: [...writer.games, ...uploader.files],
		...{ uploads: uploader.files.length, failedUploads: uploader.failures },
		unseen,
		delays: staleness.delays.toSorted((one, other) => one - other),
		tried: await guesses,
	};
}

/** From here on the pages of the readers are in the memory of both nodes. */
async function warm(nodes: Cluster['nodes']): Promise<void> {
	for (const { address } of nodes)
		for (const page of PAGES) await (await fetch(`http://${address}${page}`)).text();
}
