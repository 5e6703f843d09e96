import type { RawGame, RawGames } from './raw-game.ts';

/** The facts that many games share. */
type Facts = Omit<RawGame, 'line' | 'text'>;

/** One fact of all games. `codes`: the index into `values` per game; 0 = the game lacks it. */
type Column = { codes: Uint32Array; values: unknown[]; known: Map<unknown, number> };

/**
 * Compact storage for the games of a long table until they are drafted. A season has few clubs,
 * days and channels, so each distinct value is stored once.
 */
export function createRawGames(): RawGames & { push(game: RawGame): void } {
	const lines: number[] = [];
	const texts: string[] = [];
	const columns = new Map<string, Column>();
	const at = (index: number): RawGame | undefined => {
		const [line, text] = [lines[index], texts[index]];
		if (line === undefined || text === undefined) return undefined;
		const facts: Record<string, unknown> = {};
		for (const [name, { codes, values }] of columns) {
			const code = codes[index] ?? 0;
			if (code > 0) facts[name] = values[code];
		}
		return { line, text, ...(facts as Facts) };
	};
	return {
		get length() {
			return lines.length;
		},
		at,
		*[Symbol.iterator]() {
			for (let index = 0; ; index++) {
				const game = at(index);
				if (game === undefined) return;
				yield game;
			}
		},
		push({ line, text, ...facts }) {
			for (const [name, value] of Object.entries(facts)) {
				const column = columns.get(name) ?? {
					codes: new Uint32Array(FIRST_LENGTH),
					values: [undefined],
					known: new Map(),
				};
				columns.set(name, column);
				column.codes = longEnough(column.codes, lines.length);
				column.codes[lines.length] = codeOf(value, column);
			}
			lines.push(line);
			texts.push(text);
		},
	};
}

const FIRST_LENGTH = 64;

function longEnough(codes: Uint32Array, index: number): Uint32Array {
	if (index < codes.length) return codes;
	const longer = new Uint32Array(Math.max(index + 1, codes.length * 2));
	longer.set(codes);
	return longer;
}

/** Index of a value. Objects and lists with equal content share one; undefined has none. */
function codeOf(value: unknown, { values, known }: Column): number {
	if (value === undefined) return 0;
	const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
	const code = known.get(key);
	if (code !== undefined) return code;
	known.set(key, values.length);
	return values.push(value) - 1;
}
