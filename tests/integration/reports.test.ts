import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { GameRecord } from '#core/games/contract/form.ts';
import type { ReportGroup, ReportList } from '#core/reports/contract.ts';
import { reportPaths } from '#core/site/paths/reports.ts';
import { ENGINES } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const GAME = {
	...{ competitionId: 'brasileirao-a', round: null, venue: null, source: null },
	...{ broadcasts: [], status: 'scheduled', publication: 'published' },
	...{ home: { teamId: 'flamengo', label: null }, away: { teamId: 'palmeiras', label: null } },
	...{ date: '2026-11-21', time: '21:30', zone: 'America/Sao_Paulo' },
};
const PROXIED = {
	...{ clockOffsetMs: NOW - Date.now() },
	trustProxy: ['127.0.0.0/8'],
};

type Sent = { id?: string; site?: string };

/** Sends reports from any network. */
function readersOf(site: TestServer, game: string) {
	return async (network: string, body: object | string, { id, site: from }: Sent = {}) => {
		const text = typeof body === 'string' ? body : JSON.stringify({ game, ...body });
		const reply = await fetch(site.url + reportPaths.report(id ?? randomUUID()), {
			method: 'PUT',
			headers: {
				...{ 'content-type': 'application/json', 'sec-fetch-site': from ?? 'same-origin' },
				'x-forwarded-for': network,
			},
			body: text,
		});
		const answer = await reply.text();
		return [reply.status, answer === '' ? null : JSON.parse(answer).error.code];
	};
}

async function aGame(ana: PanelUser): Promise<GameRecord> {
	return (await ana.call('POST', 'games', GAME)).json as unknown as GameRecord;
}

async function queueOf(ana: PanelUser): Promise<ReportGroup[]> {
	return ((await ana.call('GET', 'reports')).json as unknown as ReportList).groups;
}

for (const engine of ENGINES) {
	test(`alike reports become one group, three networks make a task, and the page says what came of it [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: PROXIED, patienceMs: 30_000 });
		const ana = await signInAs(site, 'editor');
		const { id, slug } = await aGame(ana);
		const send = readersOf(site, slug);
		const globo = { kind: 'channel', text: 'passa na Globo', link: 'https://ge.example/jogo' };
		const first = randomUUID();
		expect(await send('203.0.113.7', { ...globo, text: 'Globo' }, { id: first })).toEqual([
			204,
			null,
		]);
		// The same request again, and the same network again, add nothing.
		expect(await send('192.0.2.1', { ...globo, text: 'Globo' }, { id: first })).toEqual([
			204,
			null,
		]);
		expect(await send('203.0.113.9', { ...globo, text: 'TV Globo' })).toEqual([204, null]);
		expect(await send('198.51.100.7', { ...globo, text: 'TV Globo' })).toEqual([204, null]);
		expect(await send('198.51.100.8', { kind: 'kickoff', text: 'às 19h' })).toEqual([204, null]);
		const [channel, kickoff] = await queueOf(ana);
		expect(channel).toMatchObject({
			...{ kind: 'channel', text: 'Globo', channel: 'Globo', voices: 2, isTask: false },
			game: { id, slug, title: 'Flamengo x Palmeiras', channels: [] },
			notes: [{ text: 'TV Globo', link: globo.link }, { text: 'Globo' }],
		});
		expect(kickoff).toMatchObject({ kind: 'kickoff', text: 'às 19h', channel: null, voices: 1 });
		expect(await send('192.0.2.77', { kind: 'kickoff', text: '19:00' })).toEqual([204, null]);
		expect(await send('100.64.9.1', { kind: 'kickoff', text: '19h00' })).toEqual([204, null]);
		const [task] = await queueOf(ana);
		expect(task).toMatchObject({ kind: 'kickoff', voices: 3, isTask: true });

		const page = `/onde-assistir/${slug}`;
		expect((await site.get(page)).body).not.toContain('Leitores avisaram');
		const stale = { outcome: 'fixed', revision: 1 };
		expect((await ana.call('POST', `reports/${task?.id}`, stale)).status).toBe(409);
		const decided = await ana.call('POST', `reports/${task?.id}`, {
			...{ outcome: 'checked', revision: task?.revision },
		});
		expect(decided.status).toBe(200);
		expect((await queueOf(ana)).map(({ kind }) => kind)).toEqual(['channel']);
		expect((await site.get(page)).body).toContain('Leitores avisaram sobre o horário. Conferido');
		expect((await ana.call('POST', 'reports/none', stale)).status).toBe(404);
		const log = (await ana.call('GET', 'audit')).json as { entries: { action: string }[] };
		expect(log.entries[0]).toMatchObject({ action: 'reports.decided' });
	});
}

test('hostile and broken reports change nothing; a form without script works', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const ana = await signInAs(site, 'editor');
	const { slug } = await aGame(ana);
	const send = readersOf(site, slug);
	const channel = { kind: 'channel', text: 'Band' };
	expect(await send('203.0.113.7', channel, { site: 'cross-site' })).toEqual([403, 'elsewhere']);
	for (const [body, id] of [
		['{"kind":'],
		[{ ...channel, kind: 'nada' }],
		[{ ...channel, link: 'javascript:alert(1)' }],
		[{ kind: 'other', text: '' }],
		[{ ...channel, text: 'x'.repeat(9_000) }],
		[channel, 'no-id'],
	] as [object | string, string?][])
		expect(await send('203.0.113.7', body, id === undefined ? {} : { id })).toEqual([
			422,
			'unreadable',
		]);
	expect(await send('203.0.113.7', { ...channel, game: 'nada' })).toEqual([404, 'unknown-game']);
	expect(await queueOf(ana)).toEqual([]);

	const hostile = '<img src=x onerror=alert(1)> ligue 11 98765-4321 \u202e';
	expect(await send('203.0.113.7', { kind: 'other', text: hostile })).toEqual([204, null]);
	const [group] = await queueOf(ana);
	expect(group?.text).toBe('<img src=x onerror=alert(1)> ligue [número retirado]');

	const form = (fields: Record<string, string>) =>
		fetch(site.url + reportPaths.root, {
			...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
			headers: { origin: site.url, 'x-forwarded-for': '198.51.100.9' },
		});
	const sent = await form({ game: slug, kind: 'off', text: '', link: '' });
	expect([sent.status, sent.headers.get('location')]).toEqual([303, reportPaths.received(slug)]);
	const refused = await form({ game: slug, kind: 'other', text: '' });
	expect([refused.status, await refused.text()]).toEqual([
		422,
		expect.stringContaining('Outra coisa'),
	]);
	expect(await queueOf(ana)).toHaveLength(2);
});

test('a flood of one network fills no queue: the others still get through', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const ana = await signInAs(site, 'editor');
	const { slug } = await aGame(ana);
	const send = readersOf(site, slug);
	const codes: (string | null)[] = [];
	for (let sent = 0; sent < 8; sent += 1)
		codes.push((await send('203.0.113.7', { kind: 'other', text: `mentira ${sent}` }))[1]);
	expect(codes).toEqual([null, null, null, null, null, 'many', 'many', 'many']);
	expect(await send('198.51.100.7', { kind: 'off' })).toEqual([204, null]);
	expect(await queueOf(ana)).toHaveLength(6);
});
