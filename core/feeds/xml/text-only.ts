import type { XmlElement } from './xml-node.ts';

/**
 * In a feed's own vocabulary these never contain elements: a nested element means that the closing
 * tag is missing.
 */
const TEXT_ONLY = new Set(['link', 'guid', 'pubdate', 'comments', 'lastbuilddate', 'ttl']);
/** These may contain markup, but never each other. */
const MAY_HOLD_MARKUP = new Set(['title', 'description']);
const CONTAINERS = new Set(['rss', 'rdf', 'channel', 'item', 'feed', 'entry']);
const FIELDS = new Set([
	'title',
	'link',
	'guid',
	'pubdate',
	'description',
	'comments',
	'item',
	'entry',
	'enclosure',
]);

/** Elements that contain only elements: whitespace between them is insignificant. */
export function isContainer({ name }: XmlElement): boolean {
	return CONTAINERS.has(name);
}

/** An open element that cannot have children. Atom's link is empty by definition. */
export function isTextOnly({ space, name }: XmlElement): boolean {
	return TEXT_ONLY.has(name) && (space === '' || space === 'atom');
}

/** A title or description left open when the next field of its entry began. */
export function startsAnother({ space, name }: XmlElement, next: string): boolean {
	return space === '' && MAY_HOLD_MARKUP.has(name) && FIELDS.has(next) && next !== name;
}
