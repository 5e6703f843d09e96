/**
 * Ports of services that a web client has no business with, even on the internet; above them
 * everybody runs what they like.
 */
const LAST_SYSTEM_PORT = 1023;
const WEB_PORTS = new Set(['80', '443']);

export type AddressRule = { allow: ReadonlySet<string>; protocols: readonly string[] };

/** The key of `OUTBOUND_ALLOW`: host and port, the port also where the address leaves it out. */
function hostAndPort(url: URL): string {
	return `${url.hostname}:${portOf(url)}`.toLowerCase();
}

/**
 * Whether an address may be asked at all, before anything is resolved: scheme, port, no credentials
 * inside.
 */
export function mayAsk(url: URL, { allow, protocols }: AddressRule): boolean {
	if (url.username !== '' || url.password !== '' || url.hostname === '') return false;
	if (allow.has(hostAndPort(url))) return url.protocol === 'http:' || url.protocol === 'https:';
	const port = portOf(url);
	return (
		protocols.includes(url.protocol) && (WEB_PORTS.has(port) || Number(port) > LAST_SYSTEM_PORT)
	);
}

function portOf(url: URL): string {
	return url.port === '' ? (url.protocol === 'https:' ? '443' : '80') : url.port;
}
