import type { TypedArticle } from '#core/news/typed-article.ts';
import { EMPTY_ARTICLE, typedArticle } from '#core/news/typed-article.ts';

/** Prefix of localStorage keys for drafts; the same as for every draft of the panel. */
export const ARTICLE_DRAFT_KEY = 'painel-rascunho';

/** `revision` = the article's revision when the draft began; 0 = a new article. */
export type KeptArticle = { typed: TypedArticle; revision: number };

/** The draft stored in this browser; null when missing or unreadable. */
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
		// Without storage, the server has the copy a second later.
	}
}

export function forgetKept(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {
		// Nothing was stored.
	}
}
