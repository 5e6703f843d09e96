import { Parser } from 'htmlparser2';
import type { FeedRefusal } from '#core/feeds/feed.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { resolveReferences } from './character-references.ts';
import { namespaceKey, type Scope, spaceOf } from './namespaces.ts';
import { isContainer, isTextOnly, startsAnother } from './text-only.ts';
import type { XmlElement } from './xml-node.ts';

/**
 * Deeper than any feed, however nested its markup; bounds the search for the tag that a closing tag
 * closes.
 */
const MOST_DEPTH = 256;
/** 50 thousand entries of twelve elements each. */
const MOST_ELEMENTS = 600_000;
const MOST_ATTRIBUTES = 100;
const MOST_DECLARATIONS = 300;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

type Pending = { tag: string; attributes: Map<string, string> | null };
type Open = { element: XmlElement; scope: Scope; tag: string };

type ParsedXml = { root: XmlElement; cut: boolean; leadingJunk: boolean };

/** Carries a refusal out of the parser's callbacks. */
class Stop extends Error {
	readonly reason: FeedRefusal;
	constructor(reason: FeedRefusal) {
		super(reason);
		this.reason = reason;
	}
}

/**
 * A lenient XML parser. It tolerates unclosed, doubly closed and truncated tags, unquoted
 * attributes, bare `&` and `<`. A document type without internal subset is skipped and never
 * fetched. Any entity declaration refuses the document (architecture section 6, V13). `base` =
 * address of the document.
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
	const holder: XmlElement = {
		space: '',
		name: '',
		plain: true,
		attributes: NO_ATTRIBUTES,
		children: [],
		base,
		cut: false,
	};
	const bottom: Open = { element: holder, scope: NO_ATTRIBUTES, tag: '' };
	const stack: Open[] = [bottom];
	const top = () => stack.at(-1) ?? bottom;
	let pending: Pending | null = null;
	let [elements, inCdata, ending, cut, junk] = [0, false, false, false, false];

	/** The parser reports a tag's start and attributes, but not where the tag itself ends. */
	function settle() {
		if (pending === null) return;
		const open = openElement(pending, top());
		pending = null;
		top().element.children.push(open.element);
		stack.push(open);
		if (stack.length > MOST_DEPTH) throw new Stop('too-deep');
	}

	const handler = {
		onopentagname(tag: string) {
			settle();
			elements += 1;
			if (elements > MOST_ELEMENTS) throw new Stop('too-many');
			// A text-only element was not closed: the new one is its sibling.
			const { name } = splitName(tag);
			while (stack.length > 2 && (isTextOnly(top().element) || startsAnother(top().element, name)))
				stack.pop();
			pending = { tag, attributes: null };
		},
		onattribute(name: string, value: string) {
			if (pending === null) return;
			pending.attributes ??= new Map();
			if (pending.attributes.size < MOST_ATTRIBUTES)
				pending.attributes.set(name.toLowerCase(), resolveReferences(value));
		},
		onclosetag(tag: string) {
			settle();
			const at = stack.findLastIndex((open) => open.tag === tag);
			if (at < 1) return;
			if (ending) {
				cut = true;
				for (const { element } of stack.slice(at)) element.cut = true;
			}
			stack.length = at;
		},
		ontext(data: string) {
			settle();
			const { element } = top();
			const blank = data.trim() === '';
			if (element === holder) junk ||= !blank && holder.children.length === 0;
			else if (!(blank && isContainer(element)))
				addText(element, inCdata ? data : resolveReferences(data));
		},
		oncdatastart() {
			settle();
			inCdata = true;
		},
		oncdataend() {
			inCdata = false;
		},
		onprocessinginstruction(_name: string, data: string) {
			settle();
			refuseDeclarations(data);
		},
	};

	return {
		handler,
		atEnd() {
			ending = true;
		},
		result(): Result<ParsedXml, FeedRefusal> {
			settle();
			const root = holder.children.find((child) => typeof child !== 'string');
			return root === undefined ? fail('unknown') : ok({ root, cut, leadingJunk: junk });
		},
	};
}

/** Merges adjacent texts: a million `<` must not become a million nodes. */
function addText({ children }: XmlElement, text: string): void {
	const last = children.length - 1;
	const before = children[last];
	if (typeof before === 'string') children[last] = before + text;
	else children.push(text);
}

function openElement({ tag, attributes }: Pending, parent: Open): Open {
	const { prefix, name } = splitName(tag);
	const scope = attributes === null ? parent.scope : scopeWith(attributes, parent.scope);
	const base = joinBase(parent.element.base, attributes?.get('xml:base'));
	const element = {
		space: spaceOf(prefix, scope),
		name,
		plain: prefix === '',
		attributes: attributes ?? NO_ATTRIBUTES,
		children: [],
		base,
		cut: false,
	};
	return { tag, scope, element };
}

/** Removes declarations from the attributes. */
function scopeWith(attributes: Map<string, string>, outer: Scope): Scope {
	const declared: [string, string][] = [];
	for (const [name, value] of attributes) {
		if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
		declared.push([name.slice('xmlns:'.length), namespaceKey(value)]);
		attributes.delete(name);
	}
	return declared.length === 0 || outer.size + declared.length > MOST_DECLARATIONS
		? outer
		: new Map([...outer, ...declared]);
}

function splitName(tag: string): { prefix: string; name: string } {
	const lower = tag.toLowerCase();
	const colon = lower.indexOf(':');
	return colon === -1
		? { prefix: '', name: lower }
		: { prefix: lower.slice(0, colon), name: lower.slice(colon + 1) };
}

/** Only web addresses count as a base: a feed must not turn its links into anything else. */
function joinBase(outer: string | null, inner: string | undefined): string | null {
	if (inner === undefined) return outer;
	const joined = URL.parse(inner.trim(), outer ?? undefined);
	return joined !== null && /^https?:$/.test(joined.protocol) ? joined.href : outer;
}

/** `<!DOCTYPE rss SYSTEM "…">` passes; `<!DOCTYPE x [`, `<!ENTITY`, `<!ELEMENT` … do not. */
function refuseDeclarations(data: string): void {
	if (!data.startsWith('!')) return;
	const withoutQuoted = data.replace(/"[^"]*"|'[^']*'/g, '');
	if (
		/^!doctype\b/i.test(data)
			? /[["']/.test(withoutQuoted)
			: /^!(entity|element|attlist|notation)\b/i.test(data)
	)
		throw new Stop('doctype');
}
