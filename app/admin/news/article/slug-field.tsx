import { Field } from '#app/ui/form/field.tsx';
import { ARTICLE_LIMITS } from '#core/news/article-limits.ts';
import { articleSlugs } from '#core/news/article-slug.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { paths } from '#core/site/paths.ts';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.write;

/**
 * The article's address: a custom slug, otherwise one derived from the title. Former addresses
 * redirect.
 */
export function SlugField({ work: { view, typed, change, problems } }: { work: ArticleWork }) {
	const [fromTitle] = articleSlugs(typed.title);
	const former = view?.article.formerSlugs.length ?? 0;
	return (
		<section className="desk-part">
			<Field
				label={copy.address}
				spellCheck={false}
				autoCapitalize="none"
				maxLength={ARTICLE_LIMITS.slug}
				placeholder={view?.article.slug ?? fromTitle}
				value={typed.slug}
				error={problems.slug ?? view?.missing.slug}
				hint={former === 0 ? copy.addressHint : `${copy.addressHint} ${copy.former(former)}`}
				onChange={(event) => change({ slug: event.target.value })}
			/>
			<p className="field-hint slug-preview">
				{paths.article(typed.slug || view?.article.slug || fromTitle || '')}
			</p>
		</section>
	);
}
