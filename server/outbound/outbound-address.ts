/**
 * System ports are reserved for services that a web client must not contact, even on the internet;
 * above them anything may run.
 */
const LAST_SYSTEM_PORT = 1023;
const WEB_PORTS = new Set(['80', '443']);

export type AddressRule = { allow: ReadonlySet<string>; protocols: readonly string[] };

/** An entry of `OUTBOUND_ALLOW`: host and port, with the default port filled in. */
function hostAndPort(url: URL): string {
	return `${url.hostname}:${portOf(url)}`.toLowerCase();
}

/**
 * Whether an address may be contacted at all, before name resolution: scheme, port, no embedded
 * credentials.
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
