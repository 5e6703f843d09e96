import { existsSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '#server/config/config.ts';
import { type AppContext, createAppContext } from '#server/context.ts';
import type { Engine } from '#server/db/app-database.ts';
import { openBuiltSite } from '#server/http/render/front-end.ts';
import { startWebServer, type WebServer } from '#server/http/web-server.ts';
import { createLog } from '#server/log.ts';
import { openTestDatabase, temporaryFolder } from './database.ts';

export type Reply = { status: number; headers: IncomingMessage['headers']; body: string };

/**
 * The whole site on a free port: real database, real render thread; everything of it goes with
 * `await using`.
 */
export type TestServer = {
	/** Origin, without a trailing slash. */
	url: string;
	context: AppContext;
	server: WebServer;
	/** Asks for exactly this target: neither normalised nor followed. */
	get(
		target: string,
		options?: { method?: string; headers?: Record<string, string> },
	): Promise<Reply>;
	/** Lines of the log so far. */
	log(): Promise<Record<string, unknown>[]>;
	[Symbol.asyncDispose](): Promise<void>;
};

export type TestServerOptions = {
	engine?: Engine;
	/** Settings other than: demonstration off, real clock, log of everything. */
	config?: Partial<Config>;
	/** Another database than an empty one of this server's own. */
	address?: { dataDir: string; databaseUrl: string | null };
	/**
	 * How long a save waits for its pages: long where a busy machine must not decide what is said.
	 */
	patienceMs?: number;
	/** Sees each request before the site does, and may spoil its answer. */
	watch?: RequestListener;
};

export async function startTestServer({
	engine = 'sqlite',
	config,
	address,
	watch,
	patienceMs,
}: TestServerOptions = {}): Promise<TestServer> {
	if (!existsSync(new URL('../../build/server/index.js', import.meta.url)))
		throw new Error('The site is not built: npm run build');
	const stack = new AsyncDisposableStack();
	const { path: folder } = stack.use(await temporaryFolder());
	const place = address ?? stack.use(await openTestDatabase(engine)).address;
	const logFile = join(folder, 'log');
	// Never closed: a late line must not end up in whatever the system opens next under the same
	// number.
	const logDescriptor = openSync(logFile, 'a');
	const { log, flush } = createLog('info', logDescriptor);
	stack.defer(flush);
	const context = stack.use(await createAppContext({ ...DEFAULTS, ...place, ...config }, log));
	const server = stack.use(
		await startWebServer(context, {
			...(watch === undefined ? {} : { openFrontEnd: watchedSite(watch) }),
			...(patienceMs === undefined ? {} : { patienceMs }),
		}),
	);
	return {
		...{ url: server.address, context, server },
		get: (target, options) => get(server.address, target, options),
		async log() {
			flush();
			const lines = (await readFile(logFile, 'utf8')).trim().split('\n').filter(Boolean);
			return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
		},
		[Symbol.asyncDispose]: () => stack.disposeAsync(),
	};
}

function watchedSite(watch: RequestListener): typeof openBuiltSite {
	return async (options) => ({
		...(await openBuiltSite(options)),
		wrap: (listener) => (request, response) => {
			watch(request, response);
			listener(request, response);
		},
	});
}

const DEFAULTS: Omit<Config, 'dataDir' | 'databaseUrl'> = {
	port: 0,
	host: '127.0.0.1',
	healthPort: null,
	publicUrl: null,
	demo: false,
	clockOffsetMs: 0,
	hstsSubdomains: false,
	streamMax: 5_000,
	trustProxy: [],
	logLevel: 'info',
	processes: 1,
	drainMs: 0,
	metricsPort: null,
	accessLog: false,
	logRequests: 'all',
	role: 'web',
	serviceWorker: true,
	guiaKey: 'key of the test server, of no value elsewhere',
	admin: null,
	identity: { kind: 'own' },
	mail: { smtpUrl: null, from: 'guia@guia.example' },
	outboundAllow: [],
	oidc: null,
	telegramApiUrl: 'https://api.telegram.org',
	files: { s3: null, fileBytes: 2 ** 31, quotaBytes: 20 * 2 ** 30 },
	backupUrl: null,
	move: { databaseUrl: null, s3: null },
};

/** `fetch` would tidy the target up; node:http sends it as it is. */
function get(
	origin: string,
	target: string,
	options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
	const { port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const asked = request(
			{ host: '127.0.0.1', port, path: target, agent: false, ...options },
			async (response) => {
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: await text(response),
				});
			},
		);
		asked.once('error', reject);
		asked.end();
	});
}

/** Sends raw bytes and reads until the server closes: for what no HTTP client would send. */
export function sendRaw(origin: string, ...pieces: (string | Buffer)[]): Promise<string> {
	const { port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const socket = connect({ host: '127.0.0.1', port: Number(port) }, () => {
			for (const piece of pieces) socket.write(piece);
		});
		let answer = '';
		socket.setEncoding('utf8');
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		socket.once('error', (error) => (answer === '' ? reject(error) : resolve(answer)));
		socket.once('close', () => resolve(answer));
	});
}
