import { botRunCopy } from '#core/bots/copy/runs.ts';
import { withoutMarkup } from '#core/bots/digest-text.ts';
import { COPY_CHARACTERS, dayShareText } from '#core/games/share/day-share-text.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { readDay } from '#server/games/read/read-day.ts';
import { type BotAsked, BotFailure, type BotRun, defineBot } from '#server/jobs/bot.ts';
import { readChangeNotice } from './change-notice.ts';
import { createDayChangesRepository } from './day-changes-repository.ts';
import { readDayDigest } from './day-digest.ts';
import { type DigestSettings, digestSettings } from './digest-settings.ts';
import {
	type Posted,
	postDay,
	postedDay,
	postNotice,
	sayWhatWouldBePosted,
} from './post-digest.ts';
import { openTelegram } from './telegram.ts';

const copy = botRunCopy.digest;
/** Changes come in bursts: notices wait until none came for this long. */
const SETTLED_MS = 60_000;

type Run = BotRun<DigestSettings>;
type Asked = BotAsked<DigestSettings>;

/**
 * Posts the day's agenda to Telegram and keeps it current. A repeated run edits the post instead of
 * posting again.
 */
export const digest = defineBot<DigestSettings>({
	...{
		id: 'digest',
		schedule: '0 9 * * *',
		enabled: false,
		backfill: 'once',
		attempts: 4,
		longestMs: 10 * 60_000,
		secrets: ['telegramToken'],
	},
	settings: digestSettings,
	run: post,
	event: changedSince,
	preview,
});

async function post(run: Run): Promise<void> {
	const { context, settings: set, secrets, signal, log, now, job } = run;
	const day = dayOf(now);
	const agenda = await readDayDigest(context.data, { day, publicUrl: run.publicUrl });
	const posted = await postedDay(run, day);
	// The run waited past midnight: the new day is posted at its own hour.
	if (job.cause === 'event' && posted === null) return;
	if (agenda.view.total === 0 && posted === null && !set.emptyDays) return log.info(copy.emptyDay);
	if (job.input.dryRun === true) return sayWhatWouldBePosted(run, agenda, posted);
	if (secrets.telegramToken === undefined) throw new BotFailure(copy.noToken, { final: true });
	if (set.chat === '') throw new BotFailure(copy.noChat, { final: true });
	await using telegram = openTelegram({
		apiUrl: context.config.telegramApiUrl,
		token: secrets.telegramToken,
		signal,
		log,
	});
	await telegram.call('getMe', {});
	const changes = await changesSince(run, day, posted);
	if (set.changes === 'notify')
		await postNotice(
			run,
			telegram,
			await readChangeNotice(context.data, { day, changes, publicUrl: run.publicUrl }),
		);
	await postDay(run, {
		telegram,
		day,
		agenda,
		posted,
		changeId: changes.at(-1)?.id ?? posted?.changeId ?? (await lastId(run, day)),
	});
}

async function changesSince({ context }: Run, day: string, posted: Posted | null) {
	if (posted === null) return [];
	return createDayChangesRepository(context.db.kysely).list({
		day,
		gameIds: posted.gameIds,
		after: posted.changeId,
	});
}

async function lastId({ context }: Run, day: string): Promise<number> {
	return (await createDayChangesRepository(context.db.kysely).last({ day, gameIds: [] }))?.id ?? 0;
}

/** Triggers when the posted day changed, a minute after the last change. */
async function changedSince(asked: Asked): Promise<string | null> {
	const { context, now, settings: set } = asked;
	const day = dayOf(now);
	const posted = set.changes === 'off' ? null : await postedDay(asked, day);
	if (posted === null) return null;
	const last = await createDayChangesRepository(context.db.kysely).last({
		day,
		gameIds: posted.gameIds,
	});
	if (last === null || last.id <= posted.changeId || Math.abs(now - last.at) < SETTLED_MS)
		return null;
	return `change ${day} ${last.id}`;
}

/** Today's messages as they would be posted now, and the WhatsApp text. */
async function preview({ context, now, publicUrl }: Asked) {
	const day = dayOf(now);
	const [{ messages, view }, shown] = await Promise.all([
		readDayDigest(context.data, { day, publicUrl }),
		readDay(context.data, { day, now }),
	]);
	return {
		...{ kind: 'messages' as const, day, games: view.total, messages: messages.map(withoutMarkup) },
		whatsapp: dayShareText({
			view: shown.view,
			address: publicUrl + paths.day(day),
			most: COPY_CHARACTERS,
		}),
	};
}
