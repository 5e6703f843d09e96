import { ADMIN_API } from '#core/site/paths/panel.ts';
import type { Method } from '#server/wire/admin/admin-route.ts';
import { addressOf, type CallInput } from './address-of.ts';
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

/** One call of the panel's JSON: `path` as the route table writes it. */
type Ask = <Answer>(method: Method, path: string, input?: CallInput) => Promise<Answer>;

type ClientOptions = {
	/** An ID token that is good now. */
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
}: ClientOptions): Ask {
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

	return async <Answer>(method: Method, path: string, input: CallInput = {}) => {
		const act: Act = method === 'GET' ? 'read' : 'write';
		const { signal } = input;
		const address = `${ADMIN_API}/${addressOf(path, input)}`;
		const request = requestOf(method, await headers(act), input.body);
		const deadline = AbortSignal.timeout(timeoutMs);
		const either = signal === undefined ? deadline : AbortSignal.any([signal, deadline]);
		try {
			const response = await ask(address, { ...request, signal: either });
			return readAnswer(act, response, await response.text()) as Answer;
		} catch (error) {
			if (error instanceof DataError) throw logged(error);
			if (signal?.aborted) throw error;
			throw logged(deadline.aborted ? timedOut(act) : notConnected(act));
		}
	};
}

function requestOf(method: Method, headers: Record<string, string>, body: unknown): RequestInit {
	if (body === undefined) return { method, headers };
	return { method, headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) };
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
