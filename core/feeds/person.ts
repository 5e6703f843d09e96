import { childrenNamed, childText, textOf, type XmlElement } from './xml/xml-node.ts';

/**
 * `redacao@exemplo.com (Ana Souza)` and `Ana Souza <ana@exemplo.com>` become Ana Souza; a bare
 * address stays unchanged.
 */
export function personName(source: string | null): string | null {
	if (source === null) return null;
	const text = source.slice(0, 500).replace(/\s+/g, ' ').trim();
	const named =
		/^\S+@\S+\s*\((.+)\)$/.exec(text)?.[1] ?? /^"?([^"<]+?)"?\s*<[^>]*>$/.exec(text)?.[1];
	return (named ?? text).trim() || null;
}

/** Names of Atom's authors, joined; without a name, whatever else identifies the author. */
export function atomAuthors(parent: XmlElement): string | null {
	const names = childrenNamed(parent, 'atom:author')
		.map(
			(author) =>
				childText(author, 'atom:name', 'name') ??
				childText(author, 'atom:email', 'email') ??
				looseName(author),
		)
		.filter((name) => name !== null);
	return names.length === 0 ? null : [...new Set(names)].join(', ');
}

/** Atom 0.3 and its imitators: a person in plain text. */
function looseName(author: XmlElement): string | null {
	return author.children.some((child) => typeof child !== 'string')
		? null
		: personName(textOf(author));
}
