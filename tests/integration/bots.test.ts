import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SYSTEM } from '#server/audit/audit.ts';
import { games } from '#server/bots/games.ts';
import { news } from '#server/bots/news.ts';
import { publisher } from '#server/bots/publisher.ts';
import { tidy } from '#server/bots/tidy.ts';
import { watch } from '#server/bots/watch.ts';
import { addSource as addFeedSource } from '#server/feeds/save-source.ts';
import { discardImport } from '#server/importing/commit/finish-import.ts';
import { createSourceCheckRepository } from '#server/sources/check-repository.ts';
import { addSource } from '#server/sources/save-source.ts';
import { createGameSourceRepository } from '#server/sources/source-repository.ts';
import { botWorkshop, LATE, NINE, onSqlite } from '#tests/support/bot-workshop.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, at } from '#tests/support/factories.ts';
import { startFeedServer } from '#tests/support/feed-server.ts';
import { lettersOf } from '#tests/support/outbox.ts';

onSqlite(
	'watch: games without hour, channel or confirmation are listed, and one letter tells of them',
	async (own) => {
		const sure = aBroadcast('globo', { verifiedAt: NINE - 3_600_000 });
		const games = [
			{ slug: 'sure', broadcasts: [sure] },
			{ slug: 'bare', home: { teamId: 'gremio', label: null }, kickoffAt: at('2026-11-21T16:00') },
			{
				slug: 'usual',
				home: { teamId: 'bahia', label: null },
				broadcasts: [aBroadcast('globo', { state: 'usual' })],
			},
			{
				slug: 'open',
				home: { teamId: 'santos', label: null },
				day: '2026-11-21',
				kickoffAt: null,
				broadcasts: [sure],
			},
			{ slug: 'far', home: { teamId: 'vasco', label: null }, kickoffAt: at('2026-11-25T16:00') },
		];
		const shop = await botWorkshop(own, watch, { games });
		const ended = await shop.run();
		expect(ended).toMatchObject({ state: 'done', counts: { found: 3 } });
		expect(ended.said).toMatch(/sem canal[\s\S]*nenhum endereço/i);
		await shop.set({ recipients: ['ana@guia.example'], warn: 'off' });
		expect((await shop.run({ dryRun: true })).said).toContain('Enviaria');
		expect(await lettersOf(shop)).toHaveLength(0);
		expect(await shop.run()).toMatchObject({ counts: { found: 3, letters: 1 } });
		expect(await shop.run()).toMatchObject({
			counts: { found: 3 },
			said: expect.stringContaining('nada foi enviado'),
		});
		const [letter, ...more] = await lettersOf(shop);
		expect(more).toEqual([]);
		expect(letter).toMatchObject({
			to: 'ana@guia.example',
			subject: '3 jogos precisam de atenção',
		});
	},
);

onBothEngines(
	'F21 watch: a letter that could not leave is tried again, and those that left are not',
	async (_database, own) => {
		const shop = await botWorkshop(own, watch, { games: [LATE] });
		const tried: string[] = [];
		const away = { ...shop.context.identity.mailer };
		shop.context.identity.mailer = {
			...away,
			deliver: async (to) => {
				tried.push(to);
				if (to.startsWith('bad') && tried.length < 4) throw new Error('450 later');
			},
		};
		await shop.set({ recipients: ['ana@guia.example', 'bad@guia.example'] });
		const first = await shop.run();
		expect(first).toMatchObject({
			state: 'waiting',
			error: expect.stringContaining('bad@guia.example'),
		});
		await shop.go(first.id);
		expect(await shop.go(first.id)).toMatchObject({ state: 'done' });
		expect(tried).toEqual([
			'ana@guia.example',
			'bad@guia.example',
			'bad@guia.example',
			'bad@guia.example',
		]);
	},
);

onBothEngines(
	'tidy: old letters, runs and changes of long played games go, everything else stays',
	async (database, own) => {
		const shop = await botWorkshop(own, tidy, {
			games: [
				LATE,
				{ slug: 'old', home: { teamId: 'bahia', label: null }, kickoffAt: at('2023-01-10T16:00') },
			],
		});
		const outbox = join(own.address.dataDir, 'outbox');
		await mkdir(outbox);
		for (const [name, days] of [
			['old.eml', 40],
			['young.eml', 2],
			['notes.txt', 400],
		] as const) {
			await writeFile(join(outbox, name), name);
			const when = Date.now() / 1_000 - days * 86_400;
			await utimes(join(outbox, name), when, when);
		}
		await database.transaction((trx) =>
			trx
				.updateTable('changes')
				.set({ at: at('2023-01-09T10:00') })
				.execute(),
		);
		const ended = await shop.run();
		expect(ended).toMatchObject({ state: 'done', counts: { letters: 1, changes: 1 } });
		expect(await shop.run()).toMatchObject({ state: 'done', counts: {} });
		const left = await database.kysely.selectFrom('changes').select('game_id').execute();
		expect(left).toEqual([{ game_id: expect.any(String) }]);
	},
);

const AGENDA = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
UID:1@calendar.example
DTSTART:20261122T190000Z
SUMMARY:Flamengo x Palmeiras
DESCRIPTION:Brasileirão Série A
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

