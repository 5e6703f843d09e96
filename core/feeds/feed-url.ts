import { attribute, childrenNamed, type XmlElement } from './xml/xml-node.ts';

const WEB = /^https?:$/;

/**
 * An absolute address from a feed: http and https only (V14: not `javascript:`, `data:` …). An
 * absolute one keeps its spelling, so that it equals what the source prints. Null when it is not a
 * web address.
 */
export function webAddress(source: string | null, base: string | null): string | null {
	if (source === null) return null;
	const text = source.replace(/[\t\n\r]+/g, '').trim();
	if (text === '' || text.length > 4_000) return null;
	const url = URL.parse(text, base ?? undefined);
	if (url === null || !WEB.test(url.protocol) || url.hostname === '') return null;
	return URL.canParse(text) && !/\s/.test(text) && /^https?:\/\//i.test(text) ? text : url.href;
}

/**
 * A feed's own address as it declares it: the base of its relative addresses when no other is
 * known.
 */
export function selfAddress(parent: XmlElement): string | null {
	const links = [...childrenNamed(parent, 'atom:link'), ...childrenNamed(parent, 'link')];
	return webAddress(
		attribute(links.find((link) => attribute(link, 'rel') === 'self') ?? null, 'href'),
		null,
	);
}
