import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#server/context.ts';
import { createAnswers } from './answers.ts';
import { listen } from './listen.ts';
import { probeAnswer, readReadiness } from './probes.ts';

type HealthPort = {
	port: number;
	/** Reports not ready from now on, because the process is about to end. */
	drain(): void;
	[Symbol.asyncDispose](): Promise<void>;
};

/**
 * Opens the health port of a process without a site: /livez and /readyz, answered as on the site,
 * and nothing else. Null when no port is set. @throws when the port is taken
 */
export async function openHealthPort({
	config,
	db,
	log,
}: Pick<AppContext, 'config' | 'db' | 'log'>): Promise<HealthPort | null> {
	if (config.healthPort === null) return null;
	const answers = createAnswers([]);
	let draining = false;

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const path = request.url?.split('?', 1)[0] ?? '';
		const isRead = request.method === 'GET' || request.method === 'HEAD';
		const probe = isRead
			? await probeAnswer(path, {
					answers,
					readiness: () => readReadiness({ db, config }, draining),
				})
			: null;
		const { status, headers, body } =
			probe ?? answers.error(request, isRead ? 'not-found' : 'method-not-allowed', null);
		response.writeHead(status, headers).end(body);
	}

	const { server, port } = await listen((request, response) => void answer(request, response), {
		port: config.healthPort,
		host: config.host,
		streamMax: 0,
	});
	log.info({ port }, 'health port open');
	return {
		port,
		drain() {
			draining = true;
		},
		async [Symbol.asyncDispose]() {
			server.close();
			server.closeAllConnections();
		},
	};
}
