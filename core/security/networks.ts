/**
 * One entry of TRUST_PROXY. `prefix` in bits; `isGlobal` = it reaches into the public internet.
 */
export type TrustedNetwork = { text: string; family: 4 | 6; prefix: number; isGlobal: boolean };

/**
 * The shortest prefixes that a proxy needs: the largest networks of public CDNs, and of the ranges
 * kept for private use.
 */
const SHORTEST = {
	global: { 4: 12, 6: 24 },
	private: { 4: 8, 6: 7 },
} as const;

/** Whether strangers are in the network: each of them could choose the address that they have. */
export function isTooWide({ family, prefix, isGlobal }: TrustedNetwork): boolean {
	return prefix < SHORTEST[isGlobal ? 'global' : 'private'][family];
}

/** Where clouds hand keys to the machine that asks. */
const METADATA = /^(169\.254\.\d+\.\d+|\[fd00:ec2::254\]|metadata\.google\.internal)$/i;

/** Ports of remote control, databases and stores: none of them serves a source of games. */
const SERVICES: ReadonlySet<number> = new Set([
	...[21, 22, 23, 25, 389, 465, 587, 1433, 1521, 2049, 2375, 2376, 2379, 3306, 5432],
	...[5672, 5984, 6379, 6443, 9042, 9200, 10_250, 11_211, 27_017],
]);

/**
 * Why an entry of OUTBOUND_ALLOW (host:port) opens more than a page: keys of the machine, or a
 * service; null = it does not.
 */
export function riskOf(entry: string): 'metadata' | 'service' | null {
	const place = entry.lastIndexOf(':');
	if (METADATA.test(entry.slice(0, place))) return 'metadata';
	return SERVICES.has(Number(entry.slice(place + 1))) ? 'service' : null;
}

/** Names kept for examples and tests (RFC 2606, RFC 6761): no letter reaches them. */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** Whether an e-mail address is one of an example. */
export function isExampleAddress(email: string): boolean {
	return RESERVED.test(email.slice(email.lastIndexOf('@') + 1));
}

/** Whether the name is that of a company for profit, by its legal form. */
export function isCompany(name: string): boolean {
	return /(^|[\s,-])(ltda|eireli|s\/a|s\.a)(?=[\s,.-]|$)/i.test(name);
}
