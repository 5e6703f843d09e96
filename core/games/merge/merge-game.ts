import type { BroadcastChange, GameChangeInput } from '#core/games/contract/form.ts';
import { entriesOf } from '#core/kit/keys.ts';
import { mergeBroadcasts } from './merge-broadcasts.ts';
import { asText, type Taken, turnOf } from './merge-turn.ts';

/** The compared fields, and the parts of a game in each: day, hour and zone form one kickoff. */
const FIELDS = {
	competition: ['competitionId'],
	round: ['round'],
	home: ['home'],
	away: ['away'],
	kickoff: ['date', 'time', 'zone'],
	venue: ['venue'],
	status: ['status'],
	result: ['result'],
	publication: ['publication'],
} as const satisfies Record<string, readonly (keyof GameChangeInput)[]>;

export type GameField = keyof typeof FIELDS;

/**
 * What two operators may both have changed: a field, one channel, the order of channels, or whether
 * any channel shows the game.
 */
export type MergeKey = GameField | `channel:${string}` | 'order' | 'channels';

export type Versions = {
	/**
	 * The version that both started from; null = lost: then every difference counts as changed by
	 * both.
	 */
	base: GameChangeInput | null;
	mine: GameChangeInput;
	theirs: GameChangeInput;
};

export type GameMerge = {
	/**
	 * The game with both operators' changes. `taken` resolves conflicts; otherwise theirs wins, so
	 * that nothing is undone unasked.
	 */
	merged: GameChangeInput;
	/** Changed by both, to different values. */
	both: MergeKey[];
	/** Changed by them only. */
	theirs: MergeKey[];
};

/**
 * Three-way merge of a game, field by field and channel by channel. One-sided and equal changes
 * apply. `taken` resolves conflicts. The source text is always mine.
 */
export function mergeGame({ base, mine, theirs }: Versions, taken: Taken = {}): GameMerge {
	const merge: GameMerge = { merged: { ...theirs, source: mine.source }, both: [], theirs: [] };
	for (const [field, keys] of entriesOf(FIELDS)) {
		const part = (game: GameChangeInput) =>
			Object.fromEntries(keys.map((key: keyof GameChangeInput) => [key, game[key]]));
		const turn = turnOf({
			base: base === null ? null : asText(part(base)),
			mine: asText(part(mine)),
			theirs: asText(part(theirs)),
		});
		if (turn === 'both' || turn === 'theirs') merge[turn].push(field);
		if (turn === 'mine' || (turn === 'both' && taken[field] === 'mine'))
			Object.assign(merge.merged, part(mine));
	}
	const lists = {
		base: base?.broadcasts ?? null,
		mine: mine.broadcasts,
		theirs: theirs.broadcasts,
	};
	const { broadcasts, ...turns } = mergeBroadcasts(lists, taken);
	return {
		merged: { ...merge.merged, broadcasts },
		both: [...merge.both, ...turns.both],
		theirs: [...merge.theirs, ...turns.theirs],
	};
}

/** The line of a channel in a version of a game; undefined without one. `key` = 'channel:…'. */
export function lineOf<Line extends Pick<BroadcastChange, 'channelId'>>(
	{ broadcasts }: { broadcasts: readonly Line[] },
	key: MergeKey,
): Line | undefined {
	return broadcasts.find(({ channelId }) => key === `channel:${channelId}`);
}
