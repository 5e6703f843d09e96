import type { AnswerKind } from '#core/answer/answer.ts';
import { lookOf, type Told } from '#core/answer/told.ts';
import type { ChannelCard, GameCard } from '#core/games/day/day-view.ts';
import { isOff } from '#core/games/game-rules.ts';
import { mineCopy } from '#core/mine/copy/mine.ts';
import { hasChannels, type Preferences } from './preferences.ts';
import { type Watch, watchBroadcast } from './watch.ts';

/** The line of a game for a reader who told which channels they have. */
export type MineLine = Told & { watch: Exclude<Watch, 'maybe'> };

/**
 * Where a reader watches a game: '✓ Você assiste: Globo', or 'Só em Premiere' where none of its
 * channels is theirs. Null where nothing of it is certain, where they have told no channels, or
 * where the game is over or called off: then the line of their state stands.
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

/** Whether the answer of a game speaks of the past: there is nothing to watch any more. */
function isPast({ answer }: Pick<GameCard, 'answer'>): boolean {
	return PAST.includes(answer.country.kind);
}
