import { expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { emptyTrash } from '#server/games/empty-trash.ts';
import { insertGames, type NewGame, updateGame } from '#server/games/store-games.ts';
import { createWrittenGamesWriter } from '#server/importing/commit/written-games-repository.ts';
import { readGamesSitemap, readPagesSitemap, readSitemapIndex } from '#server/seo/read-sitemaps.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const publicUrl = 'https://guia.example';
const DAY_MS = 86_400_000;

function facts(over: Partial<Game> = {}): NewGame {
	const {
		id: _i,
		slug: _s,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _x,
		...game
	} = aGame(over);
	return game;
}

type Over = { publication?: 'draft'; demo?: boolean; now?: number };

async function store(
	db: AppDatabase,
	games: NewGame[],
	{ publication, demo = false, now = NOW }: Over = {},
) {
	const reference = await createGuideData(db).reference();
	const options = {
		now,
		source: null,
		actor: null,
		reference,
		publication: publication ?? 'published',
		demo,
	} as const;
	return db.transaction((trx) => insertGames(trx, games, options));
}

onBothEngines(
	'A22 sitemaps hold published games by month with their last change, never the demonstration or an empty month',
	async (db) => {
		const data = createGuideData(db);
		await store(db, [facts({ kickoffAt: at('2026-09-30T23:30') }), facts()]);
		await store(db, [facts({ home: { teamId: 'gremio', label: null } })], { now: NOW + 60_000 });
		await store(db, [facts({ kickoffAt: at('2026-10-10T20:00') })], { demo: true });
		await store(db, [facts({ kickoffAt: at('2026-12-10T20:00') })], { publication: 'draft' });
		const site = { data, publicUrl };
		expect(await readSitemapIndex(site)).toEqual([
			{ address: `${publicUrl}/sitemaps/paginas.xml`, changedAt: null },
			{ address: `${publicUrl}/sitemaps/noticias.xml`, changedAt: null },
			{ address: `${publicUrl}/sitemaps/jogos-2026-09.xml`, changedAt: NOW },
			{ address: `${publicUrl}/sitemaps/jogos-2026-11.xml`, changedAt: NOW + 60_000 },
		]);
		expect(await readGamesSitemap(site, '2026-11', 1)).toEqual([
			{ address: `${publicUrl}/jogos/2026-11-20`, changedAt: NOW + 60_000 },
			{ address: `${publicUrl}/onde-assistir/flamengo-vs-palmeiras-2026-11-20`, changedAt: NOW },
			{
				address: `${publicUrl}/onde-assistir/gremio-vs-palmeiras-2026-11-20`,
				changedAt: NOW + 60_000,
			},
		]);
		for (const [month, part] of [
			['2026-10', 1],
			['2026-12', 1],
			['2026-11', 2],
		] as const)
			expect(await readGamesSitemap(site, month, part)).toBe(null);
		const pages = (await readPagesSitemap(site, NOW)).map(({ address }) =>
			address.slice(publicUrl.length),
		);
		expect(pages).toEqual(
			expect.arrayContaining([
				'/jogos-de-hoje',
				'/jogos-de-amanha',
				'/jogos-de-ontem',
				'/sobre-nos',
			]),
		);
		expect(pages).not.toContain('/login');
	},
);

onBothEngines(
	'A22 a game that goes is a change of the pages of its teams, competition and channels, and of no other',
	async (db) => {
		const site = { data: createGuideData(db), publicUrl };
		const reference = await site.data.reference();
		const on = (teamId: string, channelId: string) =>
			facts({ home: { teamId, label: null }, broadcasts: [aBroadcast(channelId)] });
		const [gone, changed] = await store(db, [
			on('gremio', 'globo'),
			on('bahia', 'sportv'),
			on('gremio', 'globo'),
			on('bahia', 'sportv'),
		]);
		if (!gone || !changed) throw new Error('Not stored');
		const update = (before: Game, after: Partial<Game>, now: number) =>
			db.transaction((trx) =>
				updateGame(
					trx,
					{ before, after: { ...before, ...after } },
					{ now, source: null, actor: null, reference },
				),
			);
		const changedAt = async (...pages: string[]) => {
			const all = new Map(
				(await readPagesSitemap(site, NOW)).map(({ address, changedAt: at }) => [
					address.slice(publicUrl.length),
					at,
				]),
			);
			return pages.map((page) => all.get(page));
		};
		expect(await changedAt('/time/gremio', '/canal/globo', '/time/bahia', '/canal/sportv')).toEqual(
			[NOW, NOW, NOW, NOW],
		);
		await db.transaction((trx) =>
			createWrittenGamesWriter(trx).remove([gone.id], { now: NOW + 1, source: null, actor: null }),
		);
		expect(await changedAt('/time/gremio', '/canal/globo', '/time/bahia', '/canal/sportv')).toEqual(
			[NOW + 1, NOW + 1, NOW, NOW],
		);
		expect(await changedAt('/campeonato/brasileirao-a', '/time/palmeiras')).toEqual([
			NOW + 1,
			NOW + 1,
		]);
		// Another channel and another host: the lists that it left have changed, too.
		await update(
			changed,
			{ home: { teamId: 'santos', label: null }, broadcasts: [aBroadcast('premiere')] },
			NOW + 2,
		);
		expect(
			await changedAt('/time/bahia', '/canal/sportv', '/time/santos', '/canal/premiere'),
		).toEqual(Array(4).fill(NOW + 2));
		expect(await changedAt('/time/gremio', '/canal/globo')).toEqual([NOW + 1, NOW + 1]);
	},
);

onBothEngines(
	'A22 a game that goes is a change of its month and day, whichever way it goes; one that nobody saw is none',
	async (db) => {
		const site = { data: createGuideData(db), publicUrl };
		const reference = await site.data.reference();
		const on = (day: string, teamId: string) =>
			facts({ kickoffAt: at(`${day}T20:00`), home: { teamId, label: null } });
		const [stays, trashed, withdrawn, moved, undone] = await store(db, [
			on('2026-11-20', 'flamengo'),
			on('2026-11-20', 'gremio'),
			on('2026-11-20', 'bahia'),
			on('2026-11-20', 'santos'),
			on('2026-11-20', 'vasco'),
		]);
		const [draft] = await store(db, [on('2026-11-20', 'cruzeiro')], { publication: 'draft' });
		const [demo] = await store(db, [on('2026-11-20', 'botafogo')], { demo: true });
		const change = (before: Game | undefined, after: Partial<Game>, now: number) =>
			db.transaction(async (trx) => {
				if (before)
					await updateGame(
						trx,
						{ before, after: { ...before, ...after } },
						{ now, source: null, actor: null, reference },
					);
			});
		const listedAt = async () => {
			const month = (await readSitemapIndex(site)).find(({ address }) =>
				address.endsWith('2026-11.xml'),
			)?.changedAt;
			const day = (await readGamesSitemap(site, '2026-11', 1))?.find(({ address }) =>
				address.endsWith('/jogos/2026-11-20'),
			)?.changedAt;
			return [month, day];
		};
		const steps: [number, () => Promise<unknown>][] = [
			[1, () => change(trashed, { deletedAt: NOW + 1 }, NOW + 1)],
			[2, () => change(withdrawn, { publication: 'draft' }, NOW + 2)],
			[3, () => change(moved, { day: '2026-12-01', kickoffAt: at('2026-12-01T20:00') }, NOW + 3)],
			[
				4,
				() =>
					db.transaction((trx) =>
						createWrittenGamesWriter(trx).remove([undone?.id ?? ''], {
							now: NOW + 4,
							source: null,
							actor: null,
						}),
					),
			],
			[4, () => change(draft, { deletedAt: NOW + 5 }, NOW + 5)],
			[4, () => change(demo, { deletedAt: NOW + 6 }, NOW + 6)],
			// What was in the trash stood on no list any more, and its rows are gone: the list changed no
			// later and no earlier.
			[4, () => emptyTrash({ db }, { now: NOW + 40 * DAY_MS })],
		];
		expect(await listedAt()).toEqual([NOW, NOW]);
		for (const [after, step] of steps) {
			await step();
			expect(await listedAt()).toEqual([NOW + after, NOW + after]);
		}
		const pages = await readGamesSitemap(site, '2026-11', 1);
		expect(pages?.slice(1)).toEqual([
			{ address: `${publicUrl}/onde-assistir/${stays?.slug}`, changedAt: NOW },
		]);
	},
);

test('A22 robots.txt, the sitemaps and llms.txt of a production site lead to each other', async () => {
	await using site = await startTestServer({ config: { publicUrl } });
	await store(site.context.db, [facts()]);
	const robots = await site.get('/robots.txt');
	expect(robots.body).toBe(
		`User-agent: *\nDisallow: /admin\nDisallow: /login\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
	);
	const index = await site.get('/sitemap.xml');
	expect(index).toMatchObject({
		status: 200,
		headers: {
			'content-type': 'application/xml; charset=utf-8',
			'x-content-type-options': 'nosniff',
		},
	});
	const files = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
		address.slice(publicUrl.length),
	);
	expect(files).toEqual([
		'/sitemaps/paginas.xml',
		'/sitemaps/noticias.xml',
		'/sitemaps/jogos-2026-11.xml',
	]);
	const game = await site.get('/sitemaps/jogos-2026-11.xml');
	expect(game.body).toContain(
		`<loc>${publicUrl}/onde-assistir/flamengo-vs-palmeiras-2026-11-20</loc>`,
	);
	const pages = (await site.get('/sitemaps/paginas.xml')).body;
	for (const [, address = ''] of pages.matchAll(/<loc>(.*?)<\/loc>/g)) {
		expect([address, (await site.get(address.slice(publicUrl.length))).status]).toEqual([
			address,
			200,
		]);
	}
	for (const missing of [
		'/sitemaps/jogos-2026-10.xml',
		'/sitemaps/jogos-2026-99.xml',
		'/sitemaps/x',
		'/sitemaps/%zz',
		'/sitemaps/',
	])
		expect([missing, (await site.get(missing)).status]).toEqual([missing, 404]);
	const llms = (await site.get('/llms.txt')).body;
	expect(llms).toMatch(/^# Guia de Jogos\n\n> /);
	expect(llms).toContain(`](${publicUrl}/jogos-de-hoje)`);
});

test('security.txt names the contact that an operator set, for less than a year', async () => {
	await using site = await startTestServer({ config: { publicUrl } });
	const path = '/.well-known/security.txt';
	const contatoEmail = 'privacidade@guia.example';
	expect((await site.get(path)).status).toBe(404);
	await site.context.db.transaction((trx) =>
		createSettingWriter(trx).write('configuracoes', 'site', { contatoEmail }, NOW),
	);
	const { body, headers } = await site.get(path);
	expect(headers).toMatchObject({
		'content-type': expect.stringMatching(/^text\/plain; charset=utf-8$/i),
		'cache-control': 'public, max-age=3600',
	});
	const [contact, expires = '', ...rest] = body.split('\n');
	expect([contact, ...rest]).toEqual([
		`Contact: mailto:${contatoEmail}`,
		'Preferred-Languages: pt-BR, en',
		`Canonical: ${publicUrl}${path}`,
		'',
	]);
	const left = Date.parse(expires.replace('Expires: ', '')) - Date.now();
	expect(left / DAY_MS).toBeGreaterThan(363);
	expect(left / DAY_MS).toBeLessThanOrEqual(365);
});

test('a demonstration is not to be found: no sitemap, no llms.txt, closed to all', async () => {
	await using site = await startTestServer({ config: { demo: true } });
	expect((await site.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
	for (const path of ['/sitemap.xml', '/sitemaps/paginas.xml', '/llms.txt'])
		expect((await site.get(path)).status).toBe(404);
});
