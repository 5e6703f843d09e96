import { expect, test } from 'vitest';
import { addressNames } from './address-names.ts';

const entry = (id: string, name: string, aliases: string[] = [], nicknames: string[] = []) => ({
	id,
	name,
	aliases,
	nicknames,
});
const clubs = [
	entry('flamengo', 'Flamengo', ['Clube de Regatas do Flamengo'], ['Mengão']),
	entry('atletico-mg', 'Atlético Mineiro', [], ['Galo']),
	entry('operario-ms', 'Operário', ['Flamengo'], ['Galo']),
	entry('internacional', 'Internacional'),
	entry('inter-de-limeira', 'Inter de Limeira'),
];
const names = addressNames(
	clubs,
	[{ alias: 'Inter', candidates: ['internacional', 'inter-de-limeira', 'nao-existe'] }],
	{ titled: false },
);

test('a name that one entry alone has means it, with its accents and spaces as an address spells them', () => {
	expect(names.get('mengao')).toEqual(['flamengo']);
	expect(names.get('clube-de-regatas-do-flamengo')).toEqual(['flamengo']);
});

test('a name that several have, or that the table says is ambiguous, means all of them that exist', () => {
	expect(names.get('galo')).toEqual(['atletico-mg', 'operario-ms']);
	expect(names.get('inter')).toEqual(['internacional', 'inter-de-limeira']);
});

test('a competition that alone is shown under a name means it, whatever else is called so', () => {
	const cups = [
		entry('champions', 'Champions League'),
		entry('champions-africa', 'Liga da África', ['Champions League']),
	];
	const table = [{ alias: 'Champions League', candidates: ['champions', 'champions-africa'] }];
	expect(addressNames(cups, table, { titled: true }).get('champions-league')).toEqual([
		'champions',
	]);
	expect(addressNames(cups, table, { titled: false }).get('champions-league')).toEqual([
		'champions',
		'champions-africa',
	]);
	const twice = [entry('a', 'Série A'), entry('b', 'Serie A')];
	expect(addressNames(twice, [], { titled: true }).get('serie-a')).toEqual(['a', 'b']);
});

test('an id is its own entry and nothing else', () => {
	for (const { id } of clubs) expect(names.has(id)).toBe(false);
});
