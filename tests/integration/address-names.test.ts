import { expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database.ts';
import { startTestServer } from '#tests/support/test-server.ts';

for (const engine of ENGINES) {
	test(`another name of one entry leads to its page, also while navigating [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		for (const [alias, path] of [
			['/time/mengao', '/time/flamengo'],
			['/campeonato/premier-league', '/campeonato/ingles'],
			['/campeonato/brasileirao', '/campeonato/brasileirao-a'],
			['/campeonato/copa-libertadores', '/campeonato/libertadores'],
			['/campeonato/champions-league', '/campeonato/champions'],
			['/canal/max', '/canal/hbo-max'],
			['/canal/disney', '/canal/disney-plus'],
		] as const) {
			const { status, headers } = await site.get(alias);
			expect([alias, status, headers.location]).toEqual([alias, 301, path]);
			expect(
				Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0),
			).toBeLessThanOrEqual(86_400);
			expect((await site.get(path)).status).toBe(200);
		}
		expect((await site.get('/time/mengao.data')).body).toContain('/time/flamengo');
	});

	test(`a name that several have is a missing page with each of them; an id is its own entry [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const inter = await site.get('/time/inter');
		expect(inter.status).toBe(404);
		for (const id of ['internacional', 'inter-de-milao', 'inter-de-limeira', 'inter-miami'])
			expect(inter.body).toContain(`href="/time/${id}"`);
		expect((await site.get('/time/galo')).body).toContain('href="/time/atletico-mg"');
		expect((await site.get('/campeonato/serie-a')).body).toContain('href="/campeonato/italiano"');
		expect((await site.get('/time/internacional')).status).toBe(200);
	});
}
