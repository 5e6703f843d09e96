import type { ChangeKind } from '#core/games/game.ts';
import { recordOf } from '#core/kit/record.ts';
import type { LooseGame } from './loose-game.ts';

/**
 * What happened to a game, for a reader. `said` = one sentence: 'Flamengo x Palmeiras mudou de
 * 21h30 para 19h.'
 */
export type TellChange = {
	id: string;
	slug: string;
	revision: number;
	kind: ChangeKind;
	said: string;
};

/** What a day says besides its games, as in `DayView`. */
export type DayFacts = { updatedAt: number | null; mapped: boolean; demo: boolean };

/**
 * How a day differs from what the listener has: games to put in place of those of the same slug,
 * slugs to take out.
 */
export type DayPatch = DayFacts & { day: string; put: LooseGame[]; drop: string[] };

/**
 * `v` = the data version reached; `spread` = milliseconds over which clients spread what they ask
 * because of it, 0 when few listen.
 */
type Told = { v: number; spread: number };

/**
 * `topics` = those of the change that the stream listens to. `games` tells at most some in words.
 * `cards` holds an entry for each day listened to whose cards are known to follow on what the
 * listener has; a day of `topics` without an entry is asked for again.
 */
export type ChangedEvent = Told & {
	kind: 'mudou';
	topics: string[];
	games: TellChange[];
	cards: DayPatch[];
};

/**
 * noticia = articles changed · marca = the brand, or names of teams, competitions and channels ·
 * reset = all that is held is doubtful.
 */
export type PlainEvent = Told & { kind: 'noticia' | 'marca' | 'reset' };

export type LiveEvent = ChangedEvent | PlainEvent;

/**
 * Answer to a question for games; of a day with what it says besides them. `gone` = slugs asked for
 * of which readers see no game.
 */
export type GamesAnswer = { v: number; games: LooseGame[]; gone?: string[] } & Partial<DayFacts>;

const PLAIN: readonly PlainEvent['kind'][] = ['noticia', 'marca', 'reset'];

/**
 * Reads an event of the stream: its name and the JSON text of its data. Null for what this client
 * does not know or cannot read: it then goes on as though nothing had been told.
 */
export function readLiveEvent(name: string, data: string): LiveEvent | null {
	const { v, spread, topics, games, cards } = recordOf(parse(data));
	if (typeof v !== 'number' || typeof spread !== 'number') return null;
	const plain = PLAIN.find((kind) => kind === name);
	if (plain !== undefined) return { kind: plain, v, spread };
	if (name !== 'mudou' || !Array.isArray(topics) || !Array.isArray(games) || !Array.isArray(cards))
		return null;
	return { kind: 'mudou', v, spread, topics, games, cards };
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
