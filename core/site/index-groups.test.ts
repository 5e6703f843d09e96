import fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelGroups } from '#core/channels/channel-groups.ts';
import { competitionGroups } from '#core/competitions/competition-groups.ts';
import { teamGroups } from '#core/teams/team-groups.ts';
import { aChannel, aCompetition, aTeam } from '#tests/support/factories.ts';
import { groupEntries } from './leading.ts';

const titles = (groups: readonly { title: string; ids: readonly string[] }[]) =>
	groups.filter(({ ids }) => ids.length > 0).map(({ title, ids }) => [title, ...ids]);

test('clubs of Brazil stand under their state, national sides together, other clubs under their country where they are several', () => {
	const teams = [
		aTeam('sport', { state: 'PE' }),
		aTeam('nautico', { state: 'PE' }),
		aTeam('avai', { state: 'SC' }),
		aTeam('agua-santa', { state: 'SP' }),
		aTeam('sel-brasil', { type: 'selecao' }),
		aTeam('ajax', { state: null, country: 'NED' }),
		...['milan', 'inter', 'roma', 'lazio'].map((id) => aTeam(id, { state: null, country: 'ITA' })),
		aTeam('x', { state: null, country: 'XYZ' }),
	];
	expect(titles(teamGroups(teams))).toEqual([
		['Pernambuco', 'nautico', 'sport'],
		['Santa Catarina', 'avai'],
		['São Paulo', 'agua-santa'],
		['Seleções', 'sel-brasil'],
		['Itália', 'inter', 'lazio', 'milan', 'roma'],
		['Outros países', 'ajax', 'x'],
	]);
});

test('competitions of Brazil stand by what they are, the others by country, the more important first', () => {
	const competitions = [
		aCompetition('estadual-rj', { state: 'RJ' }),
		aCompetition('estadual-ba', { state: 'BA' }),
		aCompetition('brasileirao-b', { priority: 2 }),
		aCompetition('brasileirao-a', { priority: 1 }),
		aCompetition('paulista-fem', { state: 'SP', gender: 'f' }),
		aCompetition('copinha', { state: 'SP', ageGroup: 'sub-20' }),
		aCompetition('fa-cup', { country: 'ENG', priority: 2 }),
		aCompetition('ingles', { country: 'ENG' }),
		aCompetition('chileno', { country: 'CHI' }),
		aCompetition('belga', { country: 'BEL' }),
		aCompetition('libertadores', { country: null }),
	];
	expect(titles(competitionGroups(competitions))).toEqual([
		['Nacionais e regionais', 'brasileirao-a', 'brasileirao-b'],
		['Estaduais', 'estadual-ba', 'estadual-rj'],
		['Feminino', 'paulista-fem'],
		['Base', 'copinha'],
		['Internacionais', 'libertadores'],
		['Inglaterra', 'ingles', 'fa-cup'],
		['Outros países', 'belga', 'chileno'],
	]);
});

test('channels stand by how a fan gets them', () => {
	const channels = [
		aChannel('tv-a', { group: 'aberta', regionUfs: ['BA'] }),
		aChannel('globo', { group: 'aberta' }),
		aChannel('free', { group: 'streaming', free: true }),
		aChannel('paid', { group: 'streaming', free: false }),
	];
	const groups = groupEntries(
		channelGroups(channels),
		channels.map(({ id }) => ({ id, name: id, games: 0, keys: '' })),
	);
	expect(groups.map(({ title, entries }) => [title, ...entries.map(({ id }) => id)])).toEqual([
		['TV aberta em todo o país', 'globo'],
		['TV aberta de alguns estados', 'tv-a'],
		['Streaming grátis', 'free'],
		['Streaming pago', 'paid'],
	]);
});

test('every team stands in exactly one group', () => {
	const some = fc.record({
		state: fc.constantFrom('PE', 'SP', null),
		country: fc.constantFrom('BR', 'ITA', 'XYZ'),
		type: fc.constantFrom('clube', 'selecao'),
	});
	fc.assert(
		fc.property(fc.array(some), (list) => {
			const teams = list.map((facts, place) => aTeam(`t${place}`, facts));
			const ids = teamGroups(teams).flatMap(({ ids: each }) => each);
			expect(ids.toSorted()).toEqual(teams.map(({ id }) => id).toSorted());
		}),
	);
});
