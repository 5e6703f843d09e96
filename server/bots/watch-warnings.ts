import { warningCopy } from '#core/bots/copy/digest.ts';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { escapeMarkup } from '#core/bots/digest-text.ts';
import { splitMessage, TELEGRAM_CHARACTERS } from '#core/bots/split-message.ts';
import type { Lack } from '#core/bots/watch.ts';
import { unknownCompetition } from '#core/games/cards.ts';
import { isWorthWarning } from '#core/gaps/matters.ts';
import { scoreOfGame } from '#core/gaps/score.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { readFollowed } from '#server/gaps/followed.ts';
import { BotFailure, type BotRun } from '#server/jobs/bot.ts';
import { openTelegram, UnknownOutcome } from './telegram.ts';
import { type Finding, findGames, whenOf, wordsOf } from './watch-findings.ts';
import type { WatchSettings } from './watch-settings.ts';

type Run = BotRun<WatchSettings>;

const copy = botRunCopy.watch;
const WARNED_HOURS = 24;

/**
 * Warns of games that matter, begin within 24 hours and have no hour or channel. Each address and
 * the chat learn of a game's lack once, however often the bot runs.
 * @throws BotFailure naming the addresses that a letter could not reach
 */
export async function warnOfGames(run: Run): Promise<void> {
	const { settings: set, log, job } = run;
	if (set.warn === 'off') return;
	const urgent = await findUrgent(run);
	const unsent: string[] = [];
	for (const to of set.recipients) {
		const fresh = await unwarned(run, urgent, to);
		if (fresh.length === 0) continue;
		if (job.input.dryRun === true) log.info(copy.wouldWarn(to, fresh.length));
		else if (!(await mail(run, to, fresh))) unsent.push(to);
	}
	if (set.chat !== '') await postWarning(run, await unwarned(run, urgent, set.chat));
	if (unsent.length > 0) throw new BotFailure(copy.notMailed(unsent.join(', ')));
}

async function findUrgent({ context, settings: set, now }: Run): Promise<Finding[]> {
	const { competitionIds } = await readFollowed(context.db.kysely);
	const window = { hours: WARNED_HOURS, verifiedDays: set.verifiedDays };
	const found = await findGames(context.data, window, now, (game, { competitions }) => {
		const { competitionId: id } = game;
		const score = scoreOfGame(game, competitions.get(id) ?? unknownCompetition(id));
		const isFollowed = competitionIds.length === 0 || competitionIds.includes(id);
		return isWorthWarning(set.warn, { score, isFollowed });
	});
	return found
		.map((game) => ({ ...game, lacks: game.lacks.filter((lack) => lack !== 'verification') }))
		.filter(({ lacks }) => lacks.length > 0);
}

/** A game that was moved to another day is warned of again. */
function marksOf({ id, day, lacks }: Finding, to: string): string[] {
	return lacks.map((lack) => `warned ${day} ${id} ${lack} ${to}`);
}

/** The lacks that a destination has not learnt of yet. */
async function unwarned({ marks }: Run, urgent: readonly Finding[], to: string) {
	const fresh: Finding[] = [];
	for (const game of urgent) {
		const lacks: Lack[] = [];
		for (const lack of game.lacks) {
			const [mark = ''] = marksOf({ ...game, lacks: [lack] }, to);
			if ((await marks.read(mark)) !== true) lacks.push(lack);
		}
		if (lacks.length > 0) fresh.push({ ...game, lacks });
	}
	return fresh;
}

async function note({ marks }: Run, games: readonly Finding[], to: string, isWarned: boolean) {
	for (const mark of games.flatMap((game) => marksOf(game, to))) await marks.write(mark, isWarned);
}

const lineOf = ({ title, competition, lacks, ...when }: Finding) =>
	warningCopy.line({ title, competition, when: whenOf(when), lacks: wordsOf(lacks) });

async function mail(run: Run, to: string, games: readonly Finding[]): Promise<boolean> {
	const { context, publicUrl, log } = run;
	run.signal.throwIfAborted();
	const letter = () => ({
		subject: warningCopy.subject(games.length),
		paragraphs: [warningCopy.lead, ...games.map(lineOf)],
		action: { label: warningCopy.action, url: publicUrl + panelPaths.dashboard },
	});
	try {
		await context.identity.mailer.deliver(to, letter);
	} catch (error) {
		context.log.warn({ err: error }, 'warning of a bot not sent');
		return false;
	}
	await note(run, games, to, true);
	run.count('warned', games.length);
	log.info(copy.warned(to, games.length));
	return true;
}

/** The marks are written first: a warning that may have arrived is not repeated. */
async function postWarning(run: Run, games: readonly Finding[]): Promise<void> {
	const { context, settings: set, secrets, signal, log, job, publicUrl } = run;
	if (games.length === 0) return;
	if (job.input.dryRun === true) return log.info(copy.wouldWarn(set.chat, games.length));
	if (secrets.telegramToken === undefined) return log.warn(botRunCopy.digest.noToken);
	const options = { apiUrl: context.config.telegramApiUrl, token: secrets.telegramToken };
	await using telegram = openTelegram({ ...options, signal, log });
	await telegram.call('getMe', {});
	await note(run, games, set.chat, true);
	try {
		for (const text of messagesOf(games, publicUrl))
			await telegram.call('sendMessage', {
				...{ chat_id: set.chat, text, parse_mode: 'HTML' },
				link_preview_options: { is_disabled: true },
			});
	} catch (error) {
		if (error instanceof BotFailure && !(error instanceof UnknownOutcome))
			await note(run, games, set.chat, false);
		throw error;
	}
	run.count('warned', games.length);
	log.info(copy.warned(set.chat, games.length));
}

function messagesOf(games: readonly Finding[], publicUrl: string): string[] {
	const line = (game: Finding) => {
		const url = escapeMarkup(publicUrl + panelPaths.editGame(game.id));
		return `• <a href="${url}">${escapeMarkup(lineOf(game))}</a>`;
	};
	const heading = `<b>${escapeMarkup(warningCopy.subject(games.length))}</b>`;
	const blocks = [{ heading, lines: games.map(line) }];
	return splitMessage({ head: '', blocks, foot: '', most: TELEGRAM_CHARACTERS });
}
