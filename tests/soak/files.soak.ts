import { expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { sendUnclear } from '#tests/support/files/bad-bodies.ts';
import { startFileServer } from '#tests/support/files/file-server.ts';
import { runUploadKills } from '#tests/support/files/upload-kills.ts';
import { writeSoakSection } from '#tests/support/soak-report.ts';

/** A run is repeated with GUIA_SOAK_SEED=… */
const SEED = Number(process.env.GUIA_SOAK_SEED ?? Math.floor(Math.random() * 2 ** 31));
const KILLS = 200;
const BODIES = 10_000;

process.stdout.write(`soak: GUIA_SOAK_SEED=${SEED}\n`);

test('F11 V46 uploads to a server that is killed again and again, and ten thousand malformed bodies', async () => {
	const kills = await runUploadKills({ kills: KILLS, seed: SEED });
	await using folder = await temporaryFolder();
	await using database = await openDatabase({ dataDir: folder.path, databaseUrl: null });
	await migrate(database);
	await using server = await startFileServer({ database, dataDir: folder.path });
	const bodies = await sendUnclear(server, { count: BODIES, seed: SEED });
	await writeSoakSection('Uploads', [
		`Seed ${SEED} (repeat with \`GUIA_SOAK_SEED=${SEED} npm run test:soak\`). Files of 0.3 to 3 MB in doubling pieces to the file service in a process of its`,
		'own, killed (SIGKILL) at a random moment of the first 1.2 s after it listens. After each kill the server is asked where the upload stands: never',
		'less than what it had acknowledged; every finished file is read back and its SHA-256 compared. Then random good and bad parts of requests over raw sockets.',
		'',
		'| kills | uploads finished | MB acknowledged | problems | malformed bodies | answers | open files before · after | problems |',
		'|---|---|---|---|---|---|---|---|',
		`| ${kills.kills} | ${kills.uploads} | ${Math.round(kills.acknowledgedBytes / 2 ** 20)} | ${kills.problems.length} | ${bodies.sent} | ${answersOf(bodies.statuses)} | ${bodies.handlesBefore} · ${bodies.handlesAfter} | ${bodies.problems.length} |`,
	]);
	expect([...kills.problems, ...bodies.problems]).toEqual([]);
	expect(bodies.handlesAfter).toBeLessThanOrEqual(bodies.handlesBefore + 5);
});

function answersOf(statuses: Record<string, number>): string {
	return Object.entries(statuses)
		.sort()
		.map(([status, count]) => `${status}: ${count}`)
		.join(', ');
}
