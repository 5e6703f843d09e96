/** Longest name in bytes of UTF-8, as in the hosted service. */
const NAME_BYTES = 1024;

/** Invisible characters, bidirectional controls, lone surrogates and backslashes. */
const STRANGE =
	/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\\]/u;

/**
 * Whether a file may have this name: parts between single slashes, none of them '.' or '..'.
 * Control characters, backslashes and bidirectional controls are refused, and names above 1,024
 * bytes of UTF-8. Names never become disk paths, but they do become download names.
 */
export function isObjectName(name: string): boolean {
	if (name === '' || STRANGE.test(name) || new TextEncoder().encode(name).length > NAME_BYTES)
		return false;
	return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/** The last part of a name: its download name. */
function baseName(name: string): string {
	return name.slice(name.lastIndexOf('/') + 1);
}

/** Content-Disposition (RFC 6266, RFC 8187) with a name that every client can parse. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
	const base = baseName(name);
	const plain = base.replace(/[^\w.\- ]/g, '_');
	const encoded = encodeURIComponent(base).replace(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	);
	return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