onBothEngines(
	'games: a due source is proposed once or applied, and one that is empty or gone takes nothing away',
	async (database, own) => {
		await using server = await startFeedServer();
		const answer = { status: 200, body: AGENDA, headers: {} };
		const seen: (string | undefined)[] = [];
		server.serveAll((request, response) => {
			seen.push(request.headers['if-none-match']);
			const { status, body, headers } = answer;
			response.writeHead(status, { etag: '"1"', ...headers }).end(body);
		});
		const shop = await botWorkshop(own, games, { env: { OUTBOUND_ALLOW: server.allow } });
		expect((await shop.run()).said).toContain('Nenhuma fonte em Configurações');
		const { id } = await addSource(
			shop.context,
			{
				...{ entryId: null, name: 'Agenda', template: `${server.url}/jogos.ics`, season: 'year' },
				...{ format: 'ics', competitionId: null, keyHeader: null, apply: 'propose' },
				...{ createMissing: false, intervalMinutes: 60 },
			},
			{ actor: SYSTEM, now: 1 },
		);
		const put = (columns: { apply?: string; answers?: string }) =>
			database.transaction((trx) =>
				trx
					.updateTable('game_sources')
					.set({ enabled: 1, next_check_at: 0, ...columns })
					.where('id', '=', id)
					.execute(),
			);
		const state = () => createGameSourceRepository(database.kysely).byId(id);
		await put({});
		expect((await shop.run({ dryRun: true })).said).toContain('1 fonte seria lida');
		expect(await shop.run()).toMatchObject({ state: 'done', counts: { sources: 1, proposed: 1 } });
		expect((await shop.run()).said).toContain('leitura marcada');
		await put({});
		expect((await shop.run()).said).toContain('ainda espera');
		expect(seen).toHaveLength(1);
		expect(await shop.context.data.games.countAll()).toBe(0);
		await discardImport(database, (await state())?.proposedBatchId ?? '');
		// The same answer again: nothing to read.
		await put({ apply: 'apply' });
		expect((await shop.run()).said).toContain('a mesma de antes');
		expect(seen).toEqual([undefined, '"1"']);
		await put({ answers: '[]' });
		expect(await shop.run()).toMatchObject({ counts: { sources: 1, written: 1 } });
		answer.body = AGENDA.replace('VERSION:2.0', 'VERSION:2.0\r\nX-A:b');
		await put({});
		expect((await shop.run()).said).toContain('já está no guia');
		answer.body = AGENDA.replace(/BEGIN:VEVENT[\s\S]*END:VEVENT\r\n/, '');
		await put({});
		expect((await shop.run()).said).toContain('nenhum jogo');
		Object.assign(answer, { status: 429, body: 'slow down', headers: { 'retry-after': '7200' } });
		await put({});
		const before = Date.now();
		expect(await shop.run()).toMatchObject({ state: 'done', counts: { sources: 1, failed: 1 } });
		expect(await state()).toMatchObject({ outcome: 'failed', problem: 'busy', failures: 1 });
		expect((await state())?.nextCheckAt).toBeGreaterThanOrEqual(before + 7_200_000);
		expect(await shop.context.data.games.countAll()).toBe(1);
		const checks = await createSourceCheckRepository(database.kysely).ofSource(id);
		expect(checks.map(({ outcome, games: read }) => `${outcome} ${read}`)).toEqual([
			...['failed 0', 'empty 0', 'same 1', 'applied 1', 'unchanged 1', 'waiting 1', 'proposed 1'],
		]);
	},
);

onSqlite(
	'news: sources that are due are read and grouped for the curation; one that fails is named and harms no other',
	async (own) => {
		const feed = (title: string) =>
			`<rss version="2.0"><channel><title>x</title><item><title>${title}</title><link>https://fonte.example/${title.length}</link><guid>g${title.length}</guid></item></channel></rss>`;
		const server = createServer((request, response) => {
			if (request.url === '/broken') return response.writeHead(500).end();
			response
				.writeHead(200, { 'content-type': 'application/rss+xml' })
				.end(feed(request.url === '/a' ? 'Flamengo vence o clássico' : 'Outra coisa'));
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const { port } = server.address() as AddressInfo;
		const shop = await botWorkshop(own, news, { env: { OUTBOUND_ALLOW: `127.0.0.1:${port}` } });
		expect(await shop.run()).toMatchObject({
			state: 'done',
			said: expect.stringContaining('Nenhuma fonte'),
		});
		const rest = {
			folder: '',
			enabled: true,
			intervalMinutes: 60,
			fullTextAllowed: false,
			licenceNote: '',
			keepWords: [],
			blockWords: [],
		};
		for (const name of ['a', 'b', 'broken']) {
			const source = {
				...rest,
				siteUrl: null,
				feedUrl: `http://127.0.0.1:${port}/${name}`,
				title: `Fonte ${name}`,
				creditName: name,
			};
			await addFeedSource(own.database, source, { actor: SYSTEM, now: Date.now() });
		}
		const ended = await shop.run();
		expect(ended).toMatchObject({ state: 'done', counts: { sources: 3, items: 2, failed: 1 } });
		expect(ended.said).toContain('Fonte broken: O servidor da fonte está com problemas.');
		expect(
			await own.database.kysely.selectFrom('curation_groups').selectAll().execute(),
		).toHaveLength(2);
		expect(await shop.run({}, 'schedule')).toMatchObject({ state: 'done', counts: {}, said: '' });
		server.close();
	},
);

onSqlite('publisher: nothing due is nothing said', async (own) => {
	const shop = await botWorkshop(own, publisher);
	expect(await shop.event()).toBeNull();
	expect(await shop.run({}, 'schedule')).toMatchObject({ state: 'done', counts: {}, said: '' });
});
