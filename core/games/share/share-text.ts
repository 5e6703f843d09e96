import { groundedSentence } from '#core/answer/answer-sentence.ts';
import type { Audience } from '#core/competitions/audience.ts';
import { type NoChannel, stateWords } from '#core/games/copy/channel-words.ts';
import { audienceName, audienceWords, VERSUS } from '#core/games/copy/games.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { DayView } from '#core/games/day/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { GameView } from '#core/games/game-view.ts';
import { oneLine } from '#core/kit/plain-text.ts';
import { type ShownOn, shownOnOfGame } from './shown-on.ts';

/** Longest name that is not shortened, in characters. */
const NAME = 60;
/** Most channels that a text names. */
const GAME_CHANNELS = 8;

/**
 * A game as a message to friends: teams, time, place, competition, all channels, address. `today` =
 * the reader's day in São Paulo (YYYY-MM-DD), `address` = absolute address of its page. Marks usual
 * and unconfirmed channels; a called-off game names none.
 */
export function gameShareText({
	view,
	today,
	address,
}: {
	view: GameView;
	today: string;
	address: string;
}): string {
	const { day, kickoffAt, status, live: isLive, competition } = view;
	const lines = [
		pair(view.home.name, view.away.name),
		shareCopy.when({ day, kickoffAt, today, status, isLive }),
		isOff(view) ? '' : answerWords(view),
		[audienceName(competition.shortName, competition), view.round]
			.flatMap((part) => (part ? [oneLine(part, NAME)] : []))
			.join(' · '),
		allChannels(view),
		view.demo ? shareCopy.demoGame : '',
		address,
	];
	return lines.filter((line) => line !== '').join('\n');
}

/**
 * The country's answer after its question: 'Onde assistir: Globo, de graça.'; for past or
 * called-off games the sentence alone.
 */
export function answerWords(view: GameView): string {
	const sentence = groundedSentence(view.answers.country);
	return view.behind || isOff(view) ? sentence : shareCopy.where(sentence);
}

/**
 * Every channel with its states, where the answer alone omits them. Empty for games that are off or
 * over.
 */
function allChannels(view: GameView): string {
	const shown = isOff(view) || view.behind ? [] : shownOnOfGame(view);
	return shown.length < 2
		? ''
		: shareCopy.channels(
				whereOf(shown, { isNone: view.noBroadcast, isBehind: view.behind }, GAME_CHANNELS),
			);
}

/** Two names without a competition beside them: 'Flamengo x Palmeiras (Feminino)'. */
export function withAudience(names: string, audience: Audience = {}): string {
	const words = audienceWords(audience);
	return words === null ? names : `${names} (${words})`;
}

/** Name of a side in a list: its team's, or the text of an undecided side. */
export function sideName(side: number | string, { teams }: Pick<DayView, 'teams'>): string {
	return typeof side === 'number' ? (teams[side]?.name ?? SIDE_UNDEFINED) : side || SIDE_UNDEFINED;
}

/** 'Flamengo x Palmeiras', whatever characters the names contain. */
export function pair(home: string, away: string): string {
	return `${oneLine(home, NAME)} ${VERSUS} ${oneLine(away, NAME)}`;
}

type Named = Pick<ShownOn, 'name' | 'free' | 'state' | 'coverage'>;

/** In the order of the answer: confirmed, then free. */
function worth({ state, free }: Named): number {
	return (state === 'confirmed' ? 0 : 2) + (free ? 0 : 1);
}

/** 'Globo (SP, PR; grátis), Premiere e mais 2', or why it names none. */
export function whereOf(channels: readonly Named[], none: NoChannel, most: number): string {
	if (channels.length === 0) return shareCopy.noChannel(none);
	const sorted = channels.toSorted((a, b) => worth(a) - worth(b));
	const named = sorted.slice(0, most).map(channelWords).join(', ');
	return channels.length > most ? `${named} ${shareCopy.more(channels.length - most)}` : named;
}

function channelWords({ name, free, state, coverage }: Named): string {
	const notes = [
		coverage,
		free ? shareCopy.free : null,
		state === 'confirmed' ? null : stateWords[state],
	].filter((note) => note !== null);
	return notes.length === 0 ? oneLine(name, NAME) : `${oneLine(name, NAME)} (${notes.join('; ')})`;
}
