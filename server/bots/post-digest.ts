import { createHash } from 'node:crypto';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { BotFailure, type BotMarks, type BotRun } from '#server/jobs/bot.ts';
import type { DayDigest } from './day-digest.ts';
import type { DigestSettings } from './digest-settings.ts';
import { type Telegram, UnknownOutcome } from './telegram.ts';

const copy = botRunCopy.digest;

/**
 * What the chat shows for a day. `sending` = a message is in flight; after a crash it means that
 * the message may have arrived.
 */
export type Posted = {
	chat: string;
	messages: { id: number; hash: string }[];
	gameIds: string[];
	changeId: number;
	sending: boolean;
};

type Run = BotRun<DigestSettings>;
type Post = {
	telegram: Telegram;
	day: string;
	agenda: DayDigest;
	posted: Posted | null;
	changeId: number;
};

const nameOf = (day: string) => `day ${day}`;

/** What was posted of a day to the configured chat; null = nothing. */
export async function postedDay(
	{ marks, settings }: { marks: Pick<BotMarks, 'read'>; settings: DigestSettings },
	day: string,
): Promise<Posted | null> {
	const posted = await marks.read<Posted>(nameOf(day));
	return posted?.chat === settings.chat ? posted : null;
}

/** Makes the chat show the day: edits posted messages, sends missing ones, deletes surplus ones. */
export async function postDay(
	run: Run,
	{ telegram, day, agenda, posted, changeId }: Post,
): Promise<void> {
	const { messages: texts, gameIds } = agenda;
	const state: Posted = {
		chat: run.settings.chat,
		messages: [],
		sending: false,
		...posted,
		gameIds,
		changeId,
	};
	const save = () => run.marks.write(nameOf(day), state);
	if (state.sending) {
		state.sending = false;
		await save();
		throw new UnknownOutcome();
	}
	for (const [place, text] of texts.entries()) {
		run.signal.throwIfAborted();
		run.progress(place, texts.length);
		await postPart(run, { telegram, state, save }, { place, text, of: texts.length });
	}
	for (const { id } of state.messages.splice(texts.length)) {
		await telegram.call('deleteMessage', { chat_id: state.chat, message_id: id });
		run.log.info(copy.deleted);
	}
	await save();
	run.progress(texts.length, texts.length);
}

type Posting = { telegram: Telegram; state: Posted; save: () => Promise<void> };

async function postPart(
	run: Run,
	{ telegram, state, save }: Posting,
	{ place, text, of }: { place: number; text: string; of: number },
) {
	const hash = hashOf(text);
	const there = state.messages[place];
	if (there?.hash === hash) return run.log.info(copy.same(place + 1, of));
	const content = { chat_id: state.chat, text, ...FORM };
	if (there !== undefined) {
		const edited = await telegram.call('editMessageText', { ...content, message_id: there.id });
		if (edited !== 'gone') {
			state.messages[place] = { id: there.id, hash };
			await save();
			run.count('edited');
			return run.log.info(copy.edited(place + 1, of));
		}
		run.log.warn(copy.gone);
	}
	const id = await send(run, { telegram, state, save }, content);
	state.messages[place] = { id, hash };
	state.sending = false;
	await save();
	run.count('sent');
	run.log.info(copy.sent(place + 1, of));
}

/** Saves the mark before sending: a message whose response was lost is never sent twice. */
async function send(
	{ settings }: Run,
	{ telegram, state, save }: Posting,
	content: Record<string, unknown>,
): Promise<number> {
	state.sending = true;
	await save();
	try {
		const sent = await telegram.call('sendMessage', {
			...content,
			disable_notification: settings.silent,
		});
		if (typeof sent === 'object' && sent.id !== null) return sent.id;
		throw new UnknownOutcome();
	} catch (error) {
		// Refused or never sent: a retry is safe. Any other outcome is unknown, so the run fails and
		// the operator decides.
		if (error instanceof BotFailure) {
			state.sending = false;
			await save();
		}
		throw error;
	}
}

const FORM = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } };

/**
 * Posts what changed. The mark is saved before sending: a notice that may have arrived is not
 * repeated.
 */
export async function postNotice(
	run: Run,
	telegram: Telegram,
	messages: readonly string[],
): Promise<void> {
	for (const text of messages) {
		const name = `notice ${hashOf(text)}`;
		if ((await run.marks.read(name)) === true) continue;
		await run.marks.write(name, true);
		try {
			await telegram.call('sendMessage', {
				chat_id: run.settings.chat,
				text,
				...FORM,
				disable_notification: run.settings.silent,
			});
		} catch (error) {
			if (error instanceof BotFailure && !(error instanceof UnknownOutcome))
				await run.marks.write(name, false);
			throw error;
		}
		run.count('sent');
		run.log.info(copy.noticed);
	}
}

export function sayWhatWouldBePosted(
	{ log }: Run,
	{ messages }: DayDigest,
	posted: Posted | null,
): void {
	log.info(botRunCopy.dryRun);
	for (const [place, text] of messages.entries()) {
		const there = posted?.messages[place];
		if (there === undefined) log.info(copy.wouldSend(place + 1, messages.length, text.length));
		else
			log.info(
				there.hash === hashOf(text)
					? copy.same(place + 1, messages.length)
					: copy.wouldEdit(place + 1, messages.length),
			);
	}
}

function hashOf(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
