import { createAnswers } from '#server/http/answers.ts';
import { listen } from '#server/http/listen.ts';
import type { Log } from '#server/log.ts';

const PATH = '/metrics';

/** METRICS_PORT of the primary process: the sums of its members. */
export async function openPrimaryMetrics(place: Place): Promise<AsyncDisposable> {
	const { AggregatorRegistry } = await import('prom-client');
	const registry = new AggregatorRegistry();
	return serveMetrics(place, {
		contentType: registry.contentType,
		metrics: () => registry.clusterMetrics(),
	});
}

type Place = { port: number; host: string | null; log: Log };

/** Answers /metrics on a port of its own, and nothing else. @throws when the port is taken */
export async function serveMetrics(
	{ port, host, log }: Place,
	registry: { contentType: string; metrics(): Promise<string> },
): Promise<AsyncDisposable> {
	const answers = createAnswers([]);
	const { server } = await listen(
		async (request, response) => {
			if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== PATH) {
				const { status, headers, body } = answers.error(request, 'not-found', null);
				return void response.writeHead(status, headers).end(body);
			}
			// A member that starts or ends does not answer: the next scrape finds it.
			const text = await registry.metrics().catch((error: unknown) => {
				log.warn({ err: error }, 'metrics could not be gathered');
				return null;
			});
			if (text === null) return void response.writeHead(503).end();
			response.writeHead(200, { 'content-type': registry.contentType }).end(text);
		},
		{ port, host, streamMax: 0 },
	);
	return {
		async [Symbol.asyncDispose]() {
			server.close();
			server.closeAllConnections();
		},
	};
}
