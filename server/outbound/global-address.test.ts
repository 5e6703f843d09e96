import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGlobalAddress } from './global-address.ts';

test('V08 V09 no spelling of a private, local, wrapped or reserved address counts as global', () => {
	const refused = [
		...[
			'127.0.0.1',
			'127.1',
			'2130706433',
			'0x7f.1',
			'017700000001',
			'127.0.0.1.',
			'0.0.0.0',
			'10.1.2.3',
			'172.16.0.1',
			'172.31.255.255',
		],
		...[
			'192.168.0.1',
			'169.254.169.254',
			'100.64.0.1',
			'100.100.100.200',
			'192.0.0.192',
			'192.0.2.1',
			'198.18.0.1',
			'198.51.100.7',
		],
		...[
			'203.0.113.9',
			'224.0.0.1',
			'239.255.255.255',
			'240.0.0.1',
			'255.255.255.255',
			'::',
			'::1',
			'::ffff:127.0.0.1',
			'::ffff:7f00:1',
		],
		...[
			'::ffff:8.8.8.8',
			'::127.0.0.1',
			'64:ff9b::7f00:1',
			'64:ff9b:1::1',
			'2002:7f00:1::',
			'2001:0:7f00:1::',
			'fe80::1',
			'fe80::1%eth0',
		],
		...[
			'2606:4700::1111%1',
			'fec0::1',
			'fc00::1',
			'fd00:ec2::254',
			'ff02::1',
			'2001:db8::1',
			'100::1',
			'4000::1',
			'[::1]',
			'localhost',
			'',
		],
	];
	expect(refused.filter(isGlobalAddress)).toEqual([]);
	expect(
		['8.8.8.8', '1.1.1.1', '200.160.2.3', '2606:4700:4700::1111', '2804:14d::1'].filter(
			(one) => !isGlobalAddress(one),
		),
	).toEqual([]);
});

test('no IPv4 address of a private block, and none outside 2000::/3, is global', () => {
	const block = fc.constantFrom('10', '127', '0', '224', '250');
	const octet = fc.integer({ min: 0, max: 255 });
	fc.assert(
		fc.property(
			block,
			octet,
			octet,
			octet,
			(a, b, c, d) => !isGlobalAddress(`${a}.${b}.${c}.${d}`),
		),
	);
	const head = fc.integer({ min: 0, max: 0xffff }).filter((group) => group >> 13 !== 1);
	fc.assert(
		fc.property(
			head,
			octet,
			(group, last) => !isGlobalAddress(`${group.toString(16)}:1:1:1:1:1:1:${last.toString(16)}`),
		),
	);
});
