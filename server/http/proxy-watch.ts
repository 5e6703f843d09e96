import type { IncomingMessage } from 'node:http';
import type { Log } from '#server/log.ts';
import { isGlobalAddress } from '#server/outbound/global-address.ts';
import type { ClientReader } from './client.ts';

/** Interval between updates of the note, because anyone can send the header. */
const QUIET_MS = 86_400_000;
const LOOPBACK = ['127.0.0.1', '::1'];

type ProxyWatchOptions = {
	client: ClientReader;
	log: Log;
	/** Stores the finding for the dashboard and `guia doctor`. */
	keep: (seen: { network: string; advice: string[] }) => Promise<void>;
};

/**
 * Detects requests that name their client in an untrusted header. Logs once per process and stores
 * once a day, so that forged headers fill neither the log nor the disk. `at` = `performance.now()`
 * of the request.
 */
export function createProxyWatch({
	client,
	log,
	keep,
}: ProxyWatchOptions): (request: IncomingMessage, at: number) => void {
	let quietUntil = Number.NEGATIVE_INFINITY;
	let isReported = false;
	return (request, at) => {
		if (at < quietUntil || !client.isUnread(request)) return;
		quietUntil = at + QUIET_MS;
		const network = client.network(request);
		if (!isReported)
			log.warn(
				{ code: 'untrusted-proxy', client: network },
				'forwarding header of a peer outside TRUST_PROXY is not read',
			);
		isReported = true;
		keep({ network, advice: adviceFor(network) }).catch((error: unknown) =>
			log.warn({ err: error }, 'note about TRUST_PROXY could not be kept'),
		);
	};
}

/**
 * What to add to TRUST_PROXY. A peer on the internet may be anyone, so trusting it is never
 * advised.
 */
function adviceFor(network: string): string[] {
	const address = network.replace(/\/\d+$/, '');
	if (isGlobalAddress(address)) return [];
	return network.startsWith('127.') || network === '0:0:0::/48' ? LOOPBACK : [network];
}
