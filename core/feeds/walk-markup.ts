import { type Handler, Parser } from 'htmlparser2';

/** No page nests deeper; the parser's own work grows with the square of it. */
const MOST_DEPTH = 400;

class TooDeep extends Error {}

/**
 * Reads HTML as browsers tolerate it. `reading` gets the parser before anything is read. False =
 * nested too deeply, nothing was finished.
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
