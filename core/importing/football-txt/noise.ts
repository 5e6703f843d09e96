const MINUTE =
	/\d{1,3}(?:\+\d{1,2})?\s?['’′]|\b\d{1,3}\s?(?:pen|og|p|o\.g)\b|[\p{L}.)]\s+\d{1,3}(?:\+\d{1,2})?(?=\s*(?:[,;)\]]|$))/u;
const LINE_UP = /^[\p{L}\d .&'’/()-]{2,45}:\s+\S/u;
const PROPERTY =
	/^(?:referees?|refs?|attendance|att|árbitro|arbitro|público|publico|renda|coach(?:es)?|trainer|assistants?|yellow cards?|red cards?|sent off|penalt(?:y|ies)(?: shoot-?out)?|pen|subs?|bench|note|nb|n\.b\.|gols?|goals?|tore|cartões)\s*[:.]/iu;
const MAX_BLOCK = 12;

/** Position inside lines about a game that was already read: scorers, line-ups. */
export type NoiseState = { depth: number; open: boolean; lines: number };

/** Outside such lines. */
export const QUIET: NoiseState = { depth: 0, open: false, lines: 0 };

function depthAfter(text: string, depth: number): number {
	let level = depth;
	for (const character of text) {
		if (character === '(' || character === '[') level += 1;
		else if (character === ')' || character === ']') level = Math.max(0, level - 1);
	}
	return level;
}

function goesOn(text: string, state: NoiseState): NoiseState {
	const depth = depthAfter(text, state.depth);
	const lines = state.lines + 1;
	const open = lines < MAX_BLOCK && (depth > 0 || /[,;–-]$/u.test(text));
	return { depth, open, lines };
}

/**
 * Recognises scorers '(Neymar 29', 71' (pen.); Marcelo 11' (o.g.))', line-ups 'Italy: Zoff, …',
 * facts 'Referee: …' and their continuation lines. Returns the state after the line, or null for
 * other lines.
 */
export function readNoise(text: string, state: NoiseState): NoiseState | null {
	if (state.open) return goesOn(text, state);
	const scorers =
		/^[([]/u.test(text) &&
		!/^\(\s*\d{1,4}\s*\)/u.test(text) &&
		(MINUTE.test(text) || /^\([^)]*$/u.test(text) || /^[([][^()]*[)\]]$/u.test(text));
	const lineUp = LINE_UP.test(text) && (text.includes(',') || text.length > 60);
	return scorers || lineUp || PROPERTY.test(text)
		? goesOn(text, { depth: 0, open: false, lines: 0 })
		: null;
}
