/** Pictures that a browser may show from our own origin: none of them can run a script. */
const SAFE_PICTURES: ReadonlySet<string> = new Set([
	'image/png',
	'image/jpeg',
	'image/webp',
	'image/gif',
	'image/avif',
]);

export const SVG_TYPE = 'image/svg+xml';

/**
 * Types that stay what they are called when downloaded: with `nosniff` none of them becomes a
 * script, a style or a page.
 */
const PASSIVE =
	/^(text\/(plain|csv)|application\/(pdf|json|zip|gzip|vnd\.[\w.+-]+)|(audio|video)\/[\w.+-]+)$/;
const OCTETS = 'application/octet-stream';

/** A picture whose bytes were decoded, of a type that is shown as it stands. */
export function isSafePicture(type: string | null): type is string {
	return type !== null && SAFE_PICTURES.has(type);
}

/** A picture of which sizes can be made. */
export function isPicture(type: string | null): type is string {
	return isSafePicture(type) || type === SVG_TYPE;
}

/** The part of a content type before its parameters, in lower case. */
function mediaType(contentType: string): string {
	return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/**
 * What a new file is called: bytes that are known to be a picture win over the uploader's word, and
 * nothing is called a picture that is none (V44). Everything else keeps the uploader's word, which
 * only describes the file; how it is served is `servedAs`.
 */
export function settledType(declared: string, detected: string | null): string {
	if (isPicture(detected)) return detected;
	if (mediaType(declared).startsWith('image/')) return OCTETS;
	return declared === '' ? (detected ?? OCTETS) : declared;
}

/**
 * How the bytes go out (V02, V44). Shown in place: safe pictures only. An SVG keeps its type, so
 * that `<img>` shows it (there it runs nothing and loads nothing), but opened by itself it is a
 * download in a sandbox.
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
