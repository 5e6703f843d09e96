import type { Result } from '#core/kit/result.ts';
import type { Article, ArticleContent } from '#core/news/article.ts';
import type { ArticleDocument, BlockNode } from '#core/news/nodes.ts';
import { NOW } from './factories.ts';

/** A body of paragraphs, or of blocks. */
export function aBody(...blocks: (string | BlockNode)[]): ArticleDocument {
	const content = blocks.map(
		(block): BlockNode =>
			typeof block === 'string'
				? { type: 'paragraph', content: [{ type: 'text', text: block }] }
				: block,
	);
	return { type: 'doc', content };
}

/** The words of an article that may be published. */
export function someWords(over: Partial<ArticleContent> = {}): ArticleContent {
	return {
		title: 'Clássico muda de horário',
		slug: null,
		summary: 'O jogo passa das 16h para as 18h30.',
		body: aBody('A mudança vale para domingo.'),
		cover: null,
		author: 'Redação',
		credit: null,
		teamIds: [],
		competitionIds: [],
		gameIds: [],
		...over,
	};
}

/** Who writes in tests, and when. */
export const EDITOR = {
	actor: { id: 'editor-1', name: 'ana@guia.example', network: null },
	now: NOW,
};

/** How an article is named by whoever writes to it. */
export function refOf({ id, revision }: Article): { id: string; revision: number } {
	return { id, revision };
}

export function done<E>(result: Result<Article, E>): Article {
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}
