import { expect, test } from 'vitest';
import { createNaming, shippedNaming } from './naming.ts';
import { readTeamSpellings } from './reference-files.ts';

test('each spelling shipped means its own club where that plays, never another without a country, and no page or panel shows it', async () => {
	const { teams, reference } = await shippedNaming();
	const spellings = Object.entries(await readTeamSpellings());
	const isOwn = (id: string, spelling: string) =>
		teams.resolve(spelling, { country: reference.teams.get(id)?.country }).id === id &&
		// 'FCM' is Metz and Magdeburg.
		[id, null].includes(teams.resolve(spelling).id);
	const wrong = spellings.flatMap(([id, list]) =>
		list.filter((spelling) => !isOwn(id, spelling)).map((one) => `${one}: ${id}`),
	);
	expect(wrong).toEqual([]);
	for (const [id, list] of spellings)
		expect(reference.teams.get(id)?.aliases ?? [], id).not.toContain(list[0]);
});

test('what an operator named wins over a spelling, and what is listed as ambiguous stays so', async () => {
	const { entries } = await shippedNaming();
	const spellings = { santos: ['Peixe da Vila', 'Time da Baixada'] };
	const teams = entries.teams.map((team) =>
		team.id === 'bahia' ? { ...team, aliases: ['Time da Baixada'] } : team,
	);
	const ambiguous = [
		{ kind: 'team' as const, alias: 'Peixe da Vila', candidates: ['santos', 'bahia'] },
	];
	const asked = ['Peixe da Vila', 'Time da Baixada'];
	const free = createNaming({ ...entries, spellings });
	expect(asked.map((name) => free.teams.resolve(name).id)).toEqual(['santos', 'santos']);
	const named = createNaming({
		...entries,
		teams,
		ambiguous: [...entries.ambiguous, ...ambiguous],
		spellings,
	});
	expect(asked.map((name) => named.teams.resolve(name).id)).toEqual([null, 'bahia']);
});
