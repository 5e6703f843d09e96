import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import type { ArticleContent } from '#core/news/article.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { contentLines } from './content-lines.ts';

const copy = articleDeskCopy.revisions;

/**
 * Differences between two versions of an article, word by word and field by field. Fields without a
 * change are left out.
 */
export function ArticleDifference({
	before,
	after,
}: {
	before: ArticleContent;
	after: ArticleContent;
}) {
	const fields = useMemo(() => {
		const [old, next] = [contentLines(before), contentLines(after)];
		return old.flatMap(({ name, text }, place) => {
			const now = next[place]?.text ?? '';
			return text === now
				? []
				: [{ name, parts: diffWordsWithSpace(text, now, { timeout: 500 }) ?? whole(text, now) }];
		});
	}, [before, after]);
	if (fields.length === 0) return <p className="quiet">{copy.same}</p>;
	return (
		<dl className="difference">
			{fields.map(({ name, parts }) => (
				<div key={name}>
					<dt>{copy.fields[name]}</dt>
					<dd>
						{parts.map(({ value, added, removed }, place) => {
							// The parts of one comparison never move, so the index is a stable key.
							const key = `${place}-${value.length}`;
							if (added) return <ins key={key}>{value}</ins>;
							return removed ? (
								<del key={key}>{value}</del>
							) : (
								<span key={key}>{shorten(value)}</span>
							);
						})}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The whole texts, for a pair whose comparison would take too long. */
function whole(before: string, after: string) {
	return [
		{ value: before, removed: true, added: false },
		{ value: after, removed: false, added: true },
	];
}

const KEPT = 140;

/** Shortens an unchanged part to the text next to the changes. */
function shorten(text: string): string {
	return text.length <= KEPT * 2 + 20 ? text : `${text.slice(0, KEPT)} […] ${text.slice(-KEPT)}`;
}
