import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { TrustedNetwork } from '#core/security/networks.ts';
import { isGlobalAddress } from '#server/outbound/global-address.ts';

const BITS = { 4: 32, 6: 128 } as const;

/** An entry of TRUST_PROXY, which the settings checked: an address, or one with a prefix length. */
export function readTrustedNetwork(text: string): TrustedNetwork {
	const [address = '', length] = text.split('/');
	const family = isIPv6(address) ? 6 : 4;
	const prefix = length === undefined ? BITS[family] : Number(length);
	const range = family === 6 ? ipaddr.IPv6 : ipaddr.IPv4;
	const network = `${address}/${prefix}`;
	const ends = [range.networkAddressFromCIDR(network), range.broadcastAddressFromCIDR(network)];
	return { text, family, prefix, isGlobal: ends.some((end) => isGlobalAddress(end.toString())) };
}
