import { brotliDecompressSync } from 'node:zlib';

/**
 * Bit of a table's flags that hold its tag: 63 = written out.
 * https://www.w3.org/TR/WOFF2/#table_dir_format
 */
const [ARBITRARY, CMAP, GLYF, LOCA] = [63, 0, 10, 11];

/** The characters for which a WOFF2 file has glyphs (its cmap, formats 4 and 12). */
export function fontCharacters(file: Buffer): Set<string> {
	const cmap = cmapOf(file);
	const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, place) =>
		cmap.readUInt32BE(4 + place * 8 + 4),
	);
	const found = new Set<string>();
	for (const start of subtables) {
		const table = cmap.subarray(start);
		for (const [first, last] of rangesOf(table)) {
			for (let code = first; code <= last; code++) found.add(String.fromCodePoint(code));
		}
	}
	return found;
}

function rangesOf(table: Buffer): [number, number][] {
	if (table.readUInt16BE(0) === 12) {
		return Array.from({ length: table.readUInt32BE(12) }, (_, place) => {
			const at = 16 + place * 12;
			return [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
		});
	}
	const segments = table.readUInt16BE(6) / 2;
	const ends = Array.from({ length: segments }, (_, place) => table.readUInt16BE(14 + place * 2));
	// The last segment only says that the table is over.
	return ends
		.slice(0, -1)
		.map((end, place) => [table.readUInt16BE(16 + segments * 2 + place * 2), end]);
}

/** The table of characters out of the one compressed stream that all tables share. */
function cmapOf(file: Buffer): Buffer {
	let at = 48;
	const number = () => {
		let value = 0;
		for (let byte = 0x80; byte & 0x80; ) {
			byte = file[at++] ?? 0;
			value = value * 128 + (byte & 0x7f);
		}
		return value;
	};
	let [before, place, length] = [0, -1, 0];
	for (let count = file.readUInt16BE(12); count > 0; count--) {
		const flags = file[at++] ?? 0;
		const tag = flags & 63;
		if (tag === ARBITRARY) at += 4;
		const whole = number();
		// Only glyf and loca are transformed unless their flags say otherwise.
		const isTransformed = tag === GLYF || tag === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
		const stored = isTransformed ? number() : whole;
		if (tag === CMAP) [place, length] = [before, stored];
		before += stored;
	}
	const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
	return tables.subarray(place, place + length);
}
