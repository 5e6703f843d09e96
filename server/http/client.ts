import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6, type Socket } from 'node:net';

/** Identifies clients as far as their headers can be trusted. */
export type ClientReader = {
	/**
	 * The client's address truncated to its network (/24, /48): enough to detect a flood, too little
	 * to identify a person.
	 */
	network(request: IncomingMessage): string;
	/**
	 * The client's own address, only for counting attempts: an IPv4 address, or the /64 of one IPv6
	 * subscriber. Never logged.
	 */
	address(request: IncomingMessage): string;
	/** The client's whole address: for the records that the law asks for, nowhere else. */
	whole(request: IncomingMessage): string;
	/**
	 * Whether a client is named in a header that is not trusted, because the peer is outside
	 * TRUST_PROXY.
	 */
	isUnread(request: IncomingMessage): boolean;
	/** The request id from a trusted proxy, else a new one. */
	requestId(request: IncomingMessage): string;
};

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Trusts forwarding headers only from the networks in TRUST_PROXY: anyone else could forge them.
 */
export function createClientReader(trustProxy: readonly string[]): ClientReader {
	const trusted = toBlockList(trustProxy);
	const process = randomBytes(4).toString('hex');
	const trustOf = new WeakMap<Socket, boolean>();
	const networkOf = new WeakMap<Socket, string>();
	let count = 0;

	function isTrusted(address: string): boolean {
		return (
			trustProxy.length > 0 &&
			isIP(address) !== 0 &&
			trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
		);
	}

	function comesFromProxy({ socket }: IncomingMessage): boolean {
		if (trustProxy.length === 0) return false;
		let trust = trustOf.get(socket);
		if (trust === undefined) {
			trust = isTrusted(plain(socket.remoteAddress ?? ''));
			trustOf.set(socket, trust);
		}
		return trust;
	}

	/** The last address in the chain that is not a trusted proxy. */
	function address(request: IncomingMessage): string {
		const remote = plain(request.socket.remoteAddress ?? '');
		if (!comesFromProxy(request)) return remote;
		const chain = String(request.headers['x-forwarded-for'] ?? '')
			.split(',')
			.map((part) => plain(part.trim()))
			.filter((part) => isIP(part) !== 0);
		return chain.findLast((part) => !isTrusted(part)) ?? chain[0] ?? remote;
	}

	return {
		whole: address,
		address: (request) => subscriber(address(request)),
		network(request) {
			if (comesFromProxy(request)) return shorten(address(request));
			let network = networkOf.get(request.socket);
			if (network === undefined) {
				network = shorten(address(request));
				networkOf.set(request.socket, network);
			}
			return network;
		},
		isUnread(request) {
			const { 'x-forwarded-for': chain, forwarded = chain } = request.headers;
			return forwarded !== undefined && !comesFromProxy(request);
		},
		requestId(request) {
			const given = request.headers['x-request-id'];
			if (typeof given === 'string' && REQUEST_ID.test(given) && comesFromProxy(request))
				return given;
			count += 1;
			return `${process}-${count.toString(36)}`;
		},
	};
}

function toBlockList(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = '', prefix] = network.split('/');
		const family = isIPv6(address) ? 'ipv6' : 'ipv4';
		list.addSubnet(
			address,
			prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix),
			family,
		);
	}
	return list;
}

/** IPv4 clients on a dual-stack socket appear as '::ffff:203.0.113.7'. */
function plain(address: string): string {
	return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

function shorten(address: string): string {
	if (address.includes(':')) return `${fullGroups(address).slice(0, 3).join(':')}::/48`;
	return address === '' ? '' : `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
}

function subscriber(address: string): string {
	return address.includes(':') ? `${fullGroups(address).slice(0, 4).join(':')}::/64` : address;
}

function fullGroups(address: string): string[] {
	const [head = '', tail] = address.split('::');
	const left = head === '' ? [] : head.split(':');
	if (tail === undefined) return left;
	const right = tail === '' ? [] : tail.split(':');
	return [
		...left,
		...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'),
		...right,
	];
}
