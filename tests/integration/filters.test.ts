import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_NAMES } from '#core/games/filter/filter-names.ts';
import type { Game } from '#core/games/game.ts';
import type { AppContext } from '#server/context.ts';
import { insertGames } from '#server/games/store-games.ts';
import { ENGINES } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const DAY = '/jogos/2026-11-20';
const side = (teamId: string) => ({ teamId, label: null });

/**
 * Flamengo at night on Globo in SP and on Premiere, Grêmio in the afternoon on CazéTV, Santos
 * without a channel.
 */
const GAMES: Partial<Game>[] = [
	{
		kickoffAt: at('2026-11-20T21:30'),
		broadcasts: [
			aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
			aBroadcast('premiere'),
		],
	},
	{
		home: side('gremio'),
		away: side('bahia'),
		competitionId: 'brasileirao-b',
		kickoffAt: at('2026-11-20T16:00'),
		broadcasts: [aBroadcast('cazetv')],
	},
	{ home: side('santos'), away: side('vasco'), kickoffAt: null },
];

async function store({ db, data }: AppContext, games: Partial<Game>[]): Promise<void> {
	const options = {
		now: NOW,
		source: null,
		actor: null,
		publication: 'published',
		demo: false,
		reference: await data.reference(),
	} as const;
	const facts = games.map((over) => {
		const { id: _id, slug: _slug, ...game } = aGame(over);
		return game;
	});
	await db.transaction((trx) => insertGames(trx, facts, options));
}

async function guide(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
	const site = await startTestServer({ ...options, config: { publicUrl: 'https://guia.example' } });
	await store(site.context, GAMES);
	return site;
}

/** Games of a page that are not left out, in their order. */
function shown(body: string): string[] {
	return [...body.matchAll(/<li class="game" data-game="([a-z]+)-vs[^>]*>/g)].flatMap(
		([tag, team = '']) => (tag.includes('hidden') ? [] : [team]),
	);
}

const status = (body: string) => /<p role="status"[^>]*>([^<]*)/.exec(body)?.[1];
const chips = (body: string) =>
	[...body.matchAll(/class="chosen-one" href="([^"]*)"/g)].map(([, href]) =>
		href?.replaceAll('&amp;', '&'),
	);
const headings = (body: string) =>
	[...body.matchAll(/class="hour-name">(?:<time[^>]*>)?([^<]+)/g)].map(([, text]) => text);

for (const engine of ENGINES) {
	test(`each filter of the address leaves its games, says how many, and can be dropped [${engine}]`, async () => {
		await using site = await guide({ engine });
		const ask = async (query: string) => (await site.get(`${DAY}?${query}`)).body;
		expect(shown(await ask(''))).toEqual(['flamengo', 'gremio', 'santos']);
		expect(shown(await ask('ordem=hora'))).toEqual(['gremio', 'flamengo', 'santos']);
		expect(shown(await ask('canal=premiere'))).toEqual(['flamengo']);
		expect(shown(await ask('campeonato=brasileirao-b'))).toEqual(['gremio']);
		expect(shown(await ask('uf=sp'))).toEqual(['flamengo', 'gremio']);
		expect(shown(await ask('uf=sp&acesso=aberta'))).toEqual(['flamengo']);
		expect(shown(await ask('uf=pe&acesso=aberta'))).toEqual([]);
		expect(shown(await ask('gratis=1'))).toEqual(['flamengo', 'gremio']);
		expect(shown(await ask('time=vasco'))).toEqual(['santos']);
		expect(shown(await ask('periodo=tarde'))).toEqual(['gremio']);
		expect(shown(await ask('gratis=1&busca=mengao'))).toEqual(['flamengo']);
		const two = await ask('uf=SP&gratis=sim&busca=FLA');
		expect(status(two)).toBe('1 de 3 jogos para “fla”');
		expect(chips(two)).toEqual([
			`${DAY}?gratis=1&uf=sp`,
			`${DAY}?busca=fla&uf=sp`,
			`${DAY}?busca=fla&gratis=1`,
		]);
		expect(two).toContain(`class="chosen-none" href="${DAY}"`);
	});
}

