import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Metadata } from 'sharp';
import { cleanPicture } from '#core/media/cleaning/clean-picture.ts';
import { isSafePicture, SVG_TYPE } from '#core/media/content-kind.ts';
import { MEDIA_LIMITS } from '#core/media/limits.ts';
import { isSvg } from '#core/media/svg.ts';
import type { ByteFacts, Inspection, MediaTask } from './media-task.ts';

const PIECE_BYTES = 1024 * 1024;
const SVG_BYTES = 2 * 1024 * 1024;
const TRIAL_WIDTH = 64;
const FRAMES = 1_000;

type Job = Extract<MediaTask, { kind: 'inspect' }>;

/**
 * Detects the type of a file from its bytes. Decodes a picture once to validate it, and strips its
 * metadata.
 */
export async function inspectFile({ path, cleanedPath }: Job): Promise<Inspection> {
	const source = await factsOf(path);
	const detectedType = await detectType(path, source.size);
	const plain: Inspection = { source, detectedType, picture: null, problem: null, cleaned: null };
	if (detectedType !== SVG_TYPE && !isSafePicture(detectedType)) return plain;
	if (source.size > MEDIA_LIMITS.pictureBytes) return { ...plain, problem: 'picture-too-large' };
	// sharp is most of the memory of this process, and only pictures need it.
	const { openPicture } = await import('./picture-reader.ts');
	const metadata = await openPicture(path).metadata().catch(pixelProblem);
	if (typeof metadata === 'string') return { ...plain, problem: metadata };
	const picture = shownSize(metadata);
	if (picture.width * picture.height > MEDIA_LIMITS.pixels || (metadata.pages ?? 1) > FRAMES)
		return { ...plain, problem: 'picture-too-large' };
	const decoded = await openPicture(path)
		.resize(TRIAL_WIDTH, TRIAL_WIDTH, { fit: 'inside' })
		.raw()
		.toBuffer()
		.then(() => null, pixelProblem);
	if (decoded !== null) return { ...plain, problem: decoded };
	const cleaned =
		detectedType === SVG_TYPE
			? null
			: await writeCleaned({ path, cleanedPath, type: detectedType, metadata });
	return { ...plain, picture, cleaned };
}

/** MD5 because the protocol requires it, SHA-256 for integrity. */
async function factsOf(path: string): Promise<ByteFacts> {
	const sha256 = createHash('sha256');
	const md5 = createHash('md5');
	const handle = await open(path, 'r');
	// One reused buffer: a new one for each piece would hold hundreds of megabytes until garbage
	// collection.
	const buffer = Buffer.allocUnsafe(PIECE_BYTES);
	let size = 0;
	try {
		for (;;) {
			const { bytesRead } = await handle.read(buffer, 0, PIECE_BYTES, size);
			if (bytesRead === 0) break;
			const piece = buffer.subarray(0, bytesRead);
			sha256.update(piece);
			md5.update(piece);
			size += bytesRead;
		}
	} finally {
		await handle.close();
	}
	return { size, sha256: sha256.digest('hex'), md5: md5.digest('base64') };
}

async function detectType(path: string, size: number): Promise<string | null> {
	const detected = await fileTypeFromFile(path).then(
		(found) => found?.mime ?? null,
		() => null,
	);
	const maybeSvg = detected === null || detected === 'application/xml' || detected === SVG_TYPE;
	if (!maybeSvg || size > SVG_BYTES) return detected === SVG_TYPE ? null : detected;
	const text = decodeUtf8(await readFile(path));
	if (text !== null && isSvg(text)) return SVG_TYPE;
	return detected === SVG_TYPE ? null : detected;
}

function decodeUtf8(bytes: Buffer): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

function pixelProblem(error: Error): 'picture-too-large' | 'unreadable-picture' {
	return /pixel limit/i.test(error.message) ? 'picture-too-large' : 'unreadable-picture';
}

/** The displayed size: the orientation tag of a photo may swap width and height. */
function shownSize({ width, height, pageHeight, orientation }: Metadata): {
	width: number;
	height: number;
} {
	const tall = pageHeight ?? height;
	return (orientation ?? 1) >= 5 ? { width: tall, height: width } : { width, height: tall };
}

type Cleaning = { path: string; cleanedPath: string; type: string; metadata: Metadata };

async function writeCleaned({
	path,
	cleanedPath,
	type,
	metadata,
}: Cleaning): Promise<ByteFacts | null> {
	const bytes = await readFile(path);
	if (type === 'image/avif' && !metadata.exif && !metadata.xmp && !metadata.iptc) return null;
	const cleaned =
		cleanPicture(bytes, type, metadata.orientation ?? 1) ?? (await reencode(path, type));
	if (cleaned === bytes) return null;
	const handle = await open(cleanedPath, 'w', 0o600);
	try {
		await handle.writeFile(cleaned);
		await handle.datasync();
	} finally {
		await handle.close();
	}
	return factsOf(cleanedPath);
}

/** Re-encodes formats whose metadata cannot be cut out, and files that violate their format. */
async function reencode(path: string, type: string): Promise<Buffer> {
	const { openPicture } = await import('./picture-reader.ts');
	const picture = openPicture(path).autoOrient().keepIccProfile();
	if (type === 'image/png') return picture.png().toBuffer();
	if (type === 'image/webp') return picture.webp({ quality: 90 }).toBuffer();
	if (type === 'image/gif') return picture.gif().toBuffer();
	return type === 'image/jpeg'
		? picture.jpeg({ quality: 92 }).toBuffer()
		: picture.avif({ quality: 80, effort: 3 }).toBuffer();
}
