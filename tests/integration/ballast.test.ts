import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { BALLAST_FILE, type Ballast, createBallast, layBallast } from '#server/db/ballast.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { asRelief } from '#server/db/relief.ts';
import { insertGames } from '#server/games/store-games.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { makeSmallDisk, type SmallDisk } from '#tests/support/durability/small-disk.ts';
import { aGame, NOW } from '#tests/support/factories.ts';
import { PASSWORD } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

let turn = 0;
function put(database: AppDatabase): Promise<void> {
	turn += 1;
	const row = {
		collection: 'test',
		id: `row-${turn}`,
		data: JSON.stringify('x'.repeat(20_000)),
		revision: 1,
		updated_at: 0,
	};
	return database.transaction(
		async (trx) => void (await trx.insertInto('settings').values(row).execute()),
	);
}

/** Ordinary writes until the disk has no room for another one; the code of the refusal. */
async function putUntilRefused(database: AppDatabase): Promise<string | null> {
	for (let tries = 0; tries < 4_000; tries++) {
		const refusal = await put(database).then(
			() => null,
			(error: unknown) => errorCode(error) ?? String(error),
		);
		if (refusal !== null) return refusal;
	}
	return null;
}

/**
 * The ballast of a real small disk, or, where none may be mounted, one whose bytes are pages of
 * SQLite's limit.
 */
function ballastOf(disk: SmallDisk, database: () => AppDatabase): Ballast {
	if (disk.kind === 'tmpfs') return createBallast(disk.path);
	let isGiven = false;
	return {
		mayGrow: async () => !isGiven,
		async giveUp() {
			await disk.fill(null, 0);
			isGiven = true;
			await asRelief(() => disk.giveSpace(database()));
		},
	};
}

test('F04 at 0 bytes free what leads out of it is written with the ballast, and nothing else takes its space', async () => {
	await using disk = await makeSmallDisk();
	let opened: AppDatabase | null = null;
	const ballast = ballastOf(disk, () => opened as unknown as AppDatabase);
	await using database = await openDatabase({ dataDir: disk.path, databaseUrl: null, ballast });
	opened = database;
	await prepareDatabase(database, { dataDir: disk.path, now: NOW });
	if (disk.kind === 'tmpfs') expect(await layBallast(disk.path)).toBe(true);
	await disk.fill(database, 0);
	expect(await putUntilRefused(database)).toBe('disk-full');
	for (let times = 0; times < 20; times++) await asRelief(() => put(database));
	expect(await putUntilRefused(database)).toBe('disk-full');
	await asRelief(() => put(database));
});

test('the ballast is laid again, before anything else is written, once there is room', async () => {
	await using own = await openTestDatabase('sqlite');
	const { dataDir } = own.address;
	const file = join(dataDir, BALLAST_FILE);
	expect(await layBallast(dataDir)).toBe(true);
	const { size, blocks, mode } = await stat(file);
	expect([size, mode & 0o077]).toEqual([16 * 1024 * 1024, 0]);
	// Real bytes: a file of holes would free nothing.
	expect(blocks * 512).toBeGreaterThanOrEqual(size);
	const ballast = createBallast(dataDir);
	await ballast.giveUp();
	expect((await stat(file)).size).toBe(0);
	expect(await ballast.mayGrow()).toBe(true);
	expect((await stat(file)).size).toBe(size);
});

test('F04 with the disk full somebody signs in and trashes a game; what is refused says so in words', async () => {
	await using disk = await makeSmallDisk();
	await using site = await startTestServer({ address: { dataDir: disk.path, databaseUrl: null } });
	const { db, data } = site.context;
	const reference = await data.reference();
	const note = {
		now: NOW,
		source: 'Tabela',
		actor: null,
		reference,
		publication: 'published',
		demo: false,
	} as const;
	const [game] = await db.transaction((trx) => insertGames(trx, [aGame()], note));
	const user = await signInAs(site, 'administrator');
	const isReal = disk.kind === 'tmpfs' && (await layBallast(disk.path));
	await disk.fill(db, 0);
	expect(await putUntilRefused(db)).toBe('disk-full');

	const refused = await user.call('PUT', 'account', { displayName: 'Outra' });
	expect(refused.text).toMatch(/\S/);
	const tab = identityClient(site.url);
	const signedIn = await tab.call('/v1/accounts:signInWithPassword', {
		email: user.email,
		password: PASSWORD,
		returnSecureToken: true,
	});
	// Without a real disk there is no ballast to take: then the refusal has to say why.
	if (!isReal)
		return expect([signedIn.status, signedIn.text]).toEqual([
			507,
			expect.stringContaining('espaço'),
		]);
	expect(signedIn.status).toBe(200);
	const trashed = await user.call('POST', 'games/bulk', {
		target: { games: [{ id: game?.id, revision: game?.revision }] },
		action: { kind: 'trash' },
	});
	expect([trashed.status, trashed.text]).toEqual([200, expect.stringMatching(/\S/)]);
	expect((await data.games.byId(game?.id ?? ''))?.deletedAt).not.toBeNull();
	expect(await putUntilRefused(db)).toBe('disk-full');
});
