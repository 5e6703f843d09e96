/**
 * The content of an e-mail, before it becomes text and HTML. Plain text everywhere: nothing in it
 * is markup.
 */
export type MailWords = {
	subject: string;
	paragraphs: readonly string[];
	/** The main action; `url` is absolute and our own. */
	action?: { label: string; url: string };
	/** Small print below the action. */
	notes?: readonly string[];
};

/** A complete e-mail. */
export type Mail = { subject: string; text: string; html: string };

/** Longest subject, in characters: operators choose the names in it. */
const LONGEST_SUBJECT = 150;

/**
 * Formats an e-mail as text and as HTML, with the same words. `sender` = name of the site, used as
 * signature.
 */
export function composeMail(
	{ subject, paragraphs, action, notes = [] }: MailWords,
	sender: string,
): Mail {
	const text = [
		...paragraphs,
		...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
		...notes,
		`-- \n${sender}`,
	].join('\n\n');
	const body = [
		...paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`),
		...(action === undefined ? [] : button(action)),
		...notes.map((note) => `<p style="font-size:14px;color:#555">${escapeMarkup(note)}</p>`),
		`<p style="font-size:14px;color:#555;border-top:1px solid #ddd;padding-top:12px">${escapeMarkup(sender)}</p>`,
	];
	return { subject: oneLine(subject), text: `${text}\n`, html: page(oneLine(subject), body) };
}

function button({ label, url }: { label: string; url: string }): string[] {
	const style =
		'display:inline-block;background:#0b6b3a;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:bold';
	return [
		`<p><a href="${escapeMarkup(url)}" style="${style}">${escapeMarkup(label)}</a></p>`,
		`<p style="font-size:14px;color:#555;word-break:break-all">${escapeMarkup(url)}</p>`,
	];
}

function page(title: string, body: readonly string[]): string {
	const head = `<meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title>`;
	const style =
		'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;max-width:560px;margin:0 auto;padding:16px';
	return `<!doctype html><html lang="pt-BR"><head>${head}</head><body style="${style}">${body.join('')}</body></html>\n`;
}

function oneLine(text: string): string {
	return [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()]
		.slice(0, LONGEST_SUBJECT)
		.join('');
}

import { escapeMarkup } from '#core/kit/escape-markup.ts';
