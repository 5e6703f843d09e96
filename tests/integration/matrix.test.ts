import sharp from 'sharp';
import { expect, test } from 'vitest';
import { EXPORT_FORMATS, type ExportedFile } from '#core/exporting/contract.ts';
import type { Game } from '#core/games/game.ts';
import { addDays } from '#core/site/dates.ts';
import { calendarPaths } from '#core/site/paths/calendar.ts';
import { callPaths, machinePaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { readDayDigest } from '#server/bots/day-digest.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { createFileRepository } from '#server/files/file-repository.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { createArticle } from '#server/news/create-article.ts';
import { publishArticle } from '#server/news/publish-article.ts';
import { aBody, EDITOR, refOf, someWords } from '#tests/support/articles.ts';
import { aBroadcast, at, NOW, TODAY } from '#tests/support/factories.ts';
import { createFileClient } from '#tests/support/files/file-client.ts';
import {
	ANSWERS,
	COVERAGES,
	GAME_FACTS,
	GAME_STATES,
	type GameState,
	newGame,
} from '#tests/support/matrix-games.ts';
import { nodeCells } from '#tests/support/matrix-nodes.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** What no reader should ever be told. */
const NONSENSE = /\[object |>undefined<|\bNaN\b|Invalid Date/;
const clock = () => ({ clockOffsetMs: NOW - Date.now() });
const startSite = () => startTestServer({ config: clock() });
const nextDay = addDays(TODAY, 1);

/**
 * What an address answers, without the breaks of a calendar's lines; a picture says only that it is
 * one.
 */
async function said(site: TestServer, path: string, status = 200): Promise<string> {
	const answer = await site.get(path);
	expect([path, answer.status]).toEqual([path, status]);
	if (answer.headers['content-type'] === 'image/png') return '';
	expect([path, NONSENSE.exec(answer.body)?.[0]]).toEqual([path, undefined]);
	return answer.body.replaceAll('\r\n ', '');
}

async function storeGames(
	site: TestServer,
	news: Parameters<typeof insertGames>[1],
): Promise<Game[]> {
	const { db, data } = site.context;
	const note = {
		now: NOW,
		source: null,
		actor: null,
		reference: await data.reference(),
		publication: 'published',
		demo: false,
	} as const;
	return db.transaction((trx) => insertGames(trx, news, note));
}

/** One game of each state, as it stands once everything was done to it. */
async function storeStates(site: TestServer): Promise<ReadonlyMap<GameState, Game>> {
	const games = await storeGames(
		site,
		GAME_STATES.map((state) => newGame(`Estado ${state}`, GAME_FACTS[state])),
	);
	const byState = new Map(GAME_STATES.map((state, place) => [state, games[place] as Game]));
	const { db, data } = site.context;
	const note = { now: NOW, source: 'Tabela', actor: null, reference: await data.reference() };
	const change = (state: GameState, facts: Partial<Game>) => {
		const before = byState.get(state) as Game;
		return db.transaction((trx) =>
			updateGame(trx, { before, after: { ...before, ...facts } }, note),
		);
	};
	// Without a contact there is no security.txt.
	await db.transaction((trx) =>
		createSettingWriter(trx).write(
			'configuracoes',
			'site',
			{ contatoEmail: 'a@guia.example' },
			NOW,
		),
	);
	await change('moved', { kickoffAt: at(`${TODAY}T22:00`) });
	await change('trashed', { deletedAt: NOW });
	return byState;
}

/** The lists of readers in which a game of the day stands, and whether each names its address. */
const DAY_OUTPUTS: Readonly<Record<string, 'slug' | 'packed'>> = {
	[paths.day(TODAY)]: 'slug',
	[`${paths.day(TODAY)}.data`]: 'packed',
	[paths.today]: 'slug',
	[calendarPaths.day(TODAY)]: 'slug',
	[paths.dayCard(TODAY)]: 'packed',
	[machinePaths.gamesSitemap(TODAY.slice(0, 7))]: 'slug',
};

/** The machine addresses that this test asks; a new one without a word here does not compile. */
const MACHINE: Readonly<
	Record<keyof typeof machinePaths, 'articles' | 'games' | 'general' | 'folder' | 'script'>
> = {
	...{
		live: 'general',
		ready: 'general',
		robots: 'general',
		llms: 'general',
		security: 'general',
		sitemap: 'general',
		sitemaps: 'folder',
	},
	...{
		gamesSitemap: 'games',
		pagesSitemap: 'general',
		newsSitemap: 'articles',
		articlesSitemap: 'articles',
	},
	...{
		newsRss: 'articles',
		newsAtom: 'articles',
		newsJson: 'articles',
		worker: 'script',
		offline: 'general',
	},
};
const machineOf = (wanted: string) =>
	Object.entries(machinePaths).flatMap(([name, path]) =>
		MACHINE[name as keyof typeof MACHINE] === wanted && typeof path === 'string' ? [path] : [],
	);

test('every state of a game is shown by every output of the site', async () => {
	await using site = await startSite();
	const states = await storeStates(site);
	for (const [state, { slug }] of states) {
		const status = state === 'trashed' ? 410 : 200;
		for (const path of [paths.game(slug), `${paths.game(slug)}.data`, paths.gameCard(slug)])
			await said(site, path, status);
		await said(site, calendarPaths.game(slug));
	}
	for (const [path, named] of Object.entries(DAY_OUTPUTS)) {
		const body = await said(site, path);
		if (named === 'packed') continue;
		// A calendar cancels the entry of a removed game for those who have it.
		const isShown = (state: GameState) => state !== 'trashed' || path === calendarPaths.day(TODAY);
		for (const [state, { slug }] of states)
			expect([path, state, body.includes(slug)]).toEqual([path, state, isShown(state)]);
	}
	for (const path of [
		...[
			'/',
			paths.dayText(TODAY),
			paths.competition('brasileirao-a'),
			paths.channel('globo'),
			paths.teams,
			callPaths.channelList,
		],
		...[
			`${callPaths.suggestions}?q=flamengo`,
			callPaths.teamGames('flamengo'),
			...machineOf('general'),
		],
	])
		await said(site, path);
});

test('every state of a game has its answer in every output of that game', async () => {
	await using site = await startSite();
	for (const [state, { slug }] of await storeStates(site)) {
		const answer = ANSWERS[state];
		if (answer === null) continue;
		// A calendar speaks as of the beginning of the day, before any of its games.
		const outputs = {
			[`${paths.game(slug)}.data`]: answer,
			[calendarPaths.game(slug)]: state === 'smallHours' ? ANSWERS.running : answer,
		};
		for (const [path, wanted] of Object.entries(outputs)) {
			// A calendar writes a comma and a semicolon with a backslash.
			const body = (await said(site, path)).replaceAll(/\\([,;])/g, '$1');
			expect([state, path, body.includes(wanted ?? '')]).toEqual([state, path, true]);
		}
	}
});

test('every state of a game is in every export, in the text of the day and in the digest', async () => {
	await using site = await startSite();
	await storeStates(site);
	const ana = await signInAs(site, 'administrator');
	const shown = GAME_STATES.filter((state) => state !== 'trashed');
	for (const format of EXPORT_FORMATS) {
		const file = (await ana.call('GET', `games/export?format=${format}`))
			.json as unknown as ExportedFile;
		expect([format, file.games]).toEqual([format, shown.length]);
		const text = Buffer.from(file.base64, 'base64').toString('utf8').replaceAll('\r\n ', '');
		if (format === 'xlsx') continue;
		expect([format, NONSENSE.exec(text)?.[0]]).toEqual([format, undefined]);
		for (const state of shown)
			expect([format, state, text.includes(`Estado ${state}`)]).toEqual([format, state, true]);
	}
	expect((await ana.call('GET', `games/day-text?dia=${TODAY}`)).text).toContain('Estado moved');
	const { messages, gameIds } = await readDayDigest(site.context.data, {
		day: TODAY,
		publicUrl: 'https://guia.example',
	});
	expect(messages.join('\n')).not.toMatch(NONSENSE);
	expect(gameIds.length).toBeGreaterThan(0);
	for (const path of ['games', 'games?lixeira=1', 'overview'])
		expect([path, (await ana.call('GET', path)).status]).toEqual([path, 200]);
});

test('every pair of situations of states of Brazil is shown by every output of the day', async () => {
	await using site = await startSite();
	const pairs = COVERAGES.flatMap((first, one) =>
		COVERAGES.map((second, other) => ({ name: `Par ${one} ${other}`, first, second })),
	);
	const games = await storeGames(
		site,
		pairs.map(({ name, first, second }) =>
			newGame(name, {
				kickoffAt: at(`${nextDay}T16:00`),
				broadcasts: [
					aBroadcast('globo', { coverage: first }),
					aBroadcast('premiere', { state: 'usual', coverage: second }),
				],
			}),
		),
	);
	for (const path of [paths.day(nextDay), calendarPaths.day(nextDay)]) {
		const body = await said(site, path);
		for (const { slug } of games) expect([path, body.includes(slug)]).toEqual([path, true]);
	}
	for (const path of [
		`${paths.day(nextDay)}.data`,
		paths.dayCard(nextDay),
		paths.dayText(nextDay),
		paths.tomorrow,
	])
		await said(site, path);
	for (const { slug } of games) await said(site, calendarPaths.game(slug));
});

async function uploadPicture(site: TestServer, ana: PanelUser): Promise<string> {
	const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'green' } });
	await createFileClient(site.url, ana.idToken).multipart(
		'campo.png',
		await picture.png().toBuffer(),
		'image/png',
	);
	return (await createFileRepository(site.context.db.kysely).byName('campo.png'))?.id ?? '';
}

