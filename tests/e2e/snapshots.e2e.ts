import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '#core/games/game.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { openVisit, PHONE, visit } from '#tests/support/visit.ts';

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let server: TestServer;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'guia-e2e-'));
	const clockOffsetMs = NOW - Date.now();
	server = await startTestServer({
		address: { dataDir: folder, databaseUrl: null },
		config: { clockOffsetMs },
	});
	await fill(server);
	browser = await launchBrowser();
});
afterAll(async () => {
	await browser.close();
	await server[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

/**
 * Two games of today: one on channels of every kind whose hour was changed, one of which nothing is
 * known yet.
 */
async function fill({ context: { db, data } }: TestServer): Promise<void> {
	const reference = await data.reference();
	const note = { now: at('2026-11-20T12:00'), source: 'Tabela', actor: null, reference } as const;
	const store = async (over: Partial<Game>): Promise<Game | undefined> => {
		const { id: _id, slug: _slug, ...facts } = aGame(over);
		const [game] = await db.transaction((trx) =>
			insertGames(trx, [facts], { ...note, publication: 'published', demo: false }),
		);
		return game;
	};
	const broadcasts = [
		aBroadcast('globo', {
			coverage: { include: ['SP', 'PR'], exclude: [] },
			source: 'Emissora',
			verifiedAt: at('2026-11-20T11:00'),
		}),
		aBroadcast('premiere', { state: 'usual' }),
	];
	const game = await store({ kickoffAt: at('2026-11-20T21:00'), broadcasts, venue: 'Maracanã' });
	await store({
		home: { teamId: 'gremio', label: null },
		away: { teamId: null, label: 'Vencedor 2' },
		kickoffAt: null,
	});
	if (!game) throw new Error('nothing stored');
	const after = { ...game, kickoffAt: at('2026-11-20T21:30') };
	await db.transaction((trx) => updateGame(trx, { before: game, after }, note));
}

const TEMPLATES: readonly [name: string, path: string][] = [
	['day', '/jogos-de-hoje'],
	['empty-day', '/jogos/2026-05-01'],
	['day-text', '/jogos/2026-11-20/texto'],
	['game', '/onde-assistir/flamengo-vs-palmeiras-2026-11-20'],
	['team', '/time/flamengo'],
	['competition', '/campeonato/brasileirao-a'],
	['channel', '/canal/globo'],
	['not-found', '/nada'],
];

/**
 * Without the port of this run, and of links that leave the site only where they lead: what they
 * carry is tested where it is made.
 */
function steady(snapshot: string): string {
	return `${snapshot.replaceAll(/localhost:\d+/g, 'localhost').replaceAll(/(\/url: https:\/\/[^/\s]+)\/\S*/g, '$1/…')}\n`;
}

for (const [name, path] of TEMPLATES) {
	test(`A03 what assistive technology is told: ${name}`, async () => {
		await using reader = await openVisit(browser, server.url, {
			viewport: PHONE,
			expected: /status of 404/,
		});
		await visit(reader.page, path);
		const snapshot = await reader.page.getByRole('main').ariaSnapshot();
		await expect(steady(snapshot)).toMatchFileSnapshot(`snapshots/${name}.yml`);
		expect(reader.problems).toEqual([]);
	});
}

test('A03 what assistive technology is told: the frame', async () => {
	await using reader = await openVisit(browser, server.url);
	await visit(reader.page, '/sobre-nos');
	const parts = await Promise.all(
		[reader.page.getByRole('banner'), reader.page.getByRole('contentinfo')].map((part) =>
			part.ariaSnapshot(),
		),
	);
	await expect(steady(parts.join('\n'))).toMatchFileSnapshot('snapshots/frame.yml');
	expect(reader.problems).toEqual([]);
});
