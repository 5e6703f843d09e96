import fc from 'fast-check';
import * as prometheus from 'prom-client';
import { expect, test } from 'vitest';
import { createRequestTimings } from './request-timings.ts';
import { registerTimings } from './timed-histogram.ts';

const BOUNDS = [0.001, 0.25, 1];

const note = fc.record({
	kind: fc.constantFrom('page', 'admin'),
	status: fc.constantFrom(200, 503),
	cache: fc.constantFrom('hit', 'miss', undefined),
	ms: fc.oneof(fc.constantFrom(0, 1, 250, 1_000), fc.integer({ min: 0, max: 3_000 })),
});

test('requests counted by ourselves are the histogram that prom-client would make of them', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(note), async (notes) => {
			const [own, theirs] = [new prometheus.Registry(), new prometheus.Registry()];
			const timings = createRequestTimings(BOUNDS);
			registerTimings(prometheus, own, timings);
			const stock = new prometheus.Histogram({
				...{ name: 'guia_request_seconds', help: 'Answered requests', registers: [theirs] },
				...{ labelNames: ['kind', 'cache', 'status'], buckets: BOUNDS },
			});
			for (const one of notes) {
				const { kind, status, cache = '', ms } = one;
				timings.note(one);
				stock.observe({ kind, cache, status: String(status) }, ms / 1_000);
			}
			expect(linesOf(await own.metrics())).toEqual(linesOf(await theirs.metrics()));
			expect(await sumsOf(own)).toEqual(await sumsOf(theirs));
		}),
		{ numRuns: 50 },
	);
});

function linesOf(text: string): string[] {
	return text.trim().split('\n').sort();
}

/** What a process sends to the primary. */
async function sumsOf(registry: prometheus.Registry): Promise<unknown> {
	const json = await registry.getMetricsAsJSON();
	return json.flatMap(({ values }) => values.map((value) => JSON.stringify(sorted(value)))).sort();
}

function sorted(value: { labels: object; value: number }): unknown {
	return [Object.entries(value.labels).sort(), value.value];
}
