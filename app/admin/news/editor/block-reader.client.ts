import { api } from '#app/api-client/api.client.ts';
import type { BlockDay, BlockGame } from '#core/news/contract/article-blocks.ts';
import type { EditorTools } from './editor-tools.ts';

type Found = ReadonlyMap<string, BlockGame>;

/**
 * Loads the games and days that a text mentions. Games requested together share one call; each is
 * loaded once.
 */
export function blockReader(): Omit<EditorTools, 'open'> {
	const games = new Map<string, Promise<BlockGame | null>>();
	const days = new Map<string, Promise<BlockDay>>();
	let waiting: { ids: string[]; answer: Promise<Found> } | null = null;

	async function ask(id: string): Promise<BlockGame | null> {
		const batch = waiting ?? open();
		batch.ids.push(id);
		return (await batch.answer).get(id) ?? null;
	}

	function open() {
		const ids: string[] = [];
		waiting = { ids, answer: Promise.resolve().then(() => send(ids)) };
		return waiting;
	}

	async function send(ids: readonly string[]): Promise<Found> {
		waiting = null;
		const { games: found } = await api.get('articles/games', { query: { ids: ids.join(',') } });
		return new Map(found.map((game) => [game.id, game]));
	}

	return {
		game: (id) => remember(games, id, () => ask(id)),
		day: (day) => remember(days, day, () => api.get('articles/day', { query: { day } })),
	};
}

/** Caches answers, but not failures: these are requested again the next time. */
function remember<Answer>(
	known: Map<string, Promise<Answer>>,
	key: string,
	read: () => Promise<Answer>,
): Promise<Answer> {
	const answer = known.get(key) ?? read();
	known.set(key, answer);
	answer.catch(() => known.delete(key));
	return answer;
}
