/**
 * The subset of the tar format (POSIX ustar) that backups use, so that `tar xzf` opens them:
 * regular files only, names up to 255 bytes.
 */
export const TAR_BLOCK = 512;

/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * TAR_BLOCK);

const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const LARGEST_OCTAL = 0o77777777777;
const REGULAR_FILE = '0';

export type TarHeader = { name: string; size: number };

/** One header block. `at` is UTC milliseconds. @throws when the name does not fit the format. */
export function encodeTarHeader(header: TarHeader, at: number): Buffer {
	const block = Buffer.alloc(TAR_BLOCK);
	const { prefix, name } = splitName(header.name);
	block.write(name, 0);
	block.write('0000600\0', 100);
	block.write('0000000\0', 108);
	block.write('0000000\0', 116);
	writeSize(block, header.size);
	block.write(`${octal(Math.floor(at / 1000), 11)}\0`, 136);
	block.write(REGULAR_FILE, 156);
	block.write('ustar\x0000', 257);
	block.write(prefix, 345);
	block.write(`${octal(checksum(block), 6)}\0 `, 148);
	return block;
}

/** An entry type that we never write: link, folder, device. */
type OddEntry = { odd: string };

/** Reads a header block: null = the end of the archive, 'invalid' = damaged. */
export function decodeTarHeader(block: Buffer): TarHeader | OddEntry | null | 'invalid' {
	if (block.every((byte) => byte === 0)) return null;
	const expected = Number.parseInt(text(block, 148, 8).trim(), 8);
	if (expected !== checksum(block)) return 'invalid';
	if (text(block, 156, 1) !== REGULAR_FILE) return { odd: text(block, 0, NAME_BYTES) };
	const prefix = text(block, 345, PREFIX_BYTES);
	const size = readSize(block);
	if (!Number.isSafeInteger(size) || size < 0) return 'invalid';
	return {
		name: prefix === '' ? text(block, 0, NAME_BYTES) : `${prefix}/${text(block, 0, NAME_BYTES)}`,
		size,
	};
}

/** Bytes that fill the last block of a file. */
export function tarPadding(size: number): number {
	return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;
}

function splitName(full: string): { prefix: string; name: string } {
	if (Buffer.byteLength(full) <= NAME_BYTES) return { prefix: '', name: full };
	for (let cut = full.indexOf('/'); cut > 0; cut = full.indexOf('/', cut + 1)) {
		const prefix = full.slice(0, cut);
		const name = full.slice(cut + 1);
		if (Buffer.byteLength(prefix) <= PREFIX_BYTES && Buffer.byteLength(name) <= NAME_BYTES)
			return { prefix, name };
	}
	throw new Error(`File name too long for an archive: ${full}`);
}

/** Sizes from 8 GiB up do not fit the octal digits: they use the GNU binary form. */
function writeSize(block: Buffer, size: number): void {
	if (size <= LARGEST_OCTAL) {
		block.write(`${octal(size, 11)}\0`, 124);
		return;
	}
	block[124] = 0x80;
	block.writeBigUInt64BE(BigInt(size), 128);
}

function readSize(block: Buffer): number {
	if (block[124] === 0x80) return Number(block.readBigUInt64BE(128));
	return Number.parseInt(text(block, 124, 12).trim(), 8);
}

function checksum(block: Buffer): number {
	return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0);
}

function octal(value: number, digits: number): string {
	return value.toString(8).padStart(digits, '0');
}

function text(block: Buffer, start: number, length: number): string {
	const field = block.subarray(start, start + length);
	const end = field.indexOf(0);
	return field.toString('utf8', 0, end < 0 ? length : end);
}
