const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Escapes text for HTML or XML, inside an element or a quoted attribute. */
export function escapeMarkup(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}
