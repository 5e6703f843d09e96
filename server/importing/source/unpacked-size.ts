import { inflateRawSync } from 'node:zlib';
import { recordOf } from '#core/kit/record.ts';

/** One entry of a zip directory. */
type Entry = {
	name: string;
	method: number;
	packed: number;
	unpacked: number;
	offset: number;
	isLocked: boolean;
};

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const CENTRAL_SIZE = 46;
const LOCAL_SIZE = 30;
const MOST_ENTRIES = 5_000;
const STORED = 0;
const DEFLATED = 8;

/**
 * `cut`: no directory, or one that points outside the file. `big`: more than the limit. `locked`:
 * encrypted entries.
 */
type Unpacked = { kind: 'fits'; names: string[] } | { kind: 'cut' | 'big' | 'locked' };

function findEnd(file: Buffer): number | null {
	for (let at = file.length - END_SIZE; at >= Math.max(0, file.length - END_SIZE - 65_535); at--) {
		if (file.readUInt32LE(at) === END) return at;
	}
	return null;
}

function readEntries(file: Buffer, end: number): Entry[] | null {
	const count = file.readUInt16LE(end + 10);
	let at = file.readUInt32LE(end + 16);
	const entries: Entry[] = [];
	for (let index = 0; index < count; index++) {
		if (at + CENTRAL_SIZE > file.length || file.readUInt32LE(at) !== CENTRAL) return null;
		const nameLength = file.readUInt16LE(at + 28);
		entries.push({
			name: file.toString('utf8', at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameLength),
			isLocked: (file.readUInt16LE(at + 8) & 1) === 1,
			method: file.readUInt16LE(at + 10),
			packed: file.readUInt32LE(at + 20),
			unpacked: file.readUInt32LE(at + 24),
			offset: file.readUInt32LE(at + 42),
		});
		at += CENTRAL_SIZE + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
	}
	return entries;
}

/**
 * The real unpacked size of an entry in bytes; 'big' beyond `allowed`, null when it cannot be
 * unpacked.
 */
function trueSize(file: Buffer, entry: Entry, allowed: number): number | 'big' | null {
	const { offset, packed, method } = entry;
	if (offset + LOCAL_SIZE > file.length || file.readUInt32LE(offset) !== LOCAL) return null;
	const start =
		offset + LOCAL_SIZE + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
	if (start + packed > file.length) return null;
	if (method === STORED) return packed;
	if (method !== DEFLATED) return null;
	try {
		return inflateRawSync(file.subarray(start, start + packed), {
			maxOutputLength: Math.max(1, allowed),
		}).length;
	} catch (error) {
		return recordOf(error).code === 'ERR_BUFFER_TOO_LARGE' ? 'big' : null;
	}
}

/**
 * Unpacks a zip once, without keeping the output, to measure it. The directory may lie, and no heap
 * limit covers memory outside of the heap. Run it in a thread that can be killed.
 */
export function unpackedSize(bytes: Uint8Array, limit: number): Unpacked {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = file.length < END_SIZE ? null : findEnd(file);
	const entries = end === null ? null : readEntries(file, end);
	if (entries === null) return { kind: 'cut' };
	if (entries.some(({ isLocked }) => isLocked)) return { kind: 'locked' };
	if (
		entries.length > MOST_ENTRIES ||
		entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > limit
	)
		return { kind: 'big' };
	let left = limit;
	for (const entry of entries) {
		const size = trueSize(file, entry, left);
		if (size === 'big') return { kind: 'big' };
		if (size === null) return { kind: 'cut' };
		left -= size;
		if (left < 0) return { kind: 'big' };
	}
	return { kind: 'fits', names: entries.map(({ name }) => name) };
}
