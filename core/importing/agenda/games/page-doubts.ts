import { findClocks } from '#core/importing/agenda/text/clock.ts';
import { plainIssue } from '#core/importing/issue.ts';
import type { RawGame } from '#core/importing/raw-game.ts';

/** Above this share of games with channels, one without is suspicious. */
const MOST_CHANNELS = 0.7;
const STILL_OPEN =
	/a (?:definir|confirmar)|indefinid|sem (?:hor[áa]rio|transmiss|tv|exibi|canal)|n[ãa]o (?:ter[áa]|h[áa]|tem|haver[áa]|definid|divulgad)/iu;
const NAMES_CHANNELS = /transmi[st]|(?:onde|como) (?:assistir|ver)|exibi|televis|canais/iu;

type Has = (game: RawGame) => boolean;
const hasHour: Has = ({ time }) => time !== null;
const hasChannels: Has = ({ channels }) => channels.length > 0;

function shareOfOthers(games: readonly RawGame[], has: Has): number | null {
	return games.length < 2 ? null : games.filter(has).length / (games.length - 1);
}

/** Adds doubts to games without the hour or channels that others have. */
export function addPageDoubts(games: readonly RawGame[], text: string): void {
	const hasHours = findClocks(text).length > 0;
	const namesChannels =
		NAMES_CHANNELS.test(text) || (shareOfOthers(games, hasChannels) ?? 0) >= MOST_CHANNELS;
	for (const game of games) {
		if (game.status !== 'scheduled' || STILL_OPEN.test(game.text)) continue;
		if (!hasHour(game) && hasHours) game.issues.push(plainIssue('timeMissing'));
		if (!hasChannels(game) && namesChannels) game.issues.push(plainIssue('channelMissing'));
	}
}
