import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { DeskPage } from '#core/games/contract/desk.ts';
import type { GameRecord, GameWarnings } from '#core/games/contract/form.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { ENGINES } from '#tests/support/database.ts';
import { aTypedGame, NOW, TODAY } from '#tests/support/factories.ts';
import { type PanelUser, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const SHOWN = {
	channelId: 'globo',
	state: 'confirmed',
	link: null,
	note: null,
	source: null,
	verifiedAt: null,
} as const;
const CHANNEL = { ...SHOWN, coverage: { include: [], exclude: [] } };

/** Every way in which a stored number or word is none that we wrote, by the damage that is told. */
const DAMAGES: Readonly<Record<string, string>> = {
	'broadcasts.verifiedAt':
		'update broadcasts set verified_at = 9000000000000000001 where game_id = ',
	kickoffAt: 'update games set kickoff_at = 9000000000000000001 where id = ',
	updatedAt: 'update games set updated_at = -8640000000000001 where id = ',
	createdAt: 'update games set created_at = 8640000000000001 where id = ',
	day: `update games set day = '2026-11-99' where id = `,
	result: `update games set result = '{"home":120,"away":0}' where id = `,
	zone: `update games set zone = 'Lua/Mar' where id = `,
};

/** No statement can tell that these are damaged, so the sitemap lists their games. */
const UNKNOWN_TO_SQL = ['zone', 'result'];

const damage = (db: AppDatabase, statement: string, id: string) =>
	db.transaction((trx) => sql`${sql.raw(statement)}${id}`.execute(trx)).then(() => undefined);

async function store(ana: PanelUser, venue: string): Promise<GameRecord> {
	const sides = {
		home: { teamId: null, label: `Time ${venue}` },
		away: { teamId: null, label: 'Vencedor' },
	};
	const { json } = await ana.call(
		'POST',
		'games',
		aTypedGame({ ...sides, venue, broadcasts: [CHANNEL] }),
	);
	return json as unknown as GameRecord;
}

/** Everything public that lists the games of the day, and the lists of the panel. */
const LISTS = [
	`/jogos/${TODAY}`,
	`/jogos/${TODAY}.ics`,
	`/jogos/${TODAY}.png`,
	'/',
	'/jogos-de-hoje',
	'/sitemap.xml',
	'/sitemaps/jogos-2026-11.xml',
];
const PANEL_LISTS = ['games', 'games?busca=Time', 'overview', `games/day-text?dia=${TODAY}`];
const NAMING = [`/jogos/${TODAY}`, `/jogos/${TODAY}.ics`, '/sitemaps/jogos-2026-11.xml'];

async function publicBodies(site: TestServer): Promise<Record<string, string>> {
	const bodies: Record<string, string> = {};
	for (const path of LISTS) {
		const { status, body } = await site.get(path);
		expect([path, status]).toEqual([path, 200]);
		// Calendars break their lines.
		bodies[path] = body.replaceAll('\r\n ', '');
	}
	return bodies;
}

async function storeDamaged(site: TestServer, ana: PanelUser): Promise<Damaged[]> {
	const damaged: Damaged[] = [];
	for (const [field, statement] of Object.entries(DAMAGES)) {
		const game = await store(ana, field.replaceAll('.', ' '));
		await damage(site.context.db, statement, game.id);
		damaged.push({ field, ...game });
	}
	return damaged;
}

type Damaged = GameRecord & { field: string };

/**
 * A page in memory may be served for a moment after the database was changed behind the guide's
 * back.
 */
async function expectPage(
	site: TestServer,
	{ slug }: GameRecord,
	status: number,
	suffix = '',
): Promise<void> {
	await expect
		.poll(async () => (await site.get(`/onde-assistir/${slug}${suffix}`)).status, {
			timeout: 10_000,
		})
		.toBe(status);
}

/** Saves the game as its form shows it, and finds it on its page again. */
async function mend(
	site: TestServer,
	ana: PanelUser,
	{ id, field, venue }: Damaged,
): Promise<void> {
	const shown = (await ana.call('GET', `games/${id}`)).json as unknown as GameRecord;
	const typed = aTypedGame({ home: shown.home, away: shown.away, venue, broadcasts: [CHANNEL] });
	const { warnings } = (await ana.call('POST', 'games/check', { ...typed, id }))
		.json as unknown as GameWarnings;
	expect([field, warnings.map((warning) => warning.field)]).toEqual([
		field,
		expect.arrayContaining(['game']),
	]);
	const saved = await ana.call('PUT', `games/${id}`, { ...typed, revision: shown.revision });
	expect([field, saved.status]).toEqual([field, 200]);
	await expectPage(site, saved.json as unknown as GameRecord, 200);
}

async function trash(site: TestServer, ana: PanelUser, game: Damaged): Promise<void> {
	const { revision } = (await ana.call('GET', `games/${game.id}`)).json as unknown as GameRecord;
	const gone = await ana.call('POST', 'games/bulk', {
		action: { kind: 'trash' },
		target: { games: [{ id: game.id, revision }] },
	});
	expect([game.field, gone.status, gone.json.changed]).toEqual([game.field, 200, 1]);
	await expectPage(site, game, 410);
}

for (const engine of ENGINES) {
	test(`a game that cannot be read is left out of the lists of readers, and mended or trashed in the panel [${engine}]`, async () => {
		await using site = await startTestServer({
			engine,
			config: { clockOffsetMs: NOW - Date.now() },
		});
		const ana = await signInAs(site, 'administrator');
		const damaged = await storeDamaged(site, ana);
		// A save: what is in memory of before it is looked at again.
		const whole = await store(ana, 'inteiro');

		const bodies = await publicBodies(site);
		for (const path of NAMING) {
			expect(bodies[path]).toContain(whole.slug);
			for (const { field, slug } of damaged)
				if (!UNKNOWN_TO_SQL.includes(field)) expect(bodies[path]).not.toContain(slug);
		}
		for (const game of damaged)
			for (const suffix of ['', '.ics', '.png']) await expectPage(site, game, 404, suffix);
		const reported = (await site.log()).filter(({ code }) => code === 'damaged-record');
		expect(new Map(reported.map(({ record, why }) => [record, why]))).toEqual(
			new Map(damaged.map(({ field, id }) => [`games/${id}`, field])),
		);

		for (const path of PANEL_LISTS)
			expect([path, (await ana.call('GET', path)).status]).toEqual([path, 200]);
		const { rows } = (await ana.call('GET', 'games')).json as unknown as DeskPage;
		const marked = rows.filter(({ warnings }) => warnings.some(({ kind }) => kind === 'damaged'));
		expect(marked.map(({ id }) => id).toSorted()).toEqual(damaged.map(({ id }) => id).toSorted());
		for (const [place, game] of damaged.entries())
			await (place % 2 === 0 ? mend : trash)(site, ana, game);
		await publicBodies(site);
	});
}