test('a game whose coverage nobody told stands under its own heading, is not counted as sure, and its row says its competition', async () => {
	await using site = await guide();
	const twice = { kickoffAt: at('2026-11-20T19:00'), broadcasts: [aBroadcast('globo')] };
	await store(site.context, [
		{ ...twice, home: side('bahia'), away: side('sport') },
		{ ...twice, home: side('cruzeiro'), away: side('ceara') },
	]);
	const { body } = await site.get(`${DAY}?uf=pe&acesso=aberta`);
	expect(status(body)).toBe('Nenhum de 5 jogos, mas 2 com cobertura não confirmada');
	expect(headings(body)).toEqual(['Pernambuco: cobertura não confirmada']);
	expect(shown(body).sort()).toEqual(['bahia', 'cruzeiro']);
	expect(body.match(/<p class="facts">Brasileirão Série A/g)).toHaveLength(2);
	const inSp = (await site.get(`${DAY}?uf=sp`)).body;
	expect(status(inSp)).toBe('2 de 5 jogos, e mais 2 com cobertura não confirmada');
	expect(headings(inSp)).toEqual(['Destaques', 'São Paulo: cobertura não confirmada']);
	const byHour = (await site.get(`${DAY}?uf=sp&ordem=hora`)).body;
	expect(headings(byHour)).toEqual(['16h', '21h30', 'São Paulo: cobertura não confirmada']);
	expect(status((await site.get(`${DAY}?uf=sp&busca=bahia`)).body)).toBe(
		'1 de 5 jogos para “bahia”, e mais 1 com cobertura não confirmada',
	);
	const form = (await site.get(`${DAY}?uf=sp&filtros=1`)).body;
	expect(form).toContain(
		'<option value="sp" selected="">São Paulo (2 e mais 2 a confirmar)</option>',
	);
	expect(form).toContain('<option value="globo">Globo (1 e mais 2 a confirmar)</option>');
});

test('by competition the list has a heading for each, and every row its hour', async () => {
	await using site = await guide();
	const { body } = await site.get(`${DAY}?ordem=campeonato`);
	expect(headings(body)).toEqual(['Série B', 'Brasileirão Série A']);
	expect(body).toContain('>21h30</time>');
	expect(shown(body)).toEqual(['gremio', 'flamengo', 'santos']);
});

test('filters that leave nothing say which one to drop and what that gives', async () => {
	await using site = await guide();
	const { body } = await site.get(`${DAY}?canal=premiere&periodo=tarde`);
	expect(shown(body)).toEqual([]);
	expect(status(body)).toBe('Nenhum de 3 jogos');
	expect(body).toContain('Tirar Premiere: 1 jogo');
	expect(body).toContain('Tirar Tarde: 1 jogo');
	expect((await site.get(`${DAY}?canal=premiere&periodo=tarde&time=vasco`)).body).toContain(
		'Tirar um só não basta',
	);
});

test('what the address asks for and nobody knows, or what contradicts itself, is ignored, and one sentence says so', async () => {
	await using site = await guide();
	const sentence = /<p class="ignored" role="note">([^<]*)/;
	const cases = {
		'uf=XX': 'estado',
		'canal=tv-inventada&uf=sp': 'canal',
		'canal=premiere&gratis=1&acesso=aberta': 'tipo de canal e grátis',
		'uf=sp&uf=pe&periodo=ontem': 'estado e hora do dia',
		'uf=%zz&campeonato=%00&time=../../etc': 'campeonato, estado e time',
	};
	for (const [query, names] of Object.entries(cases)) {
		const { status: code, body } = await site.get(`${DAY}?${query}`);
		expect([query, code]).toEqual([query, 200]);
		expect(sentence.exec(body)?.[1]).toBe(
			`Ignoramos no endereço o que o guia não conhece ou que não combina: ${names}.`,
		);
	}
	expect(shown((await site.get(`${DAY}?uf=XX`)).body)).toHaveLength(3);
	for (const query of ['', 'uf=&canal=&gratis=0&ordem=destaque', 'utm_source=x', 'filtros=0']) {
		expect((await site.get(`${DAY}?${query}`)).body).not.toContain('class="ignored"');
	}
});

