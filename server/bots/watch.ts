import { createHash } from 'node:crypto';
import { watchMailCopy } from '#core/bots/copy/digest.ts';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { dayOf } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { type BotAsked, BotFailure, type BotRun, defineBot } from '#server/jobs/bot.ts';
import { type Finding, findGames, whenOf, wordsOf } from './watch-findings.ts';
import { type WatchSettings, watchSettings } from './watch-settings.ts';
import { warnOfGames } from './watch-warnings.ts';

const HOUR = 3_600_000;
/** The hour whose warnings were looked for last. */
const LOOKED = 'looked';
const copy = botRunCopy.watch;
/** Games listed in one e-mail, and log lines of one run. */
const MOST_NAMED = 60;

/**
 * Finds games whose data readers cannot rely on yet, shows them to operators and e-mails
 * subscribers. Every hour it also warns of those that begin soon and matter.
 */
export const watch = defineBot<WatchSettings>({
	...{
		id: 'watch',
		schedule: '0 8,18 * * *',
		enabled: true,
		backfill: 'once',
		attempts: 4,
		longestMs: 5 * 60_000,
		secrets: ['telegramToken'],
	},
	settings: watchSettings,
	run: look,
	event: nextHour,
	preview: async ({ context, settings: set, now }: BotAsked<WatchSettings>) => {
		const found = await findGames(context.data, set, now);
		return { kind: 'games' as const, total: found.length, games: found.slice(0, MOST_NAMED) };
	},
});

async function look(run: BotRun<WatchSettings>): Promise<void> {
	const { context, settings: set, now, log, marks, job } = run;
	await marks.write(LOOKED, hourOf(now));
	await warnOfGames(run);
	if (job.cause === 'event') return;
	const found = await findGames(context.data, set, now);
	run.count('found', found.length);
	log.info(copy.found(found.length, set.hours));
	for (const { title, lacks, ...when } of found.slice(0, MOST_NAMED))
		log.info(copy.game(title, whenOf(when), wordsOf(lacks)));
	if (found.length === 0) return;
	if (set.recipients.length === 0) return log.info(copy.nobody);
	await writeTo(run, found);
}

/** Each address gets the same list once a day, however often the run is repeated. */
async function writeTo(run: BotRun<WatchSettings>, found: readonly Finding[]): Promise<void> {
	const { settings: set, marks, log, context, job, now, publicUrl } = run;
	const list = createHash('sha256').update(JSON.stringify(found)).digest('base64url').slice(0, 22);
	const lines = found
		.slice(0, MOST_NAMED)
		.map(({ title, lacks, ...when }) => `${title}, ${whenOf(when)}: ${wordsOf(lacks)}`);
	const more = found.length > MOST_NAMED ? [watchMailCopy.more(found.length - MOST_NAMED)] : [];
	const letter = () => ({
		subject: watchMailCopy.subject(found.length),
		paragraphs: [watchMailCopy.lead(set.hours), ...lines, ...more],
		action: { label: watchMailCopy.action, url: publicUrl + panelPaths.bots },
	});
	const unsent: string[] = [];
	for (const to of set.recipients) {
		run.signal.throwIfAborted();
		const name = `letter ${dayOf(now)} ${list} ${to}`;
		if ((await marks.read(name)) !== null) log.info(copy.same);
		else if (job.input.dryRun === true) log.info(copy.would(to));
		else {
			const isSent = await context.identity.mailer.deliver(to, letter).then(
				() => true,
				(error: unknown) => context.log.warn({ err: error }, 'letter of a bot not sent') ?? false,
			);
			if (!isSent) unsent.push(to);
			else {
				await marks.write(name, true);
				run.count('letters');
				log.info(copy.mailed(to));
			}
		}
	}
	if (unsent.length > 0) throw new BotFailure(copy.notMailed(unsent.join(', ')));
}

function hourOf(now: number): string {
	return `hour ${Math.floor(now / HOUR)}`;
}

/** Warnings are looked for every hour, beside the schedule of the list. */
async function nextHour({ marks, settings: set, now }: BotAsked<WatchSettings>) {
	if (set.warn === 'off' || (set.recipients.length === 0 && set.chat === '')) return null;
	const hour = hourOf(now);
	return (await marks.read(LOOKED)) === hour ? null : hour;
}
