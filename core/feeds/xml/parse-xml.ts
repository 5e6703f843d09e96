import { Parser } from 'htmlparser2';
import type { FeedRefusal } from '#core/feeds/feed.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { resolveReferences } from './character-references.ts';
import { namespaceKey, type Scope, spaceOf } from './namespaces.ts';
import { isTextOnly, startsAnother } from './text-only.ts';
import type { XmlElement } from './xml-node.ts';

/** Deeper than any feed, however nested its markup; bounds the work of finding what a closing tag closes. */
const MOST_DEPTH = 256;
/** 50 thousand entries with 20 elements each. */
const MOST_ELEMENTS = 1_000_000;

type Open = { element: XmlElement; scope: Scope; tag: string };

export type ParsedXml = { root: XmlElement; cut: boolean; leadingJunk: boolean };

/** Carries a refusal out of the parser's callbacks. */
class Stop extends Error {
	readonly reason: FeedRefusal;
	constructor(reason: FeedRefusal) {
		super(reason);
		this.reason = reason;
	}
}

/**
 * Reads XML as well as it goes: tags that are not closed, closed twice or cut off, attributes without quotes, bare `&` and `<` do not stop
 * it. A document type without internal subset is skipped and never fetched; any declaration of entities refuses the document (architecture
 * section 6, V13). `base` = where the document came from.
 */
export function parseXml(text: string, base: string | null): Result<ParsedXml, FeedRefusal> {
	const build = createBuilder(base);
	try {
		const parser = new Parser(build.handler, { xmlMode: true, decodeEntities: false });
		parser.write(text);
		build.atEnd();
		parser.end();
	} catch (error) {
		if (error instanceof Stop) return fail(error.reason);
		throw error;
	}
	return build.result();
}

function createBuilder(base: string | null) {
	const holder = emptyElement(base);
	const stack: Open[] = [{ element: holder, scope: new Map(), tag: '' }];
	let [elements, inCdata, ending, cut, junk] = [0, false, false, false, false];
	const top = () => stack.at(-1) ?? { element: holder, scope: new Map<string, string>(), tag: '' };

	const handler = {
		onopentag(tag: string, raw: Record<string, string>) {
			elements += 1;
			if (elements > MOST_ELEMENTS) throw new Stop('too-many');
			// One that holds text only was not closed: what begins now stands beside it.
			const { name } = splitName(tag);
			while (stack.length > 2 && (isTextOnly(top().element) || startsAnother(top().element, name))) stack.pop();
			const parent = top();
			const open = openElement(tag, raw, parent);
			parent.element.children.push(open.element);
			stack.push(open);
			if (stack.length > MOST_DEPTH) throw new Stop('too-deep');
		},
		onclosetag(tag: string) {
			const at = stack.findLastIndex((open) => open.tag === tag);
			if (at < 1) return;
			if (ending) {
				cut = true;
				for (const { element } of stack.slice(at)) element.cut = true;
			}
			stack.length = at;
		},
		ontext(data: string) {
			if (stack.length === 1) {
				if (holder.children.length === 0 && data.trim() !== '') junk = true;
				return;
			}
			if (data !== '') top().element.children.push(inCdata ? data : resolveReferences(data));
		},
		oncdatastart() {
			inCdata = true;
		},
		oncdataend() {
			inCdata = false;
		},
		onprocessinginstruction: (_name: string, data: string) => refuseDeclarations(data),
	};

	return {
		handler,
		atEnd() {
			ending = true;
		},
		result(): Result<ParsedXml, FeedRefusal> {
			const root = holder.children.find((child) => typeof child !== 'string');
			return root === undefined ? fail('unknown') : ok({ root, cut, leadingJunk: junk });
		},
	};
}

function openElement(tag: string, raw: Record<string, string>, parent: Open): Open {
	const attributes = new Map<string, string>();
	let scope = parent.scope;
	for (const [key, value] of Object.entries(raw)) {
		const name = key.toLowerCase();
		const resolved = resolveReferences(value);
		if (name === 'xmlns' || name.startsWith('xmlns:')) scope = new Map([...scope, [name.slice(6), namespaceKey(resolved)]]);
		else attributes.set(name, resolved);
	}
	const { prefix, name } = splitName(tag);
	const space = spaceOf(prefix, scope);
	const base = joinBase(parent.element.base, attributes.get('xml:base'));
	return { tag, scope, element: { space, name, plain: prefix === '', attributes, children: [], base, cut: false } };
}

function splitName(tag: string): { prefix: string; name: string } {
	const [prefix = '', ...rest] = tag.toLowerCase().split(':');
	return rest.length === 0 ? { prefix: '', name: prefix } : { prefix, name: rest.join(':') };
}

/** Only web addresses count as a base: a feed must not make its links anything else. */
function joinBase(outer: string | null, inner: string | undefined): string | null {
	if (inner === undefined) return outer;
	const joined = URL.parse(inner.trim(), outer ?? undefined);
	return joined !== null && /^https?:$/.test(joined.protocol) ? joined.href : outer;
}

/** `<!DOCTYPE rss SYSTEM "…">` passes; `<!DOCTYPE x [`, `<!ENTITY`, `<!ELEMENT` … do not. */
function refuseDeclarations(data: string): void {
	if (!data.startsWith('!')) return;
	const withoutQuoted = data.replace(/"[^"]*"|'[^']*'/g, '');
	if (/^!doctype\b/i.test(data) ? /[["']/.test(withoutQuoted) : /^!(entity|element|attlist|notation)\b/i.test(data))
		throw new Stop('doctype');
}

function emptyElement(base: string | null): XmlElement {
	return { space: '', name: '', plain: true, attributes: new Map(), children: [], base, cut: false };
}
