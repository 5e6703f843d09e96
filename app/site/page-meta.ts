import type { MetaDescriptor } from 'react-router';
import { type Brand, DEFAULT_BRAND } from '#core/brand/brand.ts';
import { headTags, pageTitle } from '#core/site/seo.ts';
import type { FrameData } from './read-frame.server.ts';

type Match = { loaderData?: unknown } | undefined;

/** The meta data of a page. `path` null = it is not for search engines. */
type PageMeta = {
	title: string | ((brand: Brand) => string);
	description: string;
	path: string | null;
	/** A page without content of its own yet: it has an address, but is not indexed. */
	empty?: boolean;
	/** Path of the preview picture for shared links. */
	image?: string;
};

/**
 * The head of a page, with brand and origin from the frame around it (the first match with data).
 */
export function pageMeta(
	matches: readonly Match[],
	{ title, description, path, image, empty = false }: PageMeta,
): MetaDescriptor[] {
	const frame = matches
		.map((match) => match?.loaderData as Partial<FrameData> | undefined)
		.find((data) => data?.brand !== undefined);
	const brand = frame?.brand ?? DEFAULT_BRAND;
	return headTags({
		title: typeof title === 'string' ? pageTitle(brand, title) : title(brand),
		description,
		canonical: path === null ? null : `${frame?.publicUrl ?? ''}${path}`,
		siteName: brand.nomeApp,
		...(image === undefined ? {} : { image: `${frame?.publicUrl ?? ''}${image}` }),
		// The demonstration is never indexed.
		indexable: path !== null && !empty && !frame?.demo,
	});
}
