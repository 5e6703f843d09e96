import { ADMIN_API } from '#core/site/paths/panel.ts';
import {
	type Act,
	DataError,
	isExplained,
	literalOf,
	notConnected,
	refused,
	timedOut,
} from './data-error.ts';
import { noteWritten } from './written.ts';

const TIMEOUT_MS = 30_000;

type Send = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ApiClient = {
	/** `path` under the panel's API, without a leading slash. */
	get<Answer>(path: string, signal?: AbortSignal): Promise<Answer>;
	send<Answer>(method: Send, path: string, body?: unknown): Promise<Answer>;
};

type ApiClientOptions = {
	/** Returns a valid ID token. */
	token: () => Promise<string>;
	fetch?: typeof fetch;
	timeoutMs?: number;
};

/**
 * The browser's client of the panel's JSON API. Every failure is a `DataError`, logged with its
 * code (S8.05). An aborted read rejects with the abort reason.
 */
export function createClient({
	token,
	fetch: ask = fetch,
	timeoutMs = TIMEOUT_MS,
}: ApiClientOptions): ApiClient {
	async function call(
		act: Act,
		path: string,
		request: RequestInit,
		signal?: AbortSignal,
	): Promise<unknown> {
		const deadline = AbortSignal.timeout(timeoutMs);
		const either = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
		try {
			const response = await ask(`${ADMIN_API}/${path}`, { ...request, signal: either });
			return readAnswer(act, response, await response.text());
		} catch (error) {
			if (signal?.aborted && !(error instanceof DataError)) throw error;
			throw logged(
				error instanceof DataError ? error : deadline.aborted ? timedOut(act) : notConnected(act),
			);
		}
	}

	async function headers(act: Act): Promise<Record<string, string>> {
		try {
			return { authorization: `Bearer ${await token()}` };
		} catch (error) {
			throw logged(
				(error as { code?: unknown }).code === NETWORK_FAILURE
					? notConnected(act)
					: refused(act, 401, null),
			);
		}
	}

	return {
		get: async <Answer>(path: string, signal?: AbortSignal) =>
			(await call('read', path, { headers: await headers('read') }, signal)) as Answer,
		async send<Answer>(method: Send, path: string, body?: unknown) {
			const own = await headers('write');
			const request =
				body === undefined
					? { headers: own }
					: { headers: { ...own, ...JSON_TYPE }, body: JSON.stringify(body) };
			return (await call('write', path, { method, ...request })) as Answer;
		},
	};
}

const JSON_TYPE = { 'content-type': 'application/json' };
/** The identity client's code when no fresh token was available. */
const NETWORK_FAILURE = 'auth/network-request-failed';

/** S8.05: logged to the console. A refusal that the server explains is not a program error. */
function logged(error: DataError): DataError {
	console[isExplained(error) ? 'info' : 'error'](literalOf(error));
	return error;
}

/** An answer that is not JSON (a proxy's page, a truncated one) is a failure. */
function readAnswer(act: Act, { ok, status, headers }: Response, text: string): unknown {
	const value = parse(text);
	if (!ok || value === undefined) throw refused(act, status, value);
	if (act === 'write') noteWritten(headers);
	return value;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
