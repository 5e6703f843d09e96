import { expect, test } from 'vitest';
import { isCompany, isExampleAddress, isTooWide, riskOf } from './networks.ts';

test.each<[4 | 6, number, boolean, boolean]>([
	[4, 0, true, true],
	[4, 11, true, true],
	[4, 12, true, false],
	[4, 8, false, false],
	[4, 7, false, true],
	[6, 0, true, true],
	[6, 23, true, true],
	[6, 29, true, false],
	[6, 7, false, false],
])('IPv%s /%s, in the internet %s: too wide %s', (family, prefix, isGlobal, isWide) => {
	expect(isTooWide({ text: '', family, prefix, isGlobal })).toBe(isWide);
});

test('a source may be on any page of the own network, not at its databases or its keys', () => {
	expect(['feeds.intra:8080', '10.0.0.9:80', '[fd00::1]:3000'].map(riskOf)).toEqual([
		...[null, null, null],
	]);
	expect(['127.0.0.1:5432', '[::1]:6379', 'docker.intra:2375'].map(riskOf)).toEqual([
		...['service', 'service', 'service'],
	]);
	expect(['169.254.169.254:80', '[fd00:ec2::254]:80'].map(riskOf)).toEqual([
		...['metadata', 'metadata'],
	]);
});

test('addresses of examples and names of companies are known by their form', () => {
	const mails = ['a@example.com', 'a@x.EXAMPLE', 'a@x.test', 'a@example.com.br', 'a@best.org'];
	expect(mails.map(isExampleAddress)).toEqual([true, true, true, false, false]);
	const names = ['Bola Ltda.', 'BOLA LTDA - ME', 'Rede S.A.', 'Rede S/A', 'Ana Lima', 'Saltda'];
	expect(names.map(isCompany)).toEqual([true, true, true, true, false, false]);
});
