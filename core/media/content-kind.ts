/** Pictures safe to show from our own origin: none of them can run a script. */
const SAFE_PICTURES: ReadonlySet<string> = new Set([
	'image/png',
	'image/jpeg',
	'image/webp',
	'image/gif',
	'image/avif',
]);

export const SVG_TYPE = 'image/svg+xml';

/**
 * Types that downloads may keep: with `nosniff` none of them becomes a script, a style or a page.
 */
const PASSIVE =
	/^(text\/(plain|csv)|application\/(pdf|json|zip|gzip|vnd\.[\w.+-]+)|(audio|video)\/[\w.+-]+)$/;
const OCTETS = 'application/octet-stream';

/** A successfully decoded picture of a type that is shown unchanged. */
export function isSafePicture(type: string | null): type is string {
	return type !== null && SAFE_PICTURES.has(type);
}

/** A picture that can be resized. */
export function isPicture(type: string | null): type is string {
	return isSafePicture(type) || type === SVG_TYPE;
}

/** The part of a content type before its parameters, in lower case. */
function mediaType(contentType: string): string {
	return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/**
 * The stored type of a new file. Bytes known to be a picture override the uploader's type, and only
 * they may be called a picture (V44). Otherwise the uploader's type is kept as a description;
 * `servedAs` decides how the file is served.
 */
export function settledType(declared: string, detected: string | null): string {
	if (isPicture(detected)) return detected;
	if (mediaType(declared).startsWith('image/')) return OCTETS;
	return declared === '' ? (detected ?? OCTETS) : declared;
}

/**
 * How a file is served (V02, V44). Only safe pictures are shown inline. An SVG keeps its type, so
 * that `<img>` shows it without running or loading anything. Opened directly, it is a sandboxed
 * download.
 */
export function servedAs(file: { contentType: string; detectedType: string | null }): {
	type: string;
	inline: boolean;
} {
	if (isSafePicture(file.detectedType)) return { type: file.detectedType, inline: true };
	if (file.detectedType === SVG_TYPE) return { type: SVG_TYPE, inline: false };
	const declared = mediaType(file.contentType);
	return { type: PASSIVE.test(declared) ? declared : OCTETS, inline: false };
}
