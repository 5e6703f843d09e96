import { expect, test } from 'vitest';
import { noteEverything } from '#server/changes/note-change.ts';
import { importReading } from '#server/importing/reading/import-reading.ts';
import { createReferenceMoveWriter } from '#server/reference/reference-move-repository.ts';
import { ENGINES } from '#tests/support/database.ts';
import { aDraft, aReading } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const FLOOD = 30;

for (const engine of ENGINES) {
	test(`a flood of invented addresses costs one rendering of each kind [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		for (const kind of ['time', 'campeonato', 'canal', 'onde-assistir', 'noticias']) {
			const statuses: number[] = [];
			for (let count = 0; count < FLOOD; count += 1)
				statuses.push((await site.get(`/${kind}/nao-existe-${count}`)).status);
			expect(new Set(statuses)).toEqual(new Set([404]));
			expect((await site.get(`/${kind}/nao-existe.data`)).status).toBe(404);
			if (kind === 'noticias') continue;
			for (let count = 0; count < FLOOD; count += 1)
				expect((await site.get(`/${kind}/nao-existe-${count}.ics`)).status).toBe(404);
		}
		for (let count = 0; count < FLOOD; count += 1)
			expect((await site.get(`/agenda.ics?times=flamengo,nao-existe-${count}`)).status).toBe(200);
		const chosen = (await site.log()).filter(
			({ route, cache }) => route === '/agenda.ics' && cache === 'miss',
		);
		expect(chosen.length).toBe(1);
		const misses = (await site.log()).filter(
			({ route, cache }) => /:slug$/.test(String(route)) && cache === 'miss',
		);
		const calendars = (await site.log()).filter(
			({ route, cache }) => /:slug\.ics$/.test(String(route)) && cache === 'miss',
		);
		expect([calendars.length >= 4, calendars.length < 12]).toEqual([true, true]);
		// One of the page and one of its data; a 404 is kept for ten seconds, so that a slow machine
		// may need another one.
		expect(misses.length).toBeGreaterThanOrEqual(10);
		expect(misses.length).toBeLessThan(20);
	});

	test(`a team that is new, or was joined with another one, is found as soon as it is stored [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		expect((await site.get('/time/velho-nome')).status).toBe(404);
		const [id = ''] = (await site.context.data.reference()).teams.keys();
		await site.context.db.transaction(async (trx) => {
			await createReferenceMoveWriter(trx).add('team', 'velho-nome', id);
			noteEverything(trx, 0);
		});
		await expect.poll(async () => (await site.get('/time/velho-nome')).status).toBe(301);
		expect((await site.get(`/time/${id}`)).status).toBe(200);
	});
}

test('games that an import made are found as soon as it is written', async () => {
	await using site = await startTestServer();
	const address = '/onde-assistir/flamengo-vs-palmeiras-2026-11-20';
	expect((await site.get(address)).status).toBe(404);
	const { db, data } = site.context;
	const order = { source: 'test', now: Date.now(), partial: false };
	expect(
		await importReading({ db, reference: await data.reference() }, aReading([aDraft()]), order),
	).toMatchObject({ stored: true });
	await expect.poll(async () => (await site.get(address)).status).toBe(200);
});

test('missing games share the page of the teams that their addresses name', async () => {
	await using site = await startTestServer();
	const pages = new Set<string>();
	for (let day = 10; day < 30; day += 1) {
		const { status, body } = await site.get(`/onde-assistir/mengao-vs-nowhere-2030-11-${day}`);
		expect(status).toBe(404);
		expect(body).toContain('href="/time/flamengo"');
		pages.add(body);
	}
	expect(pages.size).toBeLessThan(5);
	expect((await site.get('/onde-assistir/flamengo-vs-palmeiras-2030-11-10')).body).toMatch(
		/href="\/time\/flamengo"[\s\S]*href="\/time\/palmeiras"/,
	);
	expect((await site.get('/onde-assistir/nada-vs-nowhere-2030-11-10')).body).not.toContain(
		'data-related',
	);
});
