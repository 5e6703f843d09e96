/**
 * A process that runs one bot: it leaves a key, says so, and holds on until it is told to go on by
 * a line on stdin, killed or stopped.
 */
import { createInterface } from 'node:readline';
import { openDatabase } from '#server/db/open-database.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { aBot, botContext } from '#tests/support/jobs.ts';

type Input = {
	address: { dataDir: string; databaseUrl: string | null };
	hold: boolean;
	times: Record<string, number>;
	skewMs?: number;
};

const input = JSON.parse(process.argv[2] ?? '{}') as Input;
const say = (line: string) => process.stdout.write(`${line}\n`);
const released = Promise.withResolvers<void>();
createInterface({ input: process.stdin }).once('line', () => released.resolve());

// The clock of this machine is wrong by this much; the database's is not.
const realNow = Date.now;
Date.now = () => realNow() + (input.skewMs ?? 0);

const bot = aBot(async ({ marks, job, signal }) => {
	say(`begun ${job.slot} ${job.attempt}`);
	const isFirst = await marks.once(`effect ${job.slot}`, async () => undefined);
	say(isFirst ? 'effect' : 'effect was there');
	if (input.hold)
		await Promise.race([
			released.promise,
			new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
		]);
	await marks.write('last', process.pid).then(
		() => say('wrote'),
		(error: Error) => say(error.name),
	);
});

await using database = await openDatabase(input.address);
await using worker = createWorker(botContext(database), { bots: [bot], times: input.times });
const ended = Promise.withResolvers<void>();
process.on('SIGTERM', () => ended.resolve());
worker.start();
say('ready');
// Its timers keep no process alive.
const alive = setInterval(() => undefined, 60_000);
await ended.promise;
await worker.drain();
say('drained');
clearInterval(alive);
process.stdin.destroy();
