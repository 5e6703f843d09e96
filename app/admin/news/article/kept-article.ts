import type { TypedArticle } from '#core/news/typed-article.ts';
import { EMPTY_ARTICLE, typedArticle } from '#core/news/typed-article.ts';

/** Where this browser keeps what is typed; the same beginning as every draft of the panel. */
export const ARTICLE_DRAFT_KEY = 'painel-rascunho';

/** `revision` = of the article on which it was typed; 0 = it was new. */
export type KeptArticle = { typed: TypedArticle; revision: number };

/** What this browser kept of an article; null when nothing, or nothing that can be read. */
export function readKept(key: string): KeptArticle | null {
	try {
		const kept: Partial<KeptArticle> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
		if (kept?.typed?.body?.type !== 'doc' || typeof kept.revision !== 'number') return null;
		return { typed: { ...typedArticle(EMPTY_ARTICLE), ...kept.typed }, revision: kept.revision };
	} catch {
		return null;
	}
}

export function keepArticle(key: string, kept: KeptArticle): void {
	try {
		localStorage.setItem(key, JSON.stringify(kept));
	} catch {
		// A browser that keeps nothing has the copy on the server, a second later.
	}
}

export function forgetKept(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Nothing was kept.
	}
}
