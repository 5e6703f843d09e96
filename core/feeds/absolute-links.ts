import { walkMarkup } from './walk-markup.ts';
import { escapeMarkup } from './xml/write-markup.ts';

/** Attributes that hold one address. */
const ADDRESSES = new Set([
	'href',
	'src',
	'poster',
	'cite',
	'longdesc',
	'data',
	'action',
	'background',
]);

type Edit = { start: number; end: number; text: string };

/** Resolves relative addresses in markup against `base`; everything else stays unchanged. */
export function absoluteLinks(markup: string, base: string | null): string {
	if (
		base === null ||
		!markup.includes('<') ||
		!/\s(?:href|src|poster|cite|longdesc|data|action|background)\s*=/i.test(markup)
	)
		return markup;
	const edits: Edit[] = [];
	const whole = walkMarkup(markup, (parser) => ({
		onattribute(name, value, quote) {
			const text = ADDRESSES.has(name) ? joined(value, base) : null;
			if (text === null || typeof quote !== 'string') return;
			// The parser's position is past the value: its closing quote is the nearest one before.
			const close = markup.lastIndexOf(quote, parser().endIndex);
			const open = close <= 0 ? -1 : markup.lastIndexOf(quote, close - 1);
			if (open > parser().startIndex)
				edits.push({
					start: open + 1,
					end: close,
					text: escapeMarkup(text).replace(/"/g, '&quot;'),
				});
		},
	}));
	if (!whole) return markup;
	return apply(markup, edits);
}

function joined(value: string, base: string): string | null {
	const text = value.trim();
	if (text === '' || text.startsWith('#') || /^[a-z][a-z\d+.-]*:/i.test(text)) return null;
	return URL.parse(text, base)?.href ?? null;
}

function apply(markup: string, edits: readonly Edit[]): string {
	let [text, at] = ['', 0];
	for (const { start, end, text: replacement } of edits) {
		if (start < at) continue;
		text += markup.slice(at, start) + replacement;
		at = end;
	}
	return text + markup.slice(at);
}
