import type { Article } from '#core/news/article.ts';
import type { FieldProblems } from '#core/news/publishing-problems.ts';

/**
 * Why a write to an article was refused; nothing was written then.
 * - stale: somebody saved it since; `current` is what stands now, the caller has what was sent.
 * - wrong-step: its state does not allow it (`stepsFor`).
 * - invalid: what is wrong with which field, in words for the operator.
 */
export type ArticleFailure =
	| { kind: 'not-found' }
	| { kind: 'stale'; current: Article }
	| { kind: 'wrong-step'; current: Article }
	| { kind: 'invalid'; fields: FieldProblems };
