import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Article, ArticleContent, RevisionKind } from '#core/news/article.ts';
import { type ArticleStep, isPublic, stepsFor } from '#core/news/article-state.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor, AuditAction } from '#server/audit/audit-entry.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import type { ArticleFailure } from './article-failure.ts';
import { registerFiles } from './article-files.ts';
import { createArticleRepository } from './article-repository.ts';
import type { Layer } from './article-row.ts';
import { createArticleWriter } from './article-write-repository.ts';
import { noteNews } from './note-news.ts';
import type { WrittenBy } from './written-by.ts';

/** The article, at the revision that the writer last saw. */
export type ArticleRef = { id: string; revision: number };
/** The result of a step. */
type ArticleChange = {
	article: Article;
	/** Contents that changed; empty = only the article's own columns. */
	layers: readonly Layer[];
	/** Stores a revision of the working copy. */
	keep?: RevisionKind;
	/** For the audit log; autosave writes no entry. */
	action?: AuditAction;
	/** Nothing differs from what is stored: nothing is written, and the revision stays. */
	same?: boolean;
};

export type ArticleResult = Result<Article, ArticleFailure>;
type Work = (trx: Writer, article: Article) => Promise<Result<ArticleChange, ArticleFailure>>;

/**
 * The only way to change an article. One transaction checks revision and state, and writes
 * contents, addresses, file uses, a revision and the audit entry. Only changes that readers see are
 * also logged, which refreshes every page.
 */
export async function changeArticle(
	db: AppDatabase,
	{ ref, step, by }: { ref: ArticleRef; step: ArticleStep | 'write'; by: WrittenBy },
	work: Work,
): Promise<ArticleResult> {
	return db.transaction(async (trx) => {
		const before = await createArticleRepository(trx).byId(ref.id);
		if (before === null) return fail({ kind: 'not-found' });
		if (before.revision !== ref.revision) return fail({ kind: 'stale', current: before });
		if (!mayStep(before, step)) return fail({ kind: 'wrong-step', current: before });
		const change = await work(trx, before);
		if (!change.ok) return change;
		return change.value.same ? ok(before) : store(trx, { before, change: change.value, by });
	});
}

function mayStep(article: Article, step: ArticleStep | 'write'): boolean {
	return step === 'write' ? article.deletedAt === null : stepsFor(article).includes(step);
}

type Stored = { before: Article; change: ArticleChange; by: WrittenBy };

async function store(trx: Writer, { before, change, by }: Stored): Promise<ArticleResult> {
	const writes = createArticleWriter(trx);
	const { layers, keep, action } = change;
	const after = {
		...change.article,
		changed: differs(change.article),
		savedAt: by.now,
		savedBy: writerOf(by.actor),
	};
	if (!(await writes.update(after, layers))) {
		const current = await createArticleRepository(trx).byId(before.id);
		return fail(current === null ? { kind: 'not-found' } : { kind: 'stale', current });
	}
	const revision = before.revision + 1;
	if (layers.length > 0) await registerFiles(trx, after.id, [after.working, after.live]);
	if (keep !== undefined) await keepState(trx, { article: { ...after, revision }, kind: keep });
	if (action !== undefined)
		await audit(trx, by.actor, action, {
			at: by.now,
			subject: after.id,
			detail: { title: after.working.title },
		});
	if (changesPages(before, after)) noteNews(trx, after.id, by);
	const formerSlugs = [
		...new Set([...before.formerSlugs, ...(before.slug === null ? [] : [before.slug])]),
	];
	return ok({
		...after,
		revision,
		formerSlugs: formerSlugs.filter((slug) => slug !== after.slug).sort(),
	});
}

/** Name stored as an article's last writer; null = a program. */
export function writerOf({ id, name }: Actor): string | null {
	return id === null ? null : name;
}

function differs({ live, working }: Pick<Article, 'live' | 'working'>): boolean {
	return live !== null && !sameWords(live, working);
}

/** Whether readers see a changed article, or one more or less. */
function changesPages(before: Article, after: Article): boolean {
	if (!isPublic(before) && !isPublic(after)) return answersOtherwise(before, after);
	return (
		isPublic(before) !== isPublic(after) ||
		before.slug !== after.slug ||
		!sameWords(before.live, after.live)
	);
}

/** Whether its address changes between gone (410) and unknown (404). */
function answersOtherwise(before: Article, after: Article): boolean {
	return (
		before.publishedAt !== null &&
		(before.state !== after.state || (before.deletedAt === null) !== (after.deletedAt === null))
	);
}

/** Whether two contents are equal. */
export function sameWords(a: ArticleContent | null, b: ArticleContent | null): boolean {
	return isDeepStrictEqual(a, b);
}

/** Window in which saves by one person share a revision. */
const KEPT_TOGETHER_MS = 10 * 60_000;

/**
 * Stores a revision of the working copy. A save replaces the same person's previous save within ten
 * minutes.
 */
async function keepState(
	trx: Writer,
	{ article, kind }: { article: Article; kind: RevisionKind },
): Promise<void> {
	const { id, revision, savedAt, savedBy, working } = article;
	const writes = createArticleWriter(trx);
	const last = kind === 'saved' ? await createArticleRepository(trx).lastRevision(id) : null;
	const together = (at: number) =>
		Math.floor(at / KEPT_TOGETHER_MS) === Math.floor(savedAt / KEPT_TOGETHER_MS);
	if (last !== null && last.kind === 'saved' && last.by === savedBy && together(last.at))
		await writes.dropRevision(last);
	await writes.keepRevision({
		articleId: id,
		revision,
		at: savedAt,
		by: savedBy,
		kind,
		content: working,
	});
}
