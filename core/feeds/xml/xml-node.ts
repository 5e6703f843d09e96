/**
 * An element of a feed, name and attributes in lower case, character references resolved. `space` =
 * short name of its namespace: '' = the feed's own vocabulary (any RSS dialect, or none declared),
 * 'atom', 'dc', 'media' …, or the address of an unknown one.
 */
export type XmlElement = {
	space: string;
	name: string;
	/** Written without a prefix: it belongs to the document's default vocabulary. */
	plain: boolean;
	attributes: ReadonlyMap<string, string>;
	children: XmlNode[];
	/** Base address in force here (xml:base), or null. */
	base: string | null;
	/** The document ended inside the element. */
	cut: boolean;
};

type XmlNode = XmlElement | string;

/**
 * Child elements by name: 'title', or with a namespace 'dc:creator'. A name without one also
 * matches unprefixed elements.
 */
export function childrenNamed(parent: XmlElement, key: string): XmlElement[] {
	const [space, name] = splitKey(key);
	return parent.children.filter(
		(child): child is XmlElement => typeof child !== 'string' && isNamed(child, space, name),
	);
}

/** The first child element that matches a key, keys in order of preference. */
export function firstChild(parent: XmlElement, ...keys: readonly string[]): XmlElement | null {
	for (const key of keys) {
		const [space, name] = splitKey(key);
		for (const child of parent.children)
			if (typeof child !== 'string' && isNamed(child, space, name)) return child;
	}
	return null;
}

/** All text inside, including nested elements, trimmed. */
export function textOf(element: XmlElement | null): string {
	return element === null ? '' : collect(element).trim();
}

/** Text of the first non-empty child. */
export function childText(parent: XmlElement, ...keys: readonly string[]): string | null {
	for (const key of keys) {
		for (const child of childrenNamed(parent, key)) {
			const text = textOf(child);
			if (text !== '') return text;
		}
	}
	return null;
}

/** Trimmed value of an attribute; null = absent or empty. */
export function attribute(element: XmlElement | null, ...names: readonly string[]): string | null {
	for (const name of names) {
		const value = element?.attributes.get(name)?.trim();
		if (value !== undefined && value !== '') return value;
	}
	return null;
}

function isNamed(element: XmlElement, space: string, name: string): boolean {
	return element.name === name && (element.space === space || (space === '' && element.plain));
}

function splitKey(key: string): [space: string, name: string] {
	const colon = key.indexOf(':');
	return colon === -1 ? ['', key] : [key.slice(0, colon), key.slice(colon + 1)];
}

function collect({ children }: XmlElement): string {
	let text = '';
	for (const child of children) text += typeof child === 'string' ? child : collect(child);
	return text;
}
