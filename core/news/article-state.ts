/**
 * Life of an article (S4.05). The trash is apart: an article keeps its state while it lies there.
 */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** What may be done to an article besides writing it. */
export const ARTICLE_STEPS = [
	'publish',
	'publish-changes',
	'schedule',
	'unpublish',
	'archive',
	'trash',
	'restore',
] as const;
export type ArticleStep = (typeof ARTICLE_STEPS)[number];

type Standing = { state: ArticleState; deletedAt: number | null };

const STEPS: Record<ArticleState, readonly ArticleStep[]> = {
	draft: ['publish', 'schedule', 'archive', 'trash'],
	scheduled: ['publish', 'publish-changes', 'schedule', 'unpublish', 'archive', 'trash'],
	published: ['publish-changes', 'unpublish', 'archive', 'trash'],
	archived: ['publish', 'unpublish', 'trash'],
};

/**
 * What may be done now. 'unpublish' = back to a draft (of a schedule: called off);
 * 'publish-changes' = readers get the working copy, or will at the hour. From the trash there is
 * only the way back.
 */
export function stepsFor({ state, deletedAt }: Standing): readonly ArticleStep[] {
	return deletedAt === null ? STEPS[state] : ['restore'];
}

/** True when readers see the article. */
export function isPublic({ state, deletedAt }: Standing): boolean {
	return state === 'published' && deletedAt === null;
}

/**
 * What an address of an article answers: there, gone for good (410), or nothing that was ever shown
 * (404).
 */
export function answerOf(
	article: Standing & { publishedAt: number | null },
): 'here' | 'gone' | 'unknown' {
	if (isPublic(article)) return 'here';
	const taken = article.deletedAt !== null || article.state === 'archived';
	return taken && article.publishedAt !== null ? 'gone' : 'unknown';
}

/**
 * In which state an article leaves the trash: as it was, but a schedule whose hour went by is a
 * draft again, lest it appear unasked.
 */
export function stateAfterRestore(
	article: { state: ArticleState; scheduledAt: number | null },
	now: number,
): ArticleState {
	return article.state === 'scheduled' && (article.scheduledAt ?? 0) <= now
		? 'draft'
		: article.state;
}
