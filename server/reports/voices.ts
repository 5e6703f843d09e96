import { createHmac, randomBytes } from 'node:crypto';

/** Alike reports of one network within this time count once. */
const ALIKE_MS = 6 * 60 * 60_000;
/**
 * Voices of one network within that time, in all and about one game. A carrier's readers share one
 * network, but their alike reports count once.
 */
const MOST_OF_NETWORK = 60;
const MOST_ABOUT_GAME = 5;
/** Memory bound: the oldest voices are forgotten first. */
const MOST_VOICES = 50_000;

/** A voice: who reports (a network), on which game, and what (the key of a claim). */
type Voice = { network: string; game: string; claim: string };

export type Voices = {
	/** 'alike' = the network said the same already; 'many' = it said too much; null = new. */
	refuse(voice: Voice): 'alike' | 'many' | null;
	/** Counts a voice that was stored. */
	add(voice: Voice): void;
};

/**
 * Counts each network once for a claim, so that one person alone raises no task. It keeps keyed
 * hashes, in memory only: no address is stored, and a restart forgets all. `now` = monotonic ms.
 */
export function createVoices(now: () => number): Voices {
	const key = randomBytes(32);
	const hash = (...parts: string[]) =>
		createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
	const nameOf = ({ network, game, claim }: Voice) => hash(network, game, claim);
	const limitsOf = ({ network, game }: Voice) => [
		{ counter: hash(network), most: MOST_OF_NETWORK },
		{ counter: hash(network, game), most: MOST_ABOUT_GAME },
	];
	/** Oldest first. */
	const heard = new Map<string, { at: number; counters: string[] }>();
	const counts = new Map<string, number>();

	function count(counter: string, change: 1 | -1): void {
		const next = (counts.get(counter) ?? 0) + change;
		if (next === 0) counts.delete(counter);
		else counts.set(counter, next);
	}

	function forgetOld(): void {
		for (const [name, { at, counters }] of heard) {
			if (now() - at < ALIKE_MS && heard.size <= MOST_VOICES) return;
			heard.delete(name);
			for (const counter of counters) count(counter, -1);
		}
	}

	return {
		refuse(voice) {
			forgetOld();
			if (heard.has(nameOf(voice))) return 'alike';
			const isOver = limitsOf(voice).some(
				({ counter, most }) => (counts.get(counter) ?? 0) >= most,
			);
			return isOver ? 'many' : null;
		},
		add(voice) {
			const name = nameOf(voice);
			if (heard.has(name)) return;
			const counters = limitsOf(voice).map(({ counter }) => counter);
			heard.set(name, { at: now(), counters });
			for (const counter of counters) count(counter, 1);
			forgetOld();
		},
	};
}
