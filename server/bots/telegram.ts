import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { recordOf } from '#core/kit/record.ts';
import { BotFailure, type BotRun } from '#server/jobs/bot.ts';
import { createOutbound } from '#server/outbound/outbound.ts';

const copy = botRunCopy.digest;
const LIMITS = { maxBytes: 256 * 1024, deadlineMs: 20_000 };
/** Longest Retry-After that is waited out within a run; a longer one ends the attempt. */
const LONGEST_WAIT_SECONDS = 45;
const WAITS = 3;

const answerSchema = z.object({
	ok: z.boolean(),
	result: z.unknown().optional(),
	error_code: z.number().optional(),
	description: z.string().max(2_000).optional(),
	parameters: z
		.object({ retry_after: z.number().optional(), migrate_to_chat_id: z.number().optional() })
		.optional(),
});
type Answer = z.infer<typeof answerSchema>;

/** The response was lost, so the message may have arrived. */
export class UnknownOutcome extends BotFailure {
	constructor() {
		super(copy.unknown, { final: true });
	}
}

export type Telegram = {
	/**
	 * The `result` of a call. 'same' = the message already reads so; 'gone' = it no longer exists.
	 */
	call(
		method: 'getMe' | 'sendMessage' | 'editMessageText' | 'deleteMessage',
		parameters: Record<string, unknown>,
	): Promise<'same' | 'gone' | { id: number | null }>;
	[Symbol.asyncDispose](): Promise<void>;
};

type Options = { apiUrl: string; token: string } & Pick<BotRun<unknown>, 'signal' | 'log'>;

/**
 * Telegram's Bot API. Its address is the operator's own setting and may be private; the token never
 * appears in a log or message.
 * @throws BotFailure with what the operator can do about it
 */
export function openTelegram({ apiUrl, token, signal, log }: Options): Telegram {
	const { host, port, protocol, hostname } = new URL(apiUrl);
	const allow = [port === '' ? `${hostname}:${protocol === 'https:' ? 443 : 80}` : host];
	const outbound = createOutbound({ allow, userAgent: 'GuiaDeJogos' });

	async function ask(method: string, parameters: Record<string, unknown>): Promise<Answer> {
		const body = JSON.stringify(parameters);
		const headers = { 'content-type': 'application/json' };
		const reply = await outbound.request({
			url: `${apiUrl}/bot${token}/${method}`,
			method: 'POST',
			headers,
			body,
			signal,
			...LIMITS,
		});
		signal.throwIfAborted();
		if (!reply.ok) {
			// `getMe` just succeeded: an interrupted message may have arrived anyway.
			if (reply.error === 'unreachable' && method !== 'sendMessage')
				throw new BotFailure(copy.unreachable);
			if (reply.error === 'address') throw new BotFailure(copy.address, { final: true });
			throw new UnknownOutcome();
		}
		const read = answerSchema.safeParse(parse(reply.value.body.toString('utf8')));
		if (read.success) return read.data;
		// A proxy's own page: with a 5xx nothing was posted, with a 200 the outcome is unknown.
		if (reply.value.status >= 500) throw new BotFailure(copy.trouble);
		throw new UnknownOutcome();
	}

	return {
		async call(method, parameters) {
			for (let turn = 0; ; turn += 1) {
				const answer = await ask(method, parameters);
				if (answer.ok) return { id: idOf(answer.result) };
				const seconds = answer.parameters?.retry_after;
				if (seconds === undefined) return outcomeOf(answer);
				if (turn >= WAITS || seconds > LONGEST_WAIT_SECONDS)
					throw new BotFailure(copy.tooMany(seconds), { afterMs: seconds * 1_000 });
				log.warn(copy.wait(seconds));
				await pause(seconds * 1_000, undefined, { signal });
			}
		},
		[Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose](),
	};
}

function idOf(result: unknown): number | null {
	const { message_id: id } = recordOf(result);
	return typeof id === 'number' ? id : null;
}

function outcomeOf({
	error_code: code = 0,
	description: said = '',
	parameters,
}: Answer): 'same' | 'gone' {
	if (/message is not modified/i.test(said)) return 'same';
	if (
		/message to (edit|delete) not found|message can't be (edited|deleted)|MESSAGE_ID_INVALID/i.test(
			said,
		)
	)
		return 'gone';
	if (code === 401 || code === 404) throw new BotFailure(copy.badToken, { final: true });
	if (parameters?.migrate_to_chat_id !== undefined)
		throw new BotFailure(copy.moved(String(parameters.migrate_to_chat_id)), { final: true });
	if (code === 403 || /not enough rights|need administrator rights/i.test(said))
		throw new BotFailure(copy.noRight(said), { final: true });
	if (/chat not found/i.test(said)) throw new BotFailure(copy.noSuchChat(said), { final: true });
	if (code >= 500) throw new BotFailure(copy.trouble);
	throw new BotFailure(copy.refused(said), { final: true });
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
