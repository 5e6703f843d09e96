import type { Article, ArticleContent } from '#core/news/article.ts';
import { insertGames, updateGame } from '#server/games/store-games.ts';
import { createArticle } from '#server/news/create-article.ts';
import { publishArticle } from '#server/news/publish-article.ts';
import { EDITOR, refOf, someWords } from './articles.ts';
import { aBroadcast, aGame, at, NOW } from './factories.ts';
import type { TestServer } from './test-server.ts';

export const clock = () => ({ clockOffsetMs: NOW - Date.now() });

export async function published(
	{ context: { db } }: TestServer,
	words: Partial<ArticleContent> = {},
	now = NOW,
): Promise<Article> {
	const by = { ...EDITOR, now };
	const result = await publishArticle(db, refOf(await createArticle(db, someWords(words), by)), by);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}

/** Flamengo x Palmeiras at 21h30 on Globo for São Paulo. */
export async function aStoredGame({ context: { db, data } }: TestServer) {
	const {
		id: _id,
		slug: _slug,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _x,
		...facts
	} = aGame();
	const broadcasts = [
		aBroadcast('globo', { coverage: { include: ['SP'], exclude: [] } }),
		aBroadcast('premiere'),
	];
	const options = {
		now: NOW,
		source: 'Tabela',
		actor: null,
		reference: await data.reference(),
		publication: 'published',
		demo: false,
	} as const;
	const [game] = await db.transaction((trx) =>
		insertGames(trx, [{ ...facts, broadcasts }], options),
	);
	if (game === undefined) throw new Error('The game was stored');
	const move = (local: string) =>
		db.transaction((trx) =>
			updateGame(
				trx,
				{ before: game, after: { ...game, kickoffAt: at(local) } },
				{ ...options, now: NOW + 1 },
			),
		);
	return { game, move };
}
