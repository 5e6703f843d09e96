import type { GaugeName, Reading } from './gauges.ts';

/** One answered request. `kind` = page, asset, admin …; `cache` where a page was answered. */
export type RequestNote = { kind: string; status: number; ms: number; cache?: string | undefined };

/** Receives notes; until METRICS_PORT opens they are dropped. */
type Sink = {
	request(note: RequestNote): void;
	/** A rendering of `ms` milliseconds; `outcome` = done or failed. */
	render(ms: number, outcome: string): void;
	push(outcome: string, count: number): void;
};

/**
 * Where parts of the server register what they can say of themselves, and note what happens. Costs
 * nothing until METRICS_PORT opens.
 */
export type Meters = Sink & {
	/** Registers a reading, taken at each scrape; a later one of the same name replaces it. */
	reads(name: GaugeName, read: () => Reading): void;
	readings(): ReadonlyMap<GaugeName, () => Reading>;
	/** From now on notes go there. */
	listen(sink: Sink): void;
};

const SILENT: Sink = { request: () => undefined, render: () => undefined, push: () => undefined };

export function createMeters(): Meters {
	const readings = new Map<GaugeName, () => Reading>();
	let sink = SILENT;
	return {
		request: (note) => sink.request(note),
		render: (ms, outcome) => sink.render(ms, outcome),
		push: (outcome, count) => sink.push(outcome, count),
		reads: (name, read) => void readings.set(name, read),
		readings: () => readings,
		listen(next) {
			sink = next;
		},
	};
}
