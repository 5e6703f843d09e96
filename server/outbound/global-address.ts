import ipaddr from 'ipaddr.js';

/** What IPv6 gives to the internet (RFC 4291 §2.4); the ranges below are exceptions inside it. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to one machine somewhere on the internet: not this machine, not a
 * private network, not a metadata service, not a group, and no spelling that wraps an IPv4 address
 * (mapped, NAT64, 6to4, Teredo), because who translates it decides where it leads (V08, V09).
 * Anything that is no address is not.
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
