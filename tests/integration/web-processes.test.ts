import { readFile, rename } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/database.ts';
import { startWeb, type WebProcess } from '#tests/support/web-process.ts';

const TWO = { WEB_CONCURRENCY: '2' };

/** The processes behind the port. */
async function membersOf(web: WebProcess): Promise<number[]> {
	const tasks = await readFile(`/proc/${web.child.pid}/task/${web.child.pid}/children`, 'utf8');
	return tasks.trim().split(/\s+/).filter(Boolean).map(Number);
}

function allServe(web: WebProcess): Promise<void> {
	const isSaid = () => web.log.some((line) => line.includes('web processes serve'));
	return expect.poll(isSaid, { timeout: 30_000 }).toBe(true);
}

/** Asks again and again until it is told to stop; returns how often each outcome came. */
function readOnAndOn(url: string) {
	const outcomes = new Map<string, number>();
	const note = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
	let isOver = false;
	const ask = (agent: Agent) =>
		new Promise<void>((resolve) => {
			get(`${url}/jogos-de-hoje`, { agent }, (response) => {
				response.resume().on('end', () => {
					note(String(response.statusCode));
					resolve();
				});
			}).on('error', (error) => {
				note(error.message);
				resolve();
			});
		});
	const readers = [true, false].flatMap((keepAlive) =>
		Array.from({ length: 2 }, async () => {
			const agent = new Agent({ keepAlive, maxSockets: 1 });
			while (!isOver) await ask(agent);
			agent.destroy();
		}),
	);
	return {
		async stop() {
			isOver = true;
			await Promise.all(readers);
			return outcomes;
		},
	};
}

test('SIGHUP renews the processes one after the other without a failed request, and SIGTERM ends them all', async () => {
	await using web = await startWeb(TWO);
	await allServe(web);
	const before = await membersOf(web);
	const readers = readOnAndOn(web.url);
	web.child.kill('SIGHUP');
	await expect
		.poll(async () => (await membersOf(web)).filter((pid) => !before.includes(pid)).length, {
			timeout: 30_000,
		})
		.toBe(2);
	await expect
		.poll(() => web.log.some((line) => line.includes('web processes renewed')))
		.toBe(true);
	expect([...(await readers.stop()).keys()]).toEqual(['200']);
	web.child.kill('SIGTERM');
	expect(await web.ended).toEqual([0, null]);
	await expect(fetch(web.url)).rejects.toThrow();
});

test('a killed process is replaced while the other one serves, and one of them has the bots', async () => {
	await using web = await startWeb(TWO);
	await allServe(web);
	const [first = 0] = await membersOf(web);
	process.kill(first, 'SIGKILL');
	await expect.poll(() => membersOf(web)).toHaveLength(1);
	expect((await fetch(`${web.url}/readyz`)).status).toBe(200);
	// A process that is just being made has no arguments yet.
	await expect
		.poll(() => argumentsOf(web), { timeout: 30_000 })
		.toEqual([['--late'], ['--further', '--late']]);
});

test('a start that is refused is the refusal of all; later a loop of crashes ends them with a sentence', async () => {
	await expect(startWeb({ ...TWO, HOST: '203.0.113.1' })).rejects.toThrow('ended with 1');
	await using folder = await temporaryFolder();
	const data = join(folder.path, 'data');
	await using web = await startWeb({ ...TWO, DATA_DIR: data });
	await allServe(web);
	// What each new process needs is away.
	await rename(join(data, 'guia.key'), join(folder.path, 'guia.key'));
	for (const member of await membersOf(web)) process.kill(member, 'SIGKILL');
	expect(await web.ended).toEqual([1, null]);
	expect(web.said.join('\n')).toContain('caem logo depois de começar');
});

/** Arguments after the program, by process. */
async function argumentsOf(web: WebProcess): Promise<string[][]> {
	const lines = await Promise.all(
		(await membersOf(web)).map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8')),
	);
	return lines
		.map((line) => line.split('\0').filter(Boolean))
		.map((words) => words.slice(words.findIndex((word) => word.endsWith('web.ts')) + 1))
		.sort((one, other) => one.length - other.length);
}
