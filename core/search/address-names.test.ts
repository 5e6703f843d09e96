import { expect, test } from 'vitest';
import { addressNames } from './address-names.ts';

const entry = (id: string, name: string, aliases: string[] = [], nicknames: string[] = []) => ({ id, name, aliases, nicknames });
const clubs = [
	entry('flamengo', 'Flamengo', ['Clube de Regatas do Flamengo'], ['Mengão']),
	entry('atletico-mg', 'Atlético Mineiro', [], ['Galo']),
	entry('operario-ms', 'Operário', ['Flamengo'], ['Galo']),
	entry('internacional', 'Internacional'),
	entry('inter-de-limeira', 'Inter de Limeira'),
];
const names = addressNames(clubs, [{ alias: 'Inter', candidates: ['internacional', 'inter-de-limeira', 'nao-existe'] }]);

test('a name that one entry alone has means it, with its accents and spaces as an address spells them', () => {
	expect(names.get('mengao')).toEqual(['flamengo']);
	expect(names.get('clube-de-regatas-do-flamengo')).toEqual(['flamengo']);
});

test('a name that several have, or that the table says is ambiguous, means all of them that exist', () => {
	expect(names.get('galo')).toEqual(['atletico-mg', 'operario-ms']);
	expect(names.get('inter')).toEqual(['internacional', 'inter-de-limeira']);
});

test('an id is its own entry and nothing else', () => {
	for (const { id } of clubs) expect(names.has(id)).toBe(false);
});
