import { digestCopy } from '#core/bots/copy/digest.ts';
import { escapeMarkup } from '#core/bots/digest-text.ts';
import { splitMessage, TELEGRAM_CHARACTERS } from '#core/bots/split-message.ts';
import { changeWords } from '#core/games/copy/changes.ts';
import type { GameChange } from '#core/games/game.ts';
import { gameTitle } from '#core/games/game-title.ts';
import { paths } from '#core/site/paths.ts';
import type { GuideData } from '#server/guide-data.ts';

const copy = digestCopy.notice;

/** Messages about changes to a posted agenda; empty when readers would notice none. */
export async function readChangeNotice(
	data: GuideData,
	{ day, changes, publicUrl }: { day: string; changes: readonly GameChange[]; publicUrl: string },
): Promise<string[]> {
	const reference = await data.reference();
	const channelName = (id: string) => reference.channels.get(id)?.shortName ?? id;
	const lines: string[] = [];
	for (const [gameId, ofGame] of Map.groupBy(changes, (change) => change.gameId)) {
		const game = await data.games.byId(gameId);
		const words = ofGame.flatMap((change) => wordsOf(change, channelName));
		if (game !== null && words.length > 0)
			lines.push(`• ${escapeMarkup(`${gameTitle(game, reference.teams)}: ${words.join('; ')}`)}`);
	}
	if (lines.length === 0) return [];
	const link = `<a href="${escapeMarkup(publicUrl + paths.day(day))}">${escapeMarkup(digestCopy.link)}</a>`;
	const heading = `<b>${escapeMarkup(copy.title(day))}</b>`;
	return splitMessage({
		head: '',
		blocks: [{ heading, lines }],
		foot: link,
		most: TELEGRAM_CHARACTERS,
	});
}

const KINDS: Partial<Record<GameChange['kind'], string>> = copy.kinds;

function wordsOf(change: GameChange, channelName: (id: string) => string): string[] {
	if (change.kind === 'removed') return [copy.removed];
	const kind = KINDS[change.kind];
	const words = kind === undefined ? null : changeWords(change, channelName);
	return words === null
		? []
		: [`${kind}, ${words.before ?? copy.nothing} → ${words.after ?? copy.nothing}`];
}
