import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * What a double of the Bot API does instead of what it was asked: an answer of its own, or to take
 * the message and say nothing.
 */
export type Fault = { status: number; body: object } | 'breaks off';

type Call = { method: string; parameters: Record<string, unknown> };

/**
 * A double of Telegram's Bot API on this machine: keeps messages as a chat would, and fails when it
 * is told.
 */
export async function startTelegram({ token = '1:token' } = {}) {
	const calls: Call[] = [];
	const chat = new Map<number, string>();
	const faults: Fault[] = [];
	let lastId = 0;

	function answerTo({ method, parameters }: Call): { status: number; body: object } {
		const id = Number(parameters.message_id ?? 0);
		if (method === 'getMe') return fine({ id: 1, is_bot: true });
		if (method === 'sendMessage') return put(lastId + 1, String(parameters.text));
		if (!chat.has(id))
			return refusal(
				400,
				`Bad Request: message to ${method === 'deleteMessage' ? 'delete' : 'edit'} not found`,
			);
		return method === 'deleteMessage' ? fine(chat.delete(id)) : put(id, String(parameters.text));
	}

	function put(id: number, words: string): { status: number; body: object } {
		if (words.replace(/<[^>]*>/g, '').length > 4_096)
			return refusal(400, 'Bad Request: message is too long');
		if (chat.get(id) === words) return refusal(400, 'Bad Request: message is not modified');
		lastId = Math.max(lastId, id);
		chat.set(id, words);
		return fine({ message_id: id });
	}

	const server = createServer(async (request, response) => {
		const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
		const call = {
			method,
			parameters: JSON.parse((await text(request)) || '{}') as Record<string, unknown>,
		};
		calls.push(call);
		const fault = method === 'getMe' ? undefined : faults.shift();
		if (fault === 'breaks off') {
			answerTo(call);
			return request.socket.destroy();
		}
		const { status, body } =
			fault ?? (given === token ? answerTo(call) : refusal(401, 'Unauthorized'));
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		calls,
		/** What stands in the chat, by message number. */
		chat,
		/** For the next calls, in this order; none for `getMe`. */
		fail: (...next: Fault[]) => void faults.push(...next),
		/** Names of the calls since the last time this was asked. */
		heard: () => calls.splice(0).map(({ method }) => method),
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function fine(result: unknown) {
	return { status: 200, body: { ok: true, result } };
}

export function refusal(code: number, description: string, parameters?: object) {
	return {
		status: code,
		body: {
			ok: false,
			error_code: code,
			description,
			...(parameters === undefined ? {} : { parameters }),
		},
	};
}
