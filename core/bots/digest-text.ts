import { rowText } from '#core/answer/answer-lines.ts';
import { digestCopy } from '#core/bots/copy/digest.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import type { DaySection, DayView, GameCard } from '#core/games/day/day-view.ts';
import { pair, sideName, withAudience } from '#core/games/share/share-text.ts';
import { type Block, splitMessage, TELEGRAM_CHARACTERS } from './split-message.ts';

/** Longest text of one game: it is cut before markup is added, so that no tag is split. */
const ROW_CHARACTERS = 400;

/**
 * The whole day as Telegram messages, in its HTML: hours with their games and channels, then games
 * without an hour and those called off, the address last. `view` = the day before its first game;
 * `address` = absolute address of its page.
 */
export function digestMessages({
	view,
	address,
	most = TELEGRAM_CHARACTERS,
}: {
	view: DayView;
	address: string;
	most?: number;
}): string[] {
	const head = `<b>${escapeMarkup(digestCopy.title(view.day))}</b>\n${escapeMarkup(view.total === 0 ? digestCopy.empty : digestCopy.lead(view.total))}`;
	const link = `<a href="${escapeMarkup(address)}">${escapeMarkup(digestCopy.link)}</a>`;
	const foot = view.demo ? `${escapeMarkup(digestCopy.demo)}\n${link}` : link;
	return splitMessage({
		head,
		blocks: view.sections.flatMap((section) => blockOf(section, view)),
		foot,
		most,
	});
}

/** Escapes Telegram's markup characters. */
export function escapeMarkup(text: string): string {
	return text
		.replace(/&/g, '&amp;')
		.replace(/</g, '&lt;')
		.replace(/>/g, '&gt;')
		.replace(/"/g, '&quot;');
}

/** The text of a message without its markup, for a preview. */
export function withoutMarkup(message: string): string {
	const plain = message.replace(/<a href="([^"]*)">([^<]*)<\/a>/g, '$2: $1').replace(/<\/?b>/g, '');
	return plain
		.replace(/&quot;/g, '"')
		.replace(/&gt;/g, '>')
		.replace(/&lt;/g, '<')
		.replace(/&amp;/g, '&');
}

function blockOf(section: DaySection, view: DayView): Block[] {
	if (section.kind === 'next') return [];
	const games = section.games.flatMap((place) => view.games[place] ?? []);
	const lines = games.map((game) => `• ${escapeMarkup(rowOf(game, section, view))}`);
	return [{ heading: `<b>${escapeMarkup(headingOf(section))}</b>`, lines }];
}

function headingOf({ kind, label, madrugada }: DaySection): string {
	return kind === 'off'
		? digestCopy.off
		: shareCopy.group(kind === 'hour' ? label : kind, madrugada === true);
}

function rowOf(game: GameCard, { kind }: DaySection, view: DayView): string {
	const competition = view.competitions[game.competition];
	const names = withAudience(
		pair(sideName(game.home, view), sideName(game.away, view)),
		competition,
	);
	const beside = competition === undefined ? '' : ` (${competition.name})`;
	const where = kind === 'off' ? '' : `: ${rowText(game, view.channels)}`;
	const text = `${names}${beside}${where}`;
	return text.length <= ROW_CHARACTERS
		? text
		: `${text.slice(0, ROW_CHARACTERS - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
