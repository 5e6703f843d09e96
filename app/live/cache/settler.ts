import type { CardsPatch } from '#app/live/listener.ts';
import { topics } from '#core/changes/topic.ts';
import { doubt, emptyLimbo, settle, takeTurn, uncertain } from '#core/live/cache/limbo.ts';
import type { LooseGame } from '#core/live/loose-game.ts';
import { askDay, askSlugs } from './ask-games.ts';
import type { SafeCache } from './safe-cache.ts';

/** A list of a day as it came fresh from the guide. */
type FreshList = { day: string; version: number; games: readonly LooseGame[] };

type SendDay = (patch: CardsPatch) => void;

/**
 * Settles what is uncertain: asks for days again, and one by one for the kept records that a fresh
 * list does not name.
 */
export function createSettler(cache: SafeCache) {
	let limbo = emptyLimbo;
	const origins = new Map<string, { day: string; send: SendDay }>();

	/**
	 * Keeps a fresh list; what was kept of it and is not named goes into limbo until it was asked
	 * for.
	 */
	async function keepFresh({ day, version, games }: FreshList, send: SendDay): Promise<void> {
		const topic = topics.day(day);
		const own = games.filter((game) => game.day === day);
		const kept = await cache.use(({ list }) => list(topic));
		await cache.use(({ keep }) => keep({ topic, version, put: own, drop: [], isWhole: true }));
		const doubtful = uncertain(
			kept?.games.map(({ slug }) => slug) ?? [],
			games.map(({ slug }) => slug),
		);
		for (const slug of doubtful) origins.set(slug, { day, send });
		limbo = doubt(limbo, doubtful);
		await askNext();
	}

	async function askNext(): Promise<void> {
		const next = takeTurn(limbo);
		limbo = next.limbo;
		if (next.turn.length === 0) return;
		const answer = await askSlugs(next.turn);
		limbo = settle(limbo, next.turn);
		// Without an answer they stay as they are kept, and are uncertain again at the next fresh list.
		if (answer !== null) await settleTurn(next.turn, answer.games, answer.v);
		for (const slug of next.turn) if (!limbo.waiting.includes(slug)) origins.delete(slug);
		await askNext();
	}

	async function settleTurn(
		turn: readonly string[],
		games: readonly LooseGame[],
		version: number,
	): Promise<void> {
		const found = new Map(games.map((game) => [game.slug, game]));
		await cache.use((kept) => kept.settle(games, uncertain(turn, found.keys()), version));
		for (const slug of turn) {
			const [origin, game] = [origins.get(slug), found.get(slug)];
			if (origin === undefined) continue;
			const stays = game !== undefined && game.day === origin.day;
			origin.send({ day: origin.day, put: stays ? [game] : [], drop: stays ? [] : [slug] });
		}
	}

	return {
		keepFresh,
		/**
		 * Loads a day and passes its cards on; true on success. `since` = the lowest data version
		 * accepted.
		 */
		async askDay(day: string, since: number | null, send: SendDay): Promise<boolean> {
			const answer = await askDay(day);
			if (answer === null || (since !== null && answer.v < since)) return false;
			const { v: version, gone: _gone, games, ...facts } = answer;
			send({ ...facts, day, put: games, drop: [] });
			await keepFresh({ day, version, games }, send);
			return true;
		},
	};
}

export type Settler = ReturnType<typeof createSettler>;
