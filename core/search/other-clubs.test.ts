import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createTeamResolver } from './team-resolver.ts';

const { teams, competitions, ambiguous } = shippedReference();
const { resolve } = createTeamResolver(teams, ambiguous('team'), competitions);

test.each([
	['RFC Liège', 'BEL'],
	['FSV Frankfurt', 'GER'],
	['FSV Frankfurt 1899', 'GER'],
	['VfB Leipzig', 'GER'],
	['SC Enschede', 'NED'],
	['KB København', 'DEN'],
	['Bilbao Athletic', 'ESP'],
	['Cartagena FC', 'ESP'],
	['FC United of Manchester', 'ENG'],
	['San Martín', 'ARG'],
	['Club Atlético Huracán', 'ARG'],
	['Vitória FC', 'POR'],
	['Universitario', 'BOL'],
])('%s is not taken for the club of the guide that is called alike', (name, country) => {
	expect(resolve(name).id).toBeNull();
	expect(resolve(name, { country, assumes: true }).id).toBeNull();
});

test.each([
	['SG Frankfurt', 'GER', 'eintracht-frankfurt'],
	['Athletic Bilbao Club', 'ESP', 'athletic-bilbao'],
	['FC Cartagena SAD', 'ESP', 'cartagena'],
	['FC Liverpool', 'ENG', 'liverpool'],
	['Fortaleza FC', 'COL', 'fortaleza-col'],
	['Fortaleza FC', 'BR', 'fortaleza'],
	['CAR Independiente del Valle', 'ECU', 'independiente-del-valle'],
])('%s in %s stays what it is', (name, country, id) => {
	expect(resolve(name, { country }).id).toBe(id);
});
