import sanitizeHtml from 'sanitize-html';
import { plainText } from './plain.ts';
import { walkMarkup } from './walk-markup.ts';
import { escapeMarkup } from './xml/write-markup.ts';

/**
 * The elements of a text. Nothing that runs, loads, embeds, styles, names (`id` shadows globals) or
 * asks for input.
 */
const TAGS = [
	...[
		'p',
		'br',
		'hr',
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
		'div',
		'span',
		'blockquote',
		'pre',
		'address',
	],
	...[
		'article',
		'section',
		'aside',
		'header',
		'footer',
		'main',
		'nav',
		'hgroup',
		'figure',
		'figcaption',
		'details',
		'summary',
	],
	...[
		'a',
		'em',
		'strong',
		'b',
		'i',
		'u',
		's',
		'del',
		'ins',
		'mark',
		'small',
		'sub',
		'sup',
		'abbr',
		'cite',
		'q',
		'dfn',
		'time',
		'data',
	],
	...['code', 'kbd', 'samp', 'var', 'wbr', 'bdi', 'bdo', 'ruby', 'rb', 'rp', 'rt', 'rtc'],
	...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'img'],
	...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
];
/** Obsolete names of the same elements. */
const RENAMED: Readonly<Record<string, string>> = {
	strike: 's',
	tt: 'code',
	acronym: 'abbr',
	center: 'div',
	big: 'span',
	font: 'span',
	dir: 'ul',
};
/** Elements whose content is not text for readers. */
const UNREAD = [
	'script',
	'style',
	'textarea',
	'option',
	'noscript',
	'noembed',
	'noframes',
	'template',
	'title',
];
const CELL = ['colspan', 'rowspan', 'headers', 'scope', 'abbr', 'align'];
const LONGEST = 2_000_000;

const OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: TAGS,
	allowedAttributes: {
		'*': ['title', 'lang', 'dir'],
		// `rel` is ours: see safeAttributes.
		a: ['href', 'hreflang', 'rel'],
		img: ['src', 'alt', 'width', 'height'],
		ol: ['start', 'reversed', 'type'],
		li: ['value'],
		th: CELL,
		td: CELL,
		...{
			col: ['span'],
			colgroup: ['span'],
			time: ['datetime'],
			del: ['datetime'],
			ins: ['datetime'],
			data: ['value'],
			details: ['open'],
		},
		...{ blockquote: ['cite'], q: ['cite'] },
	},
	allowedSchemes: ['http', 'https', 'mailto', 'tel'],
	allowedSchemesByTag: {
		img: ['http', 'https'],
		blockquote: ['http', 'https'],
		q: ['http', 'https'],
	},
	allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
	allowProtocolRelative: false,
	nonTextTags: UNREAD,
	nestingLimit: 100,
	parseStyleAttributes: false,
	transformTags: {
		...Object.fromEntries(
			Object.entries(RENAMED).map(([from, to]) => [
				from,
				sanitizeHtml.simpleTransform(to, {}, false),
			]),
		),
		'*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }),
	},
	exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/**
 * Third-party HTML made safe to store and show. Only allow-listed elements, attributes and web
 * addresses remain. It is serialised from a parsed tree, so that no browser parses it differently
 * than we did. Text of ordinary pages survives; absurdly deep nesting becomes plain text.
 */
export function sanitizeMarkup(markup: string): string {
	const bounded = markup.slice(0, LONGEST);
	if (!walkMarkup(bounded, () => ({})))
		return escapeMarkup(plainText({ text: bounded, html: true }, 20_000));
	return sanitizeHtml(bounded, OPTIONS).trim();
}

const ADDRESSES = ['href', 'src', 'cite'];

function safeAttributes(
	tagName: string,
	{ rel: _, ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Attributes {
	for (const name of ADDRESSES) {
		const value = attribs[name];
		if (value === undefined) continue;
		const address = safeAddress(value.trim());
		if (address === null) delete attribs[name];
		else attribs[name] = address;
	}
	return tagName === 'a' && attribs.href !== undefined
		? { ...attribs, rel: 'nofollow noopener noreferrer' }
		: attribs;
}

/**
 * A web address as browsers spell it, or a path: it has no colon before its first slash. Null =
 * neither.
 */
function safeAddress(value: string): string | null {
	const odd = /[\s<>"'`\\{}\p{Cc}]/u.test(value);
	if (/^(https?|mailto|tel):/i.test(value)) return odd ? (URL.parse(value)?.href ?? null) : value;
	if (value.startsWith('//')) return safeAddress(`https:${value}`);
	return value === '' || odd || /^[^/?#]*(:|%3a|%26)/i.test(value) ? null : value;
}

const RUNS =
	/<\s*\/?\s*(script|style|iframe|frame|frameset|object|embed|applet|svg|math|form|input|button|select|textarea|link|meta|base|template|noscript|xmp|plaintext|noembed|noframes|title|xml|body|html|head|audio|video|source|marquee|isindex|keygen|image|bgsound|layer|!|\?)/i;

/**
 * Markup unchanged where nothing in it could ever run, otherwise as `sanitizeMarkup` writes it: for
 * showing what a source says.
 */
export function harmlessMarkup(markup: string): string {
	return isHarmless(markup) ? markup : sanitizeMarkup(markup);
}

function isHarmless(markup: string): boolean {
	if (!/[<&]/.test(markup)) return true;
	if (RUNS.test(markup)) return false;
	let harmless = true;
	const whole = walkMarkup(markup, () => ({
		onattribute(name, value) {
			if (/^on|^style$|^(form|background|data|action|xlink|xmlns|poster|longdesc)/.test(name))
				harmless = false;
			if (ADDRESSES.includes(name) && safeAddress(value.trim()) === null) harmless = false;
		},
	}));
	return harmless && whole;
}
