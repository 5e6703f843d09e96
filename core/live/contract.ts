import type { ChangeKind } from '#core/games/game.ts';
import { recordOf } from '#core/kit/record.ts';
import type { LooseGame } from './loose-game.ts';

/**
 * A change of a game for readers. `said` = one sentence: 'Flamengo x Palmeiras mudou de 21h30 para
 * 19h.'
 */
export type DescribedChange = {
	id: string;
	slug: string;
	revision: number;
	kind: ChangeKind;
	said: string;
};

/** The facts of a day besides its games, as in `DayView`. */
export type DayFacts = { updatedAt: number | null; mapped: boolean; demo: boolean };

/**
 * The difference between a day and the listener's copy: games to upsert by slug, slugs to remove.
 */
export type DayPatch = DayFacts & { day: string; put: LooseGame[]; drop: string[] };

/**
 * `v` = the data version reached; `spread` = milliseconds over which clients spread their follow-up
 * requests, 0 when there are few listeners.
 */
type EventBase = { v: number; spread: number };

/**
 * `topics` = those of the change that the stream subscribes to. `games` describes only some of the
 * games. `cards` has an entry for each subscribed day whose patch applies to the listener's copy. A
 * day in `topics` without an entry is fetched again.
 */
export type ChangedEvent = EventBase & {
	kind: 'mudou';
	topics: string[];
	games: DescribedChange[];
	cards: DayPatch[];
};

/**
 * noticia = articles changed · marca = the brand, or names of teams, competitions and channels ·
 * reset = all cached data is suspect.
 */
export type PlainEvent = EventBase & { kind: 'noticia' | 'marca' | 'reset' };

export type LiveEvent = ChangedEvent | PlainEvent;

/**
 * Response to a request for games; for a day also its other facts. `gone` = requested slugs without
 * a public game.
 */
export type GamesAnswer = { v: number; games: LooseGame[]; gone?: string[] } & Partial<DayFacts>;

const PLAIN: readonly PlainEvent['kind'][] = ['noticia', 'marca', 'reset'];

/**
 * Parses a stream event: its name and the JSON text of its data. Null for unknown or unreadable
 * events, which the client ignores.
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
