import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { type Child, startChild } from '#tests/support/child.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { seededRandom } from '#tests/support/durability/random.ts';
import { createFileClient, type FileClient, sampleBytes } from './file-client.ts';

export type UploadKillReport = {
	seed: number;
	kills: number;
	uploads: number;
	acknowledgedBytes: number;
	problems: string[];
};

const CHUNK = 256 * 1024;
const SMALLEST = 300 * 1024;
const LARGEST = 3 * 1024 * 1024;
const LONGEST_LIFE_MS = 1_200;

/** One upload as its client knows it: `acknowledged` bytes were said to be stored. */
type Sending = {
	name: string;
	bytes: Buffer;
	address: string | null;
	acknowledged: number;
	done: boolean;
};

/**
 * Uploads files of random sizes to a server that is killed at random moments, in the middle of
 * pieces and of finishing, until `kills` is reached. No acknowledged byte may be lost, and every
 * finished file equals its source.
 */
export async function runUploadKills({
	kills,
	seed,
}: {
	kills: number;
	seed: number;
}): Promise<UploadKillReport> {
	await using folder = await temporaryFolder();
	const random = seededRandom(seed);
	const report: UploadKillReport = {
		seed,
		kills: 0,
		uploads: 0,
		acknowledgedBytes: 0,
		problems: [],
	};
	await prepare(folder.path);
	let sending = newSending(report, random);
	while (report.kills < kills && report.problems.length === 0) {
		const child = startChild('file-server', { dataDir: folder.path });
		const client = createFileClient(await child.line((line) => line.startsWith('http')));
		const killed = killLater(child, random() * LONGEST_LIFE_MS);
		sending = await sendUntilKilled(client, sending, { report, random });
		await killed;
		report.kills++;
	}
	return report;
}

async function prepare(dataDir: string): Promise<void> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	await migrate(database);
}

async function killLater(child: Child, ms: number): Promise<void> {
	await wait(ms);
	await child.kill();
}

function newSending(report: UploadKillReport, random: () => number): Sending {
	const size = Math.floor(SMALLEST + random() * (LARGEST - SMALLEST));
	const bytes = sampleBytes(size, Math.floor(random() * 2 ** 31));
	return {
		name: `arquivo-${report.uploads}.bin`,
		bytes,
		address: null,
		acknowledged: 0,
		done: false,
	};
}

type Run = { report: UploadKillReport; random: () => number };

async function sendUntilKilled(
	client: FileClient,
	begun: Sending,
	{ report, random }: Run,
): Promise<Sending> {
	let sending = begun;
	try {
		for (;;) {
			if (sending.address !== null) await resume(client, sending, report);
			await sendRest(client, sending, report);
			await compare(client, sending, report);
			if (report.problems.length > 0) return sending;
			report.uploads++;
			sending = newSending(report, random);
		}
	} catch (error) {
		// The server is gone; anything else is a problem of ours.
		if (!(error instanceof TypeError)) report.problems.push(String(error));
		return sending;
	}
}

async function resume(
	client: FileClient,
	sending: Sending,
	report: UploadKillReport,
): Promise<void> {
	const status = await client.query(sending.address ?? '');
	if (status.status !== 200)
		report.problems.push(`an upload is gone: ${JSON.stringify(status.body)}`);
	if (status.received < sending.acknowledged)
		report.problems.push(`acknowledged ${sending.acknowledged}, found ${status.received}`);
	sending.acknowledged = status.received;
	sending.done = status.state === 'final';
}

async function sendRest(
	client: FileClient,
	sending: Sending,
	report: UploadKillReport,
): Promise<void> {
	const { bytes } = sending;
	sending.address ??= await client.start(sending.name, bytes.length);
	for (let size = CHUNK; !sending.done; size *= 2) {
		const piece = bytes.subarray(sending.acknowledged, sending.acknowledged + size);
		const end = sending.acknowledged + piece.length;
		const last = end === bytes.length;
		const step =
			piece.length === 0
				? client.finalize(sending.address, end)
				: client.send(sending.address, sending.acknowledged, piece, last);
		const { status, state } = await step;
		if (status !== 200) throw new Error(`a piece was answered with ${status}`);
		report.acknowledgedBytes += piece.length;
		sending.acknowledged = end;
		sending.done = state === 'final';
	}
}

async function compare(
	client: FileClient,
	{ name, bytes }: Sending,
	report: UploadKillReport,
): Promise<void> {
	const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
	const stored = new Uint8Array(await (await client.media(name)).arrayBuffer());
	if (digest(stored) !== digest(bytes))
		report.problems.push(
			`${name} differs from its source (${stored.length} of ${bytes.length} bytes)`,
		);
}
