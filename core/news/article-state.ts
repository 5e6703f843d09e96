/** States of an article (S4.05). The trash is separate: an article keeps its state there. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

/** Actions on an article besides editing. */
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
 * The actions currently available. 'unpublish' = back to draft (for a schedule: cancel it);
 * 'publish-changes' = readers get the working copy, now or at the scheduled time. From the trash,
 * only restoring is possible.
 */
export function stepsFor({ state, deletedAt }: Standing): readonly ArticleStep[] {
	return deletedAt === null ? STEPS[state] : ['restore'];
}

/** Whether readers see the article. */
export function isPublic({ state, deletedAt }: Standing): boolean {
	return state === 'published' && deletedAt === null;
}

/** The response for an article's address: present, gone for good (410), or never shown (404). */
export function answerOf(
	article: Standing & { publishedAt: number | null },
): 'here' | 'gone' | 'unknown' {
	if (isPublic(article)) return 'here';
	const taken = article.deletedAt !== null || article.state === 'archived';
	return taken && article.publishedAt !== null ? 'gone' : 'unknown';
}

/**
 * The state of an article restored from the trash: unchanged, except that a missed schedule becomes
 * a draft, so that it does not appear unasked.
 */
export function stateAfterRestore(
	article: { state: ArticleState; scheduledAt: number | null },
	now: number,
): ArticleState {
	return article.state === 'scheduled' && (article.scheduledAt ?? 0) <= now
		? 'draft'
		: article.state;
}
