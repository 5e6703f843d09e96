/**
 * Anything before the root element: byte order mark, declaration, comments, processing
 * instructions, a document type without entities.
 */
const PROLOGUE = /^\ufeff?\s*(<\?[^>]*\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg\b[^>[]*>\s*)*/i;

/**
 * Whether a text is a safe SVG document: its root is `svg`, and it declares no entities, which
 * could expand a small file to gigabytes.
 */
export function isSvg(whole: string): boolean {
	if (/<!ENTITY/i.test(whole)) return false;
	const rest = whole.slice(PROLOGUE.exec(whole.slice(0, 64 * 1024))?.[0].length ?? 0);
	return /^<(?:[\w-]+:)?svg[\s>/]/i.test(rest);
}
