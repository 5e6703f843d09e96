import { argon2Sync } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { runWhenIdle, yieldToServing } from '#server/yield-to-serving.ts';
import type { HashOrder, HashTurn } from './hash-threads.ts';

/** Sets the scheduling priority of the thread. */
const TAKE: Readonly<Record<HashTurn, () => void>> = {
	idle: runWhenIdle,
	behind: yieldToServing,
	equal: () => undefined,
};

if (parentPort !== null) {
	const port = parentPort;
	const turn: HashTurn = workerData;
	TAKE[turn]();
	port.on('message', (order: HashOrder) => port.postMessage(argon2Sync('argon2id', order)));
}
