import cluster, { type Worker } from 'node:cluster';

/** Argument of a further web process beside the first: without bots and setup link. */
export const FURTHER = '--further';
/** Argument of a process that opens the port once it can render: others serve it meanwhile. */
export const LATE = '--late';

/** What a member says once it serves, and what it is told to end without a pause. */
const READY = 'ready';
const RETIRE = 'retire';

/** One of the web processes behind the port. */
export type Member = {
	/** 0 = the first, which runs the bots too. */
	place: number;
	/** Resolves with true once it serves; false when it ended before. */
	ready: Promise<boolean>;
	/** Resolves with its exit code; death by a signal counts as 1, but for SIGTERM. */
	ended: Promise<number>;
	/** Gives its place to a successor: answers what it began, then ends. */
	retire(): void;
	signal(name: NodeJS.Signals): void;
};

/** Starts a web process; `isServed` = others serve the port already. */
export function startMember(place: number, isServed: boolean): Member {
	cluster.setupPrimary({
		args: [...(place === 0 ? [] : [FURTHER]), ...(isServed ? [LATE] : [])],
	});
	const worker = cluster.fork();
	const ended = new Promise<number>((resolve) =>
		worker.process.once('exit', (code, signal) => resolve(signal === 'SIGTERM' ? 0 : (code ?? 1))),
	);
	return {
		place,
		ready: Promise.race([heardReady(worker), ended.then(() => false)]),
		ended,
		retire: () => void (worker.isConnected() && worker.send(RETIRE)),
		signal: (name) => void worker.process.kill(name),
	};
}

function heardReady(worker: Worker): Promise<true> {
	return new Promise((resolve) =>
		worker.on('message', (message) => {
			if (message === READY) resolve(true);
		}),
	);
}

/** Notifies the primary process, if there is one, that this process serves. */
export function sayReady(): void {
	process.send?.(READY);
}

/** Resolves when the primary process wants a successor to take this place. */
export function retired(): Promise<void> {
	return new Promise((resolve) =>
		process.on('message', (message) => {
			if (message === RETIRE) resolve();
		}),
	);
}
