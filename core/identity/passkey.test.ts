import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passkeySiteOf } from './passkey.ts';

test('passkeys belong to a name under https, or to localhost', () => {
	const cases: [address: string, rpId: string | null][] = [
		['https://guia.example', 'guia.example'],
		['https://guia.example:8443/login', 'guia.example'],
		['http://localhost:3000', 'localhost'],
		['http://painel.localhost:3000', 'painel.localhost'],
		['http://guia.example', null],
		['http://127.0.0.1:3000', null],
		['https://203.0.113.7', null],
		['https://[2001:db8::a]', null],
		['ftp://localhost', null],
		['guia', null],
	];
	for (const [address, rpId] of cases)
		expect([address, passkeySiteOf(address)?.rpId ?? null]).toEqual([address, rpId]);
});

test('no address of numbers is a site of passkeys, and each origin is its own', () => {
	fc.assert(
		fc.property(fc.ipV4(), fc.ipV6(), fc.domain(), (four, six, name) => {
			expect(passkeySiteOf(`https://${four}`)).toBeNull();
			expect(passkeySiteOf(`https://[${six}]`)).toBeNull();
			const site = passkeySiteOf(`https://${name}:8443/x`);
			expect(site).toEqual({ rpId: new URL(`https://${name}`).hostname, origin: site?.origin });
			expect(new URL(site?.origin ?? '').port).toBe('8443');
		}),
	);
});
