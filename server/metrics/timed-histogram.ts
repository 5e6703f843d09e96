import type { RequestTimings, TimedRequests } from './request-timings.ts';

type Prometheus = typeof import('prom-client');
type Registry = InstanceType<Prometheus['Registry']>;

const REQUESTS = {
	...{ name: 'guia_request_seconds', help: 'Answered requests', aggregator: 'sum' as const },
	labelNames: ['kind', 'status', 'cache'],
};

/**
 * Registers the timings of requests as a histogram. Its values are ours: prom-client would look the
 * labels of each request up, which costs more than the rest of what a request is measured by.
 */
export function registerTimings(
	prometheus: Pick<Prometheus, 'Histogram'>,
	registry: Registry,
	timings: RequestTimings,
): void {
	class TimedHistogram extends prometheus.Histogram {
		/** What prom-client writes, and sends to a primary process. */
		getForPromString() {
			const { name, help, aggregator } = REQUESTS;
			const values = timings.all().flatMap((timed) => valuesOf(timed, timings.bounds));
			return { name, help, aggregator, type: 'histogram', values };
		}
	}
	new TimedHistogram({ ...REQUESTS, registers: [registry] });
}

/** The lines of a histogram: each bucket counts what the ones below it count too. */
function valuesOf({ labels, buckets, seconds }: TimedRequests, bounds: readonly number[]) {
	const line = (end: string, value: number, own: Record<string, string | number> = {}) => ({
		...{ metricName: `${REQUESTS.name}_${end}`, value, labels: own, sharedLabels: labels },
	});
	let count = 0;
	const rising = buckets.map((more, place) => {
		count += more;
		return line('bucket', count, { le: bounds[place] ?? '+Inf' });
	});
	return [...rising, line('sum', seconds), line('count', count)];
}
