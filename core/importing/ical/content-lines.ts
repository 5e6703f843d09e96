import { type SourceLine, splitLines } from '#core/importing/source-lines.ts';

/** A calendar property: name and parameter names in upper case, value still escaped. */
export type ContentLine = {
	number: number;
	name: string;
	params: Record<string, string>;
	value: string;
	text: string;
};

const NAME = /^([A-Za-z0-9-]{1,64})(?=[;:])/;
const PARAM = /^;([A-Za-z0-9-]{1,64})=((?:"[^"]*"|[^",;:]*)(?:,(?:"[^"]*"|[^",;:]*))*)/;
const MAX_LENGTH = 60_000;

/** Joins folded lines (RFC 5545 §3.1); the number is that of the first line. Drops empty lines. */
export function unfold(text: string): SourceLine[] {
	const parts: { number: number; pieces: string[]; length: number }[] = [];
	for (const line of splitLines(text)) {
		const last = parts.at(-1);
		const folded = line.text.startsWith(' ') || line.text.startsWith('\t');
		if (folded && last) {
			if (last.length < MAX_LENGTH) last.pieces.push(line.text.slice(1));
			last.length += line.text.length;
		} else if (line.text.trim() !== '')
			parts.push({ number: line.number, pieces: [line.text], length: line.text.length });
	}
	return parts.map(({ number, pieces }) => ({
		number,
		text: pieces.join('').slice(0, MAX_LENGTH),
	}));
}

/** Parses 'NAME;PARAM=value:value' (RFC 5545 §3.1). Null when the line is not a property. */
export function parseContentLine(line: SourceLine): ContentLine | null {
	const text = line.text.trimStart();
	const name = NAME.exec(text)?.[1];
	if (name === undefined) return null;
	let rest = text.slice(name.length);
	const params: Record<string, string> = Object.create(null);
	for (let match = PARAM.exec(rest); match; match = PARAM.exec(rest)) {
		params[(match[1] ?? '').toUpperCase()] = (match[2] ?? '').replaceAll('"', '');
		rest = rest.slice(match[0].length);
	}
	// For a damaged parameter, the value still follows the first colon.
	const colon = rest.indexOf(':');
	if (colon < 0) return null;
	return {
		number: line.number,
		name: name.toUpperCase(),
		params,
		value: rest.slice(colon + 1),
		text,
	};
}

/**
 * Unescapes '\n', '\,', '\;' and '\\' in a value (RFC 5545 §3.3.11; some programs also escape the
 * colon).
 */
export function unescapeText(value: string): string {
	return value.replace(/\\([nN,;:\\])/g, (_, mark: string) =>
		mark === 'n' || mark === 'N' ? '\n' : mark,
	);
}
