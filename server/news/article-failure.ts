import type { Article } from '#core/news/article.ts';
import type { FieldProblems } from '#core/news/publishing-problems.ts';

/**
 * Why a write to an article was refused; nothing was written.
 * - stale: another operator saved it meanwhile; `current` is the stored version.
 * - wrong-step: its state does not allow it (`stepsFor`).
 * - invalid: the problem of each field, in words for the operator.
 */
export type ArticleFailure =
	| { kind: 'not-found' }
	| { kind: 'stale'; current: Article }
	| { kind: 'wrong-step'; current: Article }
	| { kind: 'invalid'; fields: FieldProblems };
