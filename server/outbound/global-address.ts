import ipaddr from 'ipaddr.js';

/** The globally routable IPv6 range (RFC 4291 §2.4); the ranges below are exceptions within it. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is a public unicast address: not loopback, private, a metadata service or
 * multicast. Wrapped IPv4 addresses (mapped, NAT64, 6to4, Teredo) do not count: the translator
 * decides where they lead (V08, V09). Invalid addresses are never global.
 */
export function isGlobalAddress(text: string): boolean {
	if (!ipaddr.isValid(text)) return false;
	const address = ipaddr.parse(text);
	if (address instanceof ipaddr.IPv4)
		return ipaddr.IPv4.isValidFourPartDecimal(text) && address.range() === 'unicast';
	return (
		address.zoneId === undefined && address.range() === 'unicast' && address.match(GLOBAL_IPV6)
	);
}