test('law: no query makes a page fail', async () => {
	await using site = await guide();
	const value = fc.oneof(
		fc.constantFrom(
			'sp',
			'globo',
			'aberta',
			'1',
			'noite',
			'campeonato',
			'%zz',
			'%00',
			'-',
			'<script>',
		),
		fc.string({ maxLength: 12 }),
	);
	const pair = fc
		.tuple(fc.constantFrom(...FILTER_NAMES.slice(1), 'filtros', 'x'), value)
		.map(([name, text]) => `${name}=${text.replace(/[^!$'-;=?-~%]/g, '')}`);
	await fc.assert(
		fc.asyncProperty(fc.array(pair, { maxLength: 6 }), async (pairs) => {
			const { status: code, body } = await site.get(`${DAY}?${pairs.join('&')}`);
			expect(code).toBe(200);
			expect(body).not.toContain('<script><');
		}),
		{ numRuns: 40 },
	);
});

test('two spellings of the same filters are one page in memory, also for a navigation', async () => {
	await using site = await guide();
	const spellings = [
		`${DAY}?uf=SP&canal=globo`,
		`${DAY}?canal=Globo&utm_source=x&uf=sp&periodo=`,
		`${DAY}?canal=globo&uf=sp`,
	];
	const data = ['.data?uf=SP&canal=globo', '.data?_routes=a&canal=globo&uf=sp'].map(
		(rest) => DAY + rest,
	);
	const junk = [`${DAY}?uf=xx`, `${DAY}?uf=yy&uf=%zz`];
	const states: unknown[] = [];
	for (const target of [...spellings, ...data, ...junk]) {
		await site.get(target);
		states.push((await site.log()).at(-1)?.cache);
	}
	expect(states).toEqual(['miss', 'hit', 'hit', 'miss', 'hit', 'miss', 'hit']);
});

test('search engines find the day, not its variants', async () => {
	await using site = await guide();
	const robots = async (target: string) =>
		/name="robots" content="([^"]*)"/.exec((await site.get(target)).body)?.[1];
	const canonical = async (target: string) =>
		/rel="canonical" href="([^"]*)"/.exec((await site.get(target)).body)?.[1];
	for (const query of ['?canal=globo', '?busca=fla', '?filtros=1', '?ordem=campeonato', '?uf=xx']) {
		expect([query, await robots(DAY + query)]).toEqual([query, 'noindex']);
		expect(await canonical(DAY + query)).toBe(`https://guia.example${DAY}`);
		expect((await site.get(DAY + query)).body).not.toContain('ld+json');
	}
	expect(await robots(`${DAY}?utm_source=x`)).toBe(undefined);
	expect(await canonical('/?canal=globo')).toBe('https://guia.example/jogos-de-hoje');
});

test('the links to other days keep the filters, and so do the calendar and the search without script', async () => {
	await using site = await guide();
	const { body } = await site.get(`${DAY}?canal=globo&uf=sp`);
	expect(body).toContain('href="/jogos/2026-11-19?canal=globo&amp;uf=sp"');
	expect(body).toContain('href="/jogos/2026-10-20?canal=globo&amp;uf=sp"');
	for (const form of ['busca-wide', 'busca-narrow']) {
		expect(body).toContain(`id="${form}"`);
		expect(body).toContain(`<input type="hidden" form="${form}" name="canal" value="globo"/>`);
	}
	expect(await site.get('/jogos?dia=2026-11-20&canal=globo&uf=sp')).toMatchObject({
		headers: { location: `${DAY}?canal=globo&uf=sp` },
	});
});

test('the form of the filters is a page of its own, with a number beside every choice', async () => {
	await using site = await guide();
	expect((await site.get(DAY)).body).toContain(`href="${DAY}?filtros=1"`);
	const { body } = await site.get(`${DAY}?uf=sp&busca=a&filtros=1`);
	expect(shown(body)).toEqual([]);
	expect(body).toContain(` class="filters" action="${DAY}" method="get">`);
	expect(body).toContain('<option value="sp" selected="">São Paulo (2)</option>');
	expect(body).toContain('<option value="premiere">Premiere (1)</option>');
	expect(body).toContain('<input type="hidden" name="busca" value="a"/>');
	expect(body).not.toContain('class="filters-count">0<');
});
