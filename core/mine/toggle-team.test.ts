import { expect, test } from 'vitest';
import { MOST_TEAMS } from './preferences.ts';
import { toggleTeam } from './toggle-team.ts';

const team = (id: string) => ({ id, name: id });

test('a team is followed, then left again; a full list takes no other', () => {
	const one = toggleTeam([team('bahia')], team('sport'));
	expect(one).toEqual([team('bahia'), team('sport')]);
	expect(toggleTeam(one ?? [], { id: 'sport', name: 'Sport Recife' })).toEqual([team('bahia')]);
	const full = Array.from({ length: MOST_TEAMS }, (_, place) => team(`t${place}`));
	expect(toggleTeam(full, team('sport'))).toBeNull();
	expect(toggleTeam(full, team('t3'))).toHaveLength(MOST_TEAMS - 1);
});
