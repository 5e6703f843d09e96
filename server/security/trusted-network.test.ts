import { expect, test } from 'vitest';
import { isTooWide } from '#core/security/networks.ts';
import { readTrustedNetwork } from './trusted-network.ts';

test.each([
	...['0.0.0.0/0', '::/0', '0.0.0.0/1', '10.0.0.0/7', '172.16.0.0/11', '192.168.0.0/8'],
	...['128.0.0.0/1', '2000::/3', 'fc00::/6', '2400::/12'],
])('%s is too wide to be trusted', (text) => {
	expect(isTooWide(readTrustedNetwork(text))).toBe(true);
});

test.each([
	...['127.0.0.1', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
	// The largest networks of Cloudflare and CloudFront.
	...['fc00::/7', '104.16.0.0/13', '2a06:98c0::/29', '2400:cb00::/32', '203.0.113.7'],
])('%s may be the network of a proxy', (text) => {
	expect(isTooWide(readTrustedNetwork(text))).toBe(false);
});
