import cluster from 'node:cluster';
import { keysOf } from '#core/kit/keys.ts';
import type { AppContext } from '#server/context.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import { GAUGES, type Gauge, type Reading, type Readings } from './gauges.ts';
import { readGuide } from './read-guide.ts';
import { createRequestTimings } from './request-timings.ts';
import { serveMetrics } from './serve-metrics.ts';
import { registerTimings } from './timed-histogram.ts';

type Prometheus = typeof import('prom-client');
type Registry = InstanceType<Prometheus['Registry']>;

/** The database is asked at most so often, however many ask for metrics. */
const FRESH_MS = 15_000;
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Opens METRICS_PORT of this process; nothing without it. A member of several processes has no
 * port: the primary asks it. @throws when the port is taken
 */
export async function openMetrics(context: AppContext): Promise<AsyncDisposable> {
	const { log } = context;
	const { metricsPort: port, host } = context.config;
	if (port === null) return { [Symbol.asyncDispose]: async () => undefined };
	const prometheus = await import('prom-client');
	const registry = createRegistry(prometheus, context);
	if (!cluster.isWorker) return serveMetrics({ port, host, log }, registry);
	prometheus.AggregatorRegistry.setRegistries([registry]);
	// Answers the primary from now on.
	new prometheus.AggregatorRegistry();
	return { [Symbol.asyncDispose]: async () => undefined };
}

function createRegistry(prometheus: Prometheus, context: AppContext): Registry {
	const registry = new prometheus.Registry();
	prometheus.collectDefaultMetrics({ register: registry });
	registerNotes(prometheus, registry, context);
	const readAll = cachedReadings(context);
	for (const name of keysOf(GAUGES)) {
		const { help, of: aggregator, ...more }: Gauge = GAUGES[name];
		const label = more.label ?? null;
		const read = async () => context.meters.readings().get(name)?.() ?? (await readAll())[name];
		const about = {
			...{ name, help, aggregator, registers: [registry] },
			labelNames: label === null ? [] : [label],
		};
		if (more.rises) registerCounter(prometheus, about, async () => valuesOf(await read(), label));
		else registerGauge(prometheus, about, async () => valuesOf(await read(), label));
	}
	return registry;
}

type About = import('prom-client').GaugeConfiguration<string>;
type Values = [Record<string, string>, number][];

/** Without labels prom-client begins with a line of zero: a value that is not known has no line. */
const isPlain = ({ labelNames }: About): boolean => labelNames?.length === 0;

function registerGauge({ Gauge }: Prometheus, about: About, read: () => Promise<Values>): void {
	new Gauge({
		...about,
		async collect() {
			const values = await read();
			this.reset();
			if (values.length === 0 && isPlain(about)) this.remove();
			for (const [labels, value] of values) this.set(labels, value);
		},
	});
}

function registerCounter({ Counter }: Prometheus, about: About, read: () => Promise<Values>): void {
	new Counter({
		...about,
		async collect() {
			const values = await read();
			this.reset();
			if (values.length === 0 && isPlain(about)) this.remove();
			for (const [labels, value] of values) this.inc(labels, value);
		},
	});
}

function valuesOf(
	reading: Reading | undefined,
	label: string | null,
): [Record<string, string>, number][] {
	if (reading === undefined) return [];
	if (typeof reading === 'number') return [[{}, reading]];
	return Object.entries(reading).map(([of, value]) => [{ [label ?? 'of']: of }, value]);
}

function cachedReadings(context: AppContext): () => Promise<Readings> {
	let cached: { at: number; readings: Promise<Readings> } | null = null;
	return () => {
		const now = performance.now();
		if (cached === null || now - cached.at > FRESH_MS)
			cached = { at: now, readings: readGuide(context) };
		return cached.readings;
	};
}

/** What parts note as it happens. */
function registerNotes(prometheus: Prometheus, registry: Registry, { meters }: AppContext): void {
	const registers = [registry];
	const requests = createRequestTimings(SECONDS);
	registerTimings(prometheus, registry, requests);
	const renders = new prometheus.Histogram({
		...{ name: 'guia_render_seconds', help: 'Renderings', registers, buckets: SECONDS },
		labelNames: ['outcome'],
	});
	const pushes = new prometheus.Counter({
		...{ name: 'guia_pushes_total', help: 'Alerts by outcome', registers },
		labelNames: ['outcome'],
	});
	new prometheus.Gauge({
		...{ name: 'guia_info', help: 'Version of the program', registers },
		...{ labelNames: ['version'], aggregator: 'first' as const },
	}).set({ version: PRODUCT_VERSION }, 1);
	meters.listen({
		request: requests.note,
		render: (ms, outcome) => renders.observe({ outcome }, ms / 1_000),
		push: (outcome, count) => pushes.inc({ outcome }, count),
	});
}
