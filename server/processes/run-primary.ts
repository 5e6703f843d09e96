import { setTimeout as wait } from 'node:timers/promises';
import { startCopy } from '#core/copy/start.ts';
import { webCopy } from '#core/copy/web.ts';
import type { Config } from '#server/config/config.ts';
import { createLog, type Log } from '#server/log.ts';
import { openPrimaryMetrics } from '#server/metrics/serve-metrics.ts';
import { listenForSignals } from '#server/signals.ts';
import { findStartProblem } from '#server/start-problem.ts';
import { type CrashWatch, createCrashWatch } from './crash-loop.ts';
import { type Member, startMember } from './member.ts';

/** The primary process holds the port and replaces members; it answers nothing itself. */
type Crew = {
	log: Log;
	crashes: CrashWatch;
	/** The members that serve, by place. */
	members: Map<number, Member>;
	/** All that run: also successors that start, and members that end. */
	living: Set<Member>;
	isEnding: boolean;
	/** Ends the crew with this exit code. */
	giveUp(code: number): void;
};

/**
 * Runs web processes behind one port until a signal. The first has started before the others: it
 * migrates, and its refusal to start is the crew's. SIGHUP renews them. Resolves with the exit
 * code.
 */
export async function runPrimary(config: Config): Promise<number> {
	const { processes, logLevel } = config;
	const problem = await findStartProblem(config);
	if (problem !== null) {
		process.stderr.write(startCopy.refused(problem));
		return 1;
	}
	const { log, flush } = createLog(logLevel);
	const signals = listenForSignals();
	let code = 0;
	const crew: Crew = {
		...{ log, crashes: createCrashWatch(), isEnding: false },
		...{ members: new Map(), living: new Set() },
		giveUp(reason) {
			code = reason;
			signals.end();
		},
	};
	const first = startMemberOf(crew, 0);
	// A reload during the start waits for it; without a listener SIGHUP would end the primary.
	let renewal: Promise<unknown> = first.ready;
	process.on('SIGHUP', () => {
		renewal = renewal.then(() => renewAll(crew));
	});
	const isUp = await Promise.race([first.ready, signals.first.then(() => null)]);
	if (isUp === false) return first.ended;
	serve(crew, first);
	for (let place = 1; place < processes && isUp === true; place++)
		serve(crew, startMemberOf(crew, place));
	void reportReady(crew);
	const { metricsPort: port, host } = config;
	await using _metrics = port === null ? null : await openPrimaryMetrics({ port, host, log });
	await signals.first;
	const ended = endAll(crew);
	void signals.second.then(() => endAll(crew));
	code = Math.max(code, ...(await ended));
	flush();
	return code;
}

function startMemberOf({ living }: Crew, place: number): Member {
	const member = startMember(place, living.size > 0);
	living.add(member);
	void member.ended.then(() => living.delete(member));
	return member;
}

function serve(crew: Crew, member: Member): void {
	crew.members.set(member.place, member);
	void replaceOnceEnded(crew, member);
}

/** Replaces a member that ends unexpectedly. */
async function replaceOnceEnded(crew: Crew, member: Member): Promise<void> {
	const code = await member.ended;
	const isMissed = () => !crew.isEnding && crew.members.get(member.place) === member;
	if (!isMissed()) return;
	const pause = crew.crashes.note(performance.now());
	crew.log.error({ place: member.place, code, pause }, 'a web process ended unexpectedly');
	if (pause === null) {
		process.stderr.write(webCopy.crashLoop);
		return crew.giveUp(1);
	}
	await wait(pause);
	if (isMissed()) serve(crew, startMemberOf(crew, member.place));
}

async function reportReady({ log, members }: Crew): Promise<void> {
	const ready = await Promise.all([...members.values()].map((member) => member.ready));
	log.info({ processes: ready.filter(Boolean).length }, 'web processes serve');
}

/** A successor for each member, one after the other: the others serve the port meanwhile. */
async function renewAll(crew: Crew): Promise<void> {
	crew.log.info('renewing the web processes');
	for (const place of [...crew.members.keys()]) {
		if (crew.isEnding) return;
		const next = startMemberOf(crew, place);
		if (!(await next.ready)) {
			crew.log.error({ place }, 'a new web process did not start: the old ones go on');
			return;
		}
		const old = crew.members.get(place);
		serve(crew, next);
		// One that still starts does not listen yet.
		await old?.ready;
		old?.retire();
		await old?.ended;
	}
	crew.log.info('web processes renewed');
}

/** Resolves with the exit codes. */
async function endAll(crew: Crew): Promise<number[]> {
	crew.isEnding = true;
	const members = [...crew.living];
	for (const member of members) member.signal('SIGTERM');
	return Promise.all(members.map(({ ended }) => ended));
}
