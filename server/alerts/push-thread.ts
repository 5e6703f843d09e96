import { parentPort, workerData } from 'node:worker_threads';
import { createOutbound } from '#server/outbound/outbound.ts';
import { runWhenIdle } from '#server/yield-to-serving.ts';
import { AT_ONCE, createPushLanes } from './push-lanes.ts';
import { createSealer, type PushOrder, type Sender } from './seal-push.ts';

/** Start data of the thread. `allow` = private hosts that may be contacted (OUTBOUND_ALLOW). */
export type PushThreadData = { sender: Sender; allow: readonly string[] };
/** Messages to send, answered with their outcomes; or the order to stop. */
export type PushThreadOrder = readonly PushOrder[] | 'stop';

if (parentPort !== null) {
	runWhenIdle();
	const port = parentPort;
	const { sender, allow }: PushThreadData = workerData;
	const stop = new AbortController();
	const outbound = createOutbound({ allow, userAgent: 'GuiaDeJogos', connections: AT_ONCE });
	const send = createPushLanes({ seal: createSealer(sender), outbound, signal: stop.signal });
	port.on('message', async (order: PushThreadOrder) => {
		if (order === 'stop') stop.abort();
		else port.postMessage(await send(order));
	});
}
