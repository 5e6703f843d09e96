import type { XmlElement } from './xml-node.ts';

/**
 * In a feed's own vocabulary these never hold elements: when one begins inside, the closing tag was
 * forgotten.
 */
const TEXT_ONLY = new Set(['link', 'guid', 'pubdate', 'comments', 'lastbuilddate', 'ttl']);
/** These may hold markup, but never each other. */
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

/** Elements that hold elements only: spaces between these say nothing. */
export function isContainer({ name }: XmlElement): boolean {
	return CONTAINERS.has(name);
}

/** An open element that cannot be the parent of another. Atom's link is empty by nature. */
export function isTextOnly({ space, name }: XmlElement): boolean {
	return TEXT_ONLY.has(name) && (space === '' || space === 'atom');
}

/** A title or description that was not closed before the next field of its entry began. */
export function startsAnother({ space, name }: XmlElement, next: string): boolean {
	return space === '' && MAY_HOLD_MARKUP.has(name) && FIELDS.has(next) && next !== name;
}
