import { createHash } from 'node:crypto';
import { z } from 'zod';
import { lackWords, watchMailCopy } from '#core/bots/copy/digest.ts';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { type Lack, lacksOf } from '#core/bots/watch.ts';
import { fieldCopy } from '#core/copy/problems.ts';
import { HOUR_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game } from '#core/games/game.ts';
import { gameTitle } from '#core/games/game-title.ts';
import { parseEmail } from '#core/identity/email.ts';
import { dayOf, formatHour, formatShortDay } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { type BotAsked, BotFailure, type BotRun, defineBot } from '#server/jobs/bot.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const copy = botRunCopy.watch;
/** Games listed in one e-mail, and log lines of one run. */
const MOST_NAMED = 60;

const settings = z.object({
	hours: z.int().min(1).max(336).default(48),
	/** A confirmation older than this needs another check. */
	verifiedDays: z.int().min(1).max(365).default(14),
	recipients: z
		.array(
			z
				.string()
				.trim()
				.max(254, fieldCopy.email)
				.refine((text) => parseEmail(text) === text, fieldCopy.email),
		)
		.max(10)
		.default([]),
});
type WatchSettings = z.infer<typeof settings>;

type Finding = {
	id: string;
	slug: string;
	title: string;
	competition: string;
	day: string;
	kickoffAt: number | null;
	lacks: Lack[];
};

/**
 * Finds games whose data readers cannot rely on yet, shows them to operators and e-mails
 * subscribers.
 */
export const watch = defineBot<WatchSettings>({
	...{
		id: 'watch',
		schedule: '0 8,18 * * *',
		enabled: true,
		backfill: 'once',
		attempts: 4,
		longestMs: 5 * 60_000,
		secrets: [],
	},
	settings,
	run: look,
	preview: async ({ context, settings: set, now }: BotAsked<WatchSettings>) => {
		const found = await findGames(context.data, set, now);
		return { kind: 'games' as const, total: found.length, games: found.slice(0, MOST_NAMED) };
	},
});

async function look(run: BotRun<WatchSettings>): Promise<void> {
	const { context, settings: set, now, log } = run;
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

/** Games of the next hours with gaps, soonest first. */
async function findGames(
	data: GuideData,
	{ hours, verifiedDays }: WatchSettings,
	now: number,
): Promise<Finding[]> {
	const until = now + hours * HOUR;
	const reference = await data.reference();
	const games: Game[] = [];
	for (let at = now; dayOf(at) <= dayOf(until); at += DAY)
		games.push(...(await data.games.listDay(dayOf(at))));
	return games
		.filter(
			({ status, kickoffAt }) =>
				status === 'scheduled' && (kickoffAt === null || (kickoffAt > now && kickoffAt <= until)),
		)
		.map((game) => ({
			...describe(game, reference),
			lacks: lacksOf(game, now - verifiedDays * DAY),
		}))
		.filter(({ lacks }) => lacks.length > 0);
}

function describe(
	{ id, slug, day, kickoffAt, home, away, competitionId }: Game,
	{ teams, competitions }: Reference,
) {
	const competition = competitions.get(competitionId)?.shortName ?? competitionId;
	return { id, slug, day, kickoffAt, competition, title: gameTitle({ home, away }, teams) };
}

function whenOf({ day, kickoffAt }: { day: string; kickoffAt: number | null }): string {
	return `${formatShortDay(day)}, ${kickoffAt === null ? HOUR_UNDEFINED : formatHour(kickoffAt)}`;
}

function wordsOf(lacks: readonly Lack[]): string {
	return lacks.map((lack) => lackWords[lack]).join(', ');
}
