import { queryOptions } from '@tanstack/react-query';
import { keyOf } from '#app/admin/data/key-of.ts';
import { api } from '#app/api-client/api.client.ts';
import type { BlockGame } from '#core/news/contract/article-blocks.ts';

type Found = ReadonlyMap<string, BlockGame>;

/**
 * A game that a text mentions; null = not in the guide. Games asked for together share one call.
 */
export function blockGame(id: string) {
	return queryOptions({
		queryKey: keyOf('articles/games', { query: { ids: id } }),
		queryFn: async () => (await shared(id)).get(id) ?? null,
	});
}

let waiting: { ids: string[]; answer: Promise<Found> } | null = null;

function shared(id: string): Promise<Found> {
	waiting ??= open();
	waiting.ids.push(id);
	return waiting.answer;
}

function open() {
	const ids: string[] = [];
	return { ids, answer: Promise.resolve().then(() => send(ids)) };
}

async function send(ids: readonly string[]): Promise<Found> {
	waiting = null;
	const { games } = await api.get('articles/games', { query: { ids: ids.join(',') } });
	return new Map(games.map((game) => [game.id, game]));
}
