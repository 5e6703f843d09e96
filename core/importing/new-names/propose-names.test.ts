import { expect, test } from 'vitest';
import type { ImportFormat } from '#core/importing/draft-game.ts';
import { createCompetitionResolver } from '#core/search/competition-resolver.ts';
import { normalize } from '#core/search/normalize.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { type NameEvidence, noEvidence } from './name-evidence.ts';
import { createNations } from './nations.ts';
import { proposeNames } from './propose-names.ts';

type AskedName = Parameters<typeof proposeNames>[0][number];

const { teams, competitions, ambiguous } = shippedReference();
const byId = new Map(competitions.map((entry) => [entry.id, entry]));
const teamsById = new Map(teams.map((entry) => [entry.id, entry]));
const known = {
	nations: createNations(teams),
	teams: createTeamResolver(teams, ambiguous('team'), competitions),
	competitions: createCompetitionResolver(competitions, ambiguous('competition')),
	competitionById: (id: string) => byId.get(id),
	teamById: (id: string) => teamsById.get(id),
};

const asked = (
	kind: 'team' | 'competition',
	shown: string,
	evidence: Partial<NameEvidence> = {},
	over: Partial<AskedName> = {},
): AskedName => ({
	...{ kind, shown, name: normalize(shown), candidates: [], answer: null },
	...{ evidence: { ...noEvidence(), ...evidence }, ...over },
});

function propose(
	questions: readonly AskedName[],
	{
		format = 'api-football',
		source = 'jogos.json',
	}: { format?: ImportFormat; source?: string } = {},
) {
	const proposals = proposeNames(questions, { format, source }, known);
	return questions.map(({ kind, name }) => {
		const proposal = proposals.get(`${kind} ${name}`);
		if (proposal === undefined) return null;
		const { facts, sure } = proposal;
		return [facts.name, facts.country, facts.state ?? facts.type, sure];
	});
}

const competition = (shown: string, evidence: Partial<NameEvidence> = {}) =>
	propose([asked('competition', shown, evidence)])[0];
const club = (shown: string, ...competitionIds: string[]) =>
	propose([asked('team', shown, { competitions: competitionIds })])[0];

test('a competition has the country that the source states, the title names, or its known sides share', () => {
	expect(competition('Estonia Meistriliiga', { areas: ['Estonia'] })).toEqual([
		...['Meistriliiga', 'EST', 'liga', true],
	]);
	expect(competition('Deutsche Regionalliga Bayern 2024/25')).toEqual([
		...['Deutsche Regionalliga Bayern', 'GER', 'liga', true],
	]);
	expect(competition('Copa Lotese', { countries: { BR: 4 } })).toEqual([
		...['Copa Lotese', 'BR', 'copa', true],
	]);
	expect(competition('Copa TV Sergipe', { everywhere: 'BR' })).toEqual([
		...['Copa TV Sergipe', 'BR', 'copa', true],
	]);
	// One known club may be a guest.
	expect(competition('Copa Lotese', { countries: { BR: 1 } })?.at(-1)).toBe(false);
	expect(competition('CECAFA Club Cup', { areas: ['World'] })).toEqual([
		...['CECAFA Club Cup', null, 'copa', true],
	]);
});

test('a name that any country may have shows its country, and a group is not a competition', () => {
	expect(competition('Malta Premier League', { areas: ['Malta'] })).toEqual([
		...['Premier League (Malta)', 'MLT', 'liga', true],
	]);
	expect(competition('Russia Second League - Group 2', { areas: ['Russia'] })?.[0]).toBe(
		'Second League (Rússia)',
	);
});

test('another edition of a competition with its year in the name is a copy of that', () => {
	expect(competition('World Cup 2018')).toEqual(['Copa do Mundo FIFA 2018', null, 'copa', true]);
	expect(competition('World Cup 2026 Qualifying')?.[0]).toBe('World Cup Qualifying');
});

test('what the guide may have already, a placeholder and running text are asked one by one', () => {
	const sure = (shown: string, evidence: Partial<NameEvidence>) =>
		competition(shown, evidence)?.at(-1);
	expect(sure('U.S. Open Cup', {})).toBe(false);
	expect(sure('Italian Serie C (South)', {})).toBe(false);
	// Another level is no typing error.
	expect(sure('Brazil Capixaba B', { areas: ['Brazil'] })).toBe(true);
	expect(sure('Campeonato não encontrado', { everywhere: 'BR' })).toBe(false);
	const prose = propose([asked('competition', 'Copa Lotese', { everywhere: 'BR' })], {
		format: 'agenda',
	});
	expect(prose[0]?.at(-1)).toBe(false);
});

test('without a written name the file proposes one, which a person confirms', () => {
	expect(propose([asked('competition', '')], { source: 'pl.1.csv' })).toEqual([
		['Poland Ekstraklasa', 'POL', 'liga', false],
	]);
	expect(propose([asked('competition', '')], { source: '123.csv' })).toEqual([null]);
});

test('a club has the country of all its competitions, of those too that are created beside it', () => {
	expect(club('York City', 'ingles')).toEqual(['York City', 'ENG', 'clube', true]);
	expect(club('York City', 'ingles', 'champions')?.slice(1)).toEqual(['', 'clube', false]);
	const league = asked('competition', 'Estonia Meistriliiga', { areas: ['Estonia'] });
	const paide = asked('team', 'Paide', { competitions: ['?estonia meistriliiga'] });
	expect(propose([league, paide])[1]).toEqual(['Paide', 'EST', 'clube', true]);
	expect(propose([{ ...league, answer: 'brasileirao-a' }, paide])[1]?.[1]).toBe('BR');
});

test('a club shows the country or state that its name states, and its state beside a namesake', () => {
	expect(club('Pyunik FC (ARM)', 'champions')).toEqual(['Pyunik FC', 'ARM', 'clube', true]);
	expect(club('Guarani-MG', 'mineiro')).toEqual(['Guarani-MG', 'BR', 'MG', true]);
	// The young play for their club.
	expect(club('Ceilandense U20', 'brasileirao-a')?.[0]).toBe('Ceilandense');
});

test('a club that the guide may have, or a side that is not decided, is never created unseen', () => {
	const near = asked(
		'team',
		'Estudiantes',
		{ competitions: ['argentino'] },
		{ candidates: ['estudiantes', 'estudiantes-rio-cuarto'] },
	);
	expect(propose([near])[0]?.at(-1)).toBe(false);
	expect(club('Winner Group A', 'ingles')).toBeNull();
	expect(club('(demais rodadas)', 'brasileirao-a')?.at(-1)).toBe(false);
});
