import { articleLink } from '#core/news/article-link.ts';
import { cleanAddress } from './clean-address.ts';
import { element, type PasteElement, type PasteNode, styleOf } from './paste-node.ts';

/** Marks of a piece of text. `plain` = inside a heading, which is already bold. */
export type Marks = {
	strong: boolean;
	em: boolean;
	u: boolean;
	s: boolean;
	code: boolean;
	href: string | null;
	plain: boolean;
};

export const NO_MARKS: Marks = {
	strong: false,
	em: false,
	u: false,
	s: false,
	code: false,
	href: null,
	plain: false,
};

const BY_TAG: Readonly<Record<string, Partial<Marks>>> = {
	b: { strong: true },
	strong: { strong: true },
	i: { em: true },
	em: { em: true },
	cite: { em: true },
	u: { u: true },
	ins: { u: true },
	s: { s: true },
	del: { s: true },
	strike: { s: true },
	code: { code: true },
	kbd: { code: true },
	samp: { code: true },
	tt: { code: true },
};

/**
 * The marks that an element adds to its text, by tag and inline style: Google Docs and Word write
 * all of them as styles.
 */
export function addMarks(marks: Marks, node: PasteElement): Marks {
	const link = node.tag === 'a' ? { href: hrefOf(node) ?? marks.href } : {};
	return { ...marks, ...BY_TAG[node.tag], ...styled(node), ...link };
}

function styled(node: PasteElement): Partial<Marks> {
	const weight = styleOf(node, 'font-weight');
	const slant = styleOf(node, 'font-style');
	const lines = `${styleOf(node, 'text-decoration')} ${styleOf(node, 'text-decoration-line')}`;
	return {
		...(weight === '' ? {} : { strong: /^(?:bold|bolder|[6-9]\d\d)$/.test(weight) }),
		...(slant === '' ? {} : { em: /^(?:italic|oblique)/.test(slant) }),
		...(lines.includes('underline') ? { u: true } : {}),
		...(lines.includes('line-through') ? { s: true } : {}),
	};
}

/** A relative address belongs to the page that was copied, not to ours. */
function hrefOf({ attributes: { href = '' } }: PasteElement): string | null {
	const address = articleLink(cleanAddress(href));
	return address === null || address.startsWith('/') ? null : address;
}

/** Wraps text in the elements of its marks. */
export function marked(text: string, { strong, em, u, s, code, href, plain }: Marks): PasteNode {
	const tags = [
		...(code ? ['code'] : []),
		...(s ? ['s'] : []),
		// Links are already underlined.
		...(u && href === null ? ['u'] : []),
		...(em ? ['em'] : []),
		...(strong && !plain ? ['strong'] : []),
	];
	const node = tags.reduce<PasteNode>((inner, tag) => element(tag, [inner]), { text });
	return href === null ? node : element('a', [node], { href });
}