type Published = { id: string; slug: string; kind: string; says: string };

/** One published article for each kind of node. */
async function publishNodes(
	site: TestServer,
	ids: { gameId: string; fileId: string },
): Promise<Published[]> {
	const articles: Published[] = [];
	for (const [kind, { block, says }] of Object.entries(nodeCells(ids))) {
		const draft = await createArticle(
			site.context.db,
			someWords({ title: `Nó ${kind}`, body: aBody('Texto.', block) }),
			EDITOR,
		);
		const done = await publishArticle(site.context.db, refOf(draft), EDITOR);
		if (!done.ok) throw new Error(`${kind}: ${JSON.stringify(done.error)}`);
		articles.push({ id: draft.id, slug: done.value.slug ?? '', kind, says });
	}
	return articles;
}

test('every kind of node of the editor is shown by every output of the news', async () => {
	await using site = await startSite();
	const ana = await signInAs(site, 'administrator');
	const [game] = await storeGames(site, [newGame('Estado do bloco')]);
	const articles = await publishNodes(site, {
		gameId: game?.id ?? '',
		fileId: await uploadPicture(site, ana),
	});
	for (const path of machineOf('articles')) {
		const body = await said(site, path);
		// Sitemaps name an article, feeds carry its text too.
		const named = ({ slug, says }: Published) =>
			body.includes(slug) && (path.startsWith(machinePaths.sitemaps) || body.includes(says));
		expect([path, articles.filter((article) => !named(article))]).toEqual([path, []]);
	}
	for (const { id, slug, kind, says } of articles) {
		expect([kind, (await said(site, paths.article(slug))).includes(says)]).toEqual([kind, true]);
		await said(site, `${paths.article(slug)}.data`);
		for (const path of [`articles/${id}`, `articles/${id}/preview`, `articles/${id}/revisions`])
			expect([kind, path, (await ana.call('GET', path)).status]).toEqual([kind, path, 200]);
	}
	for (const path of [paths.news, paths.game(game?.slug ?? '')]) await said(site, path);
	expect((await ana.call('GET', 'articles')).status).toBe(200);
});
