import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { isGlobalAddress } from './global-address.ts';
import { OutboundError } from './outbound-problem.ts';

/** Resolves a name to all its addresses. */
export type Lookup = (
	host: string,
	callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

export const lookupAll: Lookup = (host, callback) => systemLookup(host, { all: true }, callback);

type GuardOptions = {
	/** `host:port` as written in an address: may be contacted although private. */
	allow: ReadonlySet<string>;
	lookup: Lookup;
	connectMs: number;
};

/**
 * Connects only to global addresses. The name is resolved once, all results are checked, and the
 * connection uses one of them. Before any byte is sent, the socket's remote address is checked
 * again (V09, V10: the text proves nothing).
 */
export function createGuardedConnector({
	allow,
	lookup,
	connectMs,
}: GuardOptions): buildConnector.connector {
	const open = buildConnector({ timeout: connectMs });
	const guarded = buildConnector({ timeout: connectMs, lookup: guardedLookup(lookup) });
	return (options, callback) => {
		const port = options.port || (options.protocol === 'https:' ? '443' : '80');
		if (allow.has(`${options.hostname}:${port}`.toLowerCase())) return open(options, callback);
		const host = options.hostname.replace(/^\[|\]$/g, '');
		if (isIP(host) !== 0 && !isGlobalAddress(host)) return callback(refusal(host), null);
		guarded(options, (...[error, socket]) => {
			if (error !== null) return callback(error, null);
			const { remoteAddress = '' } = socket;
			if (isGlobalAddress(plain(remoteAddress))) return callback(null, socket);
			socket.destroy();
			callback(refusal(remoteAddress), null);
		});
	};
}

/** A name with both private and public addresses is suspicious: all are refused. */
function guardedLookup(lookup: Lookup): LookupFunction {
	return (host, { all }, callback) => {
		lookup(host, (error, addresses) => {
			const private_ = addresses?.find(({ address }) => !isGlobalAddress(address));
			const problem = error ?? (private_ === undefined ? null : refusal(private_.address));
			const [first] = addresses ?? [];
			if (problem !== null || first === undefined)
				return callback(problem ?? new OutboundError('unreachable', 'no address'), []);
			return all === true ? callback(null, addresses) : callback(null, first.address, first.family);
		});
	};
}

/** A dual-stack socket reports IPv4 peers in mapped form. */
function plain(address: string): string {
	return /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(address) ? address.slice('::ffff:'.length) : address;
}

function refusal(address: string): OutboundError {
	return new OutboundError('address', `${address} is not on the internet`);
}
