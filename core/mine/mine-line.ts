import type { AnswerKind } from '#core/answer/answer.ts';
import { lookOf, type Wording } from '#core/answer/wording.ts';
import type { ChannelCard, GameCard } from '#core/games/day/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import { mineCopy } from '#core/mine/copy/mine.ts';
import { hasChannels, type Preferences } from './preferences.ts';
import { type Watch, watchBroadcast } from './watch.ts';

/** The line of a game for a reader who has chosen their channels. */
export type MineLine = Wording & { watch: Exclude<Watch, 'maybe'> };

/**
 * Where a reader watches a game: '✓ Você assiste: Globo', or 'Só em Premiere' where they have none
 * of its channels. Null without certain channels, without chosen channels, or for games over or
 * called off: their state's line is shown instead.
 */
export function mineLine(
	mine: Preferences,
	game: GameCard,
	channels: readonly ChannelCard[],
): MineLine | null {
	if (!hasChannels(mine) || isOff(game) || isPast(game)) return null;
	const ways = game.broadcasts.flatMap((broadcast) => {
		const channel = channels[broadcast.channel];
		return channel && broadcast.state !== 'none'
			? [{ channel, watch: watchBroadcast(mine, broadcast, channel) }]
			: [];
	});
	const having = (watch: Watch) =>
		ways.filter((way) => way.watch === watch).map(({ channel }) => channel);
	const [own, open] = [having('yes'), having('maybe')];
	const [first] = own;
	if (first !== undefined) {
		const names = own.map(({ name }) => name).join(', ');
		return {
			watch: 'yes',
			look: lookOf({ ...first, free: true }),
			mark: first.mark,
			texts: [`✓ ${mineCopy.watching}:`, names, ''],
		};
	}
	if (open.length > 0 || ways.length === 0) return null;
	return {
		watch: 'no',
		look: 'plain',
		mark: '',
		texts: ['', mineCopy.onlyOn(ways.map(({ channel }) => channel.name).join(', ')), ''],
	};
}

const PAST: readonly AnswerKind[] = ['shown', 'unrecorded'];

/** Whether a game's answer is in the past tense: there is nothing left to watch. */
function isPast({ answer }: Pick<GameCard, 'answer'>): boolean {
	return PAST.includes(answer.country.kind);
}
