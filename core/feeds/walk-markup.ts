import { type Handler, Parser } from 'htmlparser2';

/** No real page nests deeper; the parser's own time is quadratic in depth. */
const MOST_DEPTH = 400;

class TooDeep extends Error {}

/**
 * Parses HTML as leniently as browsers. `reading` receives the parser before it starts. False =
 * nested too deeply, parsing was aborted.
 */
export function walkMarkup(
	markup: string,
	reading: (parser: () => Parser) => Partial<Handler>,
): boolean {
	let depth = 0;
	const { onopentagname, onclosetag, ...rest } = reading(() => parser);
	const parser: Parser = new Parser(
		{
			...rest,
			onopentagname(name) {
				depth += 1;
				if (depth > MOST_DEPTH) throw new TooDeep();
				onopentagname?.(name);
			},
			onclosetag(name, isImplied) {
				depth -= 1;
				onclosetag?.(name, isImplied);
			},
		},
		{ decodeEntities: true },
	);
	try {
		parser.end(markup);
		return true;
	} catch (error) {
		if (error instanceof TooDeep) return false;
		throw error;
	}
}
