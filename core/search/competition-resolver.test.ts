import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createCompetitionResolver } from './competition-resolver.ts';

const { competitions, ambiguous } = shippedReference();
const resolver = createCompetitionResolver(competitions, ambiguous('competition'));

test.each([
	['Premier League', 'ingles'],
	['Campeonato Inglês', 'ingles'],
	['English Premier League 2023/24', 'ingles'],
	['La Liga', 'espanhol'],
	['Campeonato Espanhol (Segunda Divisão)', 'espanhol-2'],
	['Italian Serie B', 'italiano-b'],
	['Serie A (Itália)', 'italiano'],
	['Deutsche 2. Bundesliga 2025/26', 'alemao-2'],
	['Portuguese Primeira Liga 2026/27', 'portugues'],
	['Brasileirão Betano', 'brasileirao-a'],
	['Brasileirão Série B 2026 - 35ª rodada', 'brasileirao-b'],
	['Série B', 'brasileirao-b'],
	['Libertadores (oitavas)', 'libertadores'],
	['Copa Libertadores 2025', 'libertadores'],
	['Libertadores Feminina', 'libertadores-fem'],
	["UEFA Women's Champions League", 'champions-fem'],
	['UEFA Champions League - Quali 2025/26', 'champions'],
	['Copa do Nordeste sub-20 (semifinal)', 'copa-do-nordeste-sub20'],
	['Campeonato Brasileiro Sub-20', 'brasileirao-sub20'],
	['Paulista Feminino', 'paulista-fem'],
	['Gauchão', 'estadual-rs'],
	['World Cup 2026', 'copa-mundo-2026'],
])('%s is identified', (name, id) => {
	expect(resolver.resolve(name).id).toBe(id);
});

test.each([
	'Serie A',
	'Série A',
	'Eliminatórias',
	'Supercopa',
	'Premiere',
	'Premier',
	'Goiano Feminino',
	'Catarinense Sub-17',
	'World Cup 2018',
	'Egyptian Premier League',
	'Liga',
])('%s is left to a person', (name) => {
	expect(resolver.resolve(name).id).toBeNull();
});

test("no name that says women's or youth leads to a competition of others", () => {
	const found = (name: string) => {
		const { id } = resolver.resolve(name);
		return competitions.find((entry) => entry.id === id);
	};
	for (const entry of competitions.filter(
		({ gender, ageGroup }) => gender === 'm' && ageGroup === 'adulto',
	)) {
		expect(found(`${entry.name} Feminino`)?.gender ?? 'f', entry.name).toBe('f');
		expect(found(`${entry.name} Sub-20`)?.ageGroup ?? 'sub-20', entry.name).toBe('sub-20');
	}
});

test('a country beside the name decides', () => {
	expect(resolver.resolve('Serie A', { country: 'BR' }).id).toBe('brasileirao-a');
	expect(resolver.resolve('Serie A', { country: 'ITA' }).id).toBe('italiano');
	expect(resolver.resolve('Premier League', { country: 'RUS' }).id).not.toBe('ingles');
	expect(resolver.resolve('Serie B', { country: 'ITA' }).id).not.toBe('brasileirao-b');
});
