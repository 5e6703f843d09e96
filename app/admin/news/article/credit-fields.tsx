import { Field } from '#app/ui/form/field.tsx';
import { ARTICLE_LIMITS } from '#core/news/article-limits.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.write;

/** The byline, and the source of the facts. */
export function CreditFields({ work: { typed, change, problems } }: { work: ArticleWork }) {
	return (
		<section className="desk-part" aria-labelledby="autoria">
			<h2 id="autoria">{copy.credits}</h2>
			<Field
				label={copy.author}
				hint={copy.authorHint}
				maxLength={ARTICLE_LIMITS.author}
				value={typed.author}
				error={problems.author}
				onChange={(event) => change({ author: event.target.value })}
			/>
			<Field
				label={copy.creditName}
				hint={copy.creditNameHint}
				maxLength={ARTICLE_LIMITS.credit}
				value={typed.creditName}
				error={problems['credit.name']}
				onChange={(event) => change({ creditName: event.target.value })}
			/>
			<Field
				label={copy.creditUrl}
				type="url"
				inputMode="url"
				spellCheck={false}
				value={typed.creditUrl}
				error={problems['credit.url']}
				onChange={(event) => change({ creditUrl: event.target.value })}
			/>
		</section>
	);
}
