import { type Brand, productName } from '#core/brand/brand.ts';
import { seoCopy } from '#core/copy/seo.ts';

/** S1.05: the title of the front page and of /jogos-de-hoje. */
export function defaultTitle(brand: Brand): string {
	return seoCopy.defaultTitle(productName(brand));
}

/** S1.05: '%s - Guia de Jogos', following the brand name. */
export function pageTitle(brand: Brand, title: string): string {
	return `${title} - ${brand.nomeApp}`;
}

/** The metadata of a page for search engines and link previews. */
type PageHead = {
	/** The complete title. */
	title: string;
	description: string;
	/**
	 * Absolute address of the page's canonical form; null where the page must not be indexed (404,
	 * 410).
	 */
	canonical: string | null;
	siteName: string;
	/** Absolute address of a 1200 × 630 picture for shared links. */
	image?: string;
	/** False for the demo, empty pages and errors. */
	indexable: boolean;
};

type HeadTag =
	| { title: string }
	| { name: string; content: string }
	| { property: string; content: string }
	| { tagName: 'link'; rel: string; href: string };

/** The head tags of a page. Unknown facts are omitted. */
export function headTags({
	title,
	description,
	canonical,
	siteName,
	image,
	indexable,
}: PageHead): HeadTag[] {
	const tags: HeadTag[] = [
		{ title },
		{ name: 'description', content: description },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:site_name', content: siteName },
		{ property: 'og:locale', content: 'pt_BR' },
		{ property: 'og:type', content: 'website' },
		{ name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' },
	];
	if (image !== undefined) tags.push(...imageTags(image));
	if (!indexable) tags.push({ name: 'robots', content: 'noindex' });
	if (canonical !== null)
		tags.push(
			{ tagName: 'link', rel: 'canonical', href: canonical },
			{ property: 'og:url', content: canonical },
		);
	return tags;
}

/**
 * Our own cards are PNGs of a known size; of an uploaded picture only the address is known here.
 */
function imageTags(image: string): HeadTag[] {
	if (!image.endsWith('.png')) return [{ property: 'og:image', content: image }];
	return [
		{ property: 'og:image', content: image },
		{ property: 'og:image:type', content: 'image/png' },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
	];
}
