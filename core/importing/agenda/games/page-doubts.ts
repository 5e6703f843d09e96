import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { plainIssue } from '#core/importing/issue.ts';
import type { RawGame } from '#core/importing/raw-game.ts';

/**
 * If at least this share of the other games has channels, a game without channels is suspicious.
 */
const MOST_CHANNELS = 0.7;
const STILL_OPEN =
	/a (?:definir|confirmar)|indefinid|sem (?:hor[áa]rio|transmiss|tv|exibi|canal)|n[ãa]o (?:ter[áa]|h[áa]|tem|haver[áa]|definid|divulgad)/iu;
const NAMES_CHANNELS = /transmi[st]|(?:onde|como) (?:assistir|ver)|exibi|televis|canais/iu;

type Has = (game: RawGame) => boolean;
const hasHour: Has = ({ time }) => time !== null;
const hasChannels: Has = ({ channels }) => channels.length > 0;

/** Share of the other games that have what this one lacks; null when there is no other game. */
function shareOfOthers(games: readonly RawGame[], has: Has): number | null {
	return games.length < 2 ? null : games.filter(has).length / (games.length - 1);
}

/**
 * Adds doubts that only the whole page reveals. A game without an hour or channels was probably
 * misread if the page gives them elsewhere. What the page itself calls undefined is not a doubt.
 */
export function addPageDoubts(games: readonly RawGame[], text: string): void {
	if (games.every((game) => hasHour(game) && hasChannels(game))) return;
	const hasHours = findClocks(text).length > 0;
	const namesChannels =
		NAMES_CHANNELS.test(text) || (shareOfOthers(games, hasChannels) ?? 0) >= MOST_CHANNELS;
	for (const game of games) {
		if (game.status !== 'scheduled' || STILL_OPEN.test(game.text)) continue;
		if (!hasHour(game) && hasHours) game.issues.push(plainIssue('timeMissing'));
		if (!hasChannels(game) && namesChannels) game.issues.push(plainIssue('channelMissing'));
	}
}
