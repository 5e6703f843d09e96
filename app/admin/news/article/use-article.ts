import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import type { ArticleContent } from '#core/news/article.ts';
import type { ArticleRecord, ArticleStanding } from '#core/news/contract/articles.ts';
import type { FieldProblems } from '#core/news/publishing-problems.ts';
import {
	EMPTY_ARTICLE,
	storableArticle,
	type TypedArticle,
	typedArticle,
} from '#core/news/typed-article.ts';
import { createArticleOnServer, saveOnServer } from './article-calls.client.ts';
import { type Autosave, createAutosave, type SaveStatus } from './autosave.ts';
import {
	ARTICLE_DRAFT_KEY,
	forgetKept,
	type KeptArticle,
	keepArticle,
	readKept,
} from './kept-article.ts';

/** An article being edited: the form, the stored article, and the state of the autosave. */
export type ArticleWork = {
	/** Null until the article is stored for the first time. */
	view: ArticleRecord | null;
	typed: TypedArticle;
	change(part: Partial<TypedArticle>): void;
	status: SaveStatus;
	/** Validation problems of the form, by field. */
	problems: FieldProblems;
	/** Another operator's version that was saved meanwhile; null without a conflict. */
	conflict: ArticleRecord | null;
	/** The form holds an unsaved draft of an earlier visit. */
	restored: boolean;
	/** Incremented when the whole text is replaced: the editor then remounts. */
	generation: number;
	/** Saves pending changes; returns the stored article, or null when the save failed. */
	stored(): Promise<ArticleRecord | null>;
	/** Replaces form and draft with an article that the server returned. */
	take(view: ArticleRecord): void;
	/** Continues with the own version on top of `view`, another operator's save. */
	keepMine(view: ArticleRecord): void;
};

/** `view` null = a new article, which is created by its first change. */
export function useArticle(given: ArticleRecord | null): ArticleWork {
	const { me } = usePanel();
	const key = useRef(`${ARTICLE_DRAFT_KEY}:${me.id}:noticia:${given?.article.id ?? 'nova'}`);
	const [found] = useState(() => readKept(key.current));
	const start = useMemo(() => begin(given, found), [given, found]);
	const [view, setView] = useState(given);
	const [typed, setTyped] = useState(start.typed);
	const [status, setStatus] = useState<SaveStatus>('saved');
	const [refused, setRefused] = useState<FieldProblems>({});
	const [conflict, setConflict] = useState(start.conflict);
	const [restored, setRestored] = useState(start.isRestored);
	const [generation, setGeneration] = useState(0);
	const now = useRef<{ view: ArticleRecord | null; typed: TypedArticle }>({
		view: given,
		typed: start.typed,
	});

	const show = useCallback((next: ArticleRecord) => {
		now.current.view = next;
		setView(next);
	}, []);

	const save = useEffectEvent(async (content: ArticleContent) => {
		const current = now.current.view;
		const answer =
			current === null
				? await createArticleOnServer(content)
				: await saveOnServer(current.article, content);
		setRefused(answer.kind === 'failed' ? answer.fields : {});
		if (answer.kind === 'conflict') setConflict(answer.current);
		return answer;
	});
	const saved = useEffectEvent(
		(result: ArticleStanding | ArticleRecord, content: ArticleContent, isNewest: boolean) => {
			const before = now.current.view;
			if ('cover' in result) {
				forgetKept(key.current);
				key.current = `${ARTICLE_DRAFT_KEY}:${me.id}:noticia:${result.article.id}`;
				show(result);
			} else if (before !== null) {
				show({
					...before,
					missing: result.missing,
					article: { ...before.article, ...result.article, working: content },
				});
			}
			if (isNewest) {
				forgetKept(key.current);
				setRestored(false);
			} else
				keepArticle(key.current, { typed: now.current.typed, revision: result.article.revision });
		},
	);

	const [autosave, setAutosave] = useState<Autosave<ArticleContent> | null>(null);
	const resume = useEffectEvent((made: Autosave<ArticleContent>) => {
		if (start.conflict !== null) {
			made.stop();
			setStatus('conflict');
		} else if (start.isRestored) made.change(storable(now.current).content);
	});
	useEffect(() => {
		const made = createAutosave<ArticleContent, ArticleStanding | ArticleRecord>({
			save: (content) => save(content),
			onStatus: setStatus,
			onSaved: (...args) => saved(...args),
		});
		setAutosave(made);
		resume(made);
		return () => {
			// Sends pending changes; the browser keeps them as a draft in any case.
			void made.flush();
		};
	}, []);

	function change(part: Partial<TypedArticle>): void {
		const next = { ...now.current.typed, ...part };
		now.current.typed = next;
		setTyped(next);
		keepArticle(key.current, { typed: next, revision: now.current.view?.article.revision ?? 0 });
		autosave?.change(storable(now.current).content);
	}

	function take(next: ArticleRecord): void {
		show(next);
		now.current.typed = typedArticle(next.article.working);
		setTyped(now.current.typed);
		setConflict(null);
		setRestored(false);
		setRefused({});
		forgetKept(key.current);
		setGeneration((before) => before + 1);
		autosave?.begin();
	}

	async function stored(): Promise<ArticleRecord | null> {
		if (now.current.view === null) autosave?.change(storable(now.current).content);
		return (await autosave?.flush()) ? now.current.view : null;
	}

	function keepMine(theirs: ArticleRecord): void {
		show(theirs);
		setConflict(null);
		autosave?.resume(storable(now.current).content);
	}

	const problems = { ...refused, ...storable({ view, typed }).problems };
	return {
		view,
		typed,
		change,
		status,
		problems,
		conflict,
		restored,
		generation,
		stored,
		take,
		keepMine,
	};
}

function storable({ view, typed }: { view: ArticleRecord | null; typed: TypedArticle }) {
	return storableArticle(typed, view?.article.working ?? EMPTY_ARTICLE);
}

/**
 * Initial form: the stored article or the draft of this browser. When the two diverged, the draft
 * plus the conflict.
 */
function begin(
	view: ArticleRecord | null,
	kept: KeptArticle | null,
): { typed: TypedArticle; isRestored: boolean; conflict: ArticleRecord | null } {
	const fromServer = typedArticle(view?.article.working ?? EMPTY_ARTICLE);
	if (kept === null || JSON.stringify(kept.typed) === JSON.stringify(fromServer))
		return { typed: fromServer, isRestored: false, conflict: null };
	const hasParted = view !== null && kept.revision !== view.article.revision;
	return { typed: kept.typed, isRestored: !hasParted, conflict: hasParted ? view : null };
}
