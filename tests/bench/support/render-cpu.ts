import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
	PageRenderer,
	RenderedPage,
	RenderSettings,
} from '#server/http/render/rendered-page.ts';
import type { BenchOptions } from './part.ts';
import { median } from './statistics.ts';

/**
 * Something that is done again and again, and what it cost: CPU milliseconds of the thread, and of
 * the process with its helpers.
 */
export type CpuSubject = {
	name: string;
	run: () => unknown;
	prepare?: () => Promise<unknown>;
	rounds: { thread: number; process: number }[];
};

/** The renderer of the built site on this thread, as the render thread of production has it. */
export async function openBuiltRenderer(dataDir: string): Promise<PageRenderer> {
	const built = (await import(pathToFileURL(path.resolve('build/server/index.js')).href)) as {
		openRenderer(settings: RenderSettings): Promise<PageRenderer>;
	};
	return built.openRenderer({
		...{
			dataDir,
			databaseUrl: null,
			clockOffsetMs: 0,
			identity: { kind: 'own' as const },
			offline: true,
			development: false,
		},
		publicUrl: 'http://localhost:3000',
	});
}

/** Asks for a page that nobody has; anything but 200 is a fault of the bench. */
export async function renderPage(renderer: PageRenderer, address: string): Promise<RenderedPage> {
	const page = await renderer.render({ address, known: null, requestId: 'bench' });
	if (page.status !== 200)
		throw new Error(`${address} answered ${page.status}: ${JSON.stringify(page.failures)}`);
	return page;
}

/** Warms up, then measures in rounds that take turns. */
export async function measureCpu(
	subjects: readonly CpuSubject[],
	{ quick }: BenchOptions,
): Promise<void> {
	const [rounds, times, warmUp] = quick ? [1, 20, 20] : [3, 100, 150];
	for (const subject of subjects) await runRound(subject, warmUp);
	for (let round = 0; round < rounds; round++) {
		for (const subject of subjects) subject.rounds.push(await runRound(subject, times));
	}
}

/** Median of the rounds. */
export function cpuOf(subject: CpuSubject | undefined, value: 'thread' | 'process'): number {
	return median(subject?.rounds.map((round) => round[value]) ?? []);
}

async function runRound(
	{ run, prepare }: CpuSubject,
	times: number,
): Promise<{ thread: number; process: number }> {
	const sum = { thread: 0, process: 0 };
	for (let time = 0; time < times; time++) {
		await prepare?.();
		const before = readCpu();
		await run();
		const after = readCpu();
		sum.thread += after.thread - before.thread;
		sum.process += after.process - before.process;
	}
	return { thread: sum.thread / times, process: sum.process / times };
}

/** The process first: Linux brings the running thread's own account up to date only then. */
function readCpu(): { process: number; thread: number } {
	return { process: total(process.cpuUsage()), thread: total(process.threadCpuUsage()) };
}

function total({ user, system }: { user: number; system: number }): number {
	return (user + system) / 1_000;
}
