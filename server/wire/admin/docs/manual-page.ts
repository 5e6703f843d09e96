import { readFile } from 'node:fs/promises';
import { Marked, Renderer } from 'marked';
import { manualCopy } from '#core/copy/manual.ts';
import { escapeMarkup } from '#core/kit/escape-markup.ts';
import { lazily } from '#core/kit/lazily.ts';
import { MANUAL_FILES, type ManualFile, manualPath } from '#core/site/paths/manual.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { toolPage } from './tool-page.ts';

const FOLDER = new URL('../../../../docs/pt/', import.meta.url);

/** Markdown to markup. Raw HTML is dropped; headings get the anchors that links name. */
const markdown = new Marked<string, string>({
	renderer: {
		html: () => '',
		heading({ tokens, depth, text }) {
			return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
		},
		link({ href, tokens }) {
			return `<a href="${escapeMarkup(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
		},
		// These two scroll on a phone, so the keyboard must reach them.
		code: ({ text }) => `<pre tabindex="0"><code>${escapeMarkup(text)}</code></pre>\n`,
		table(token) {
			const table = Renderer.prototype.table.call(this, token);
			return `<div class="scroll" tabindex="0">${table}</div>\n`;
		},
	},
});

/** The titles and texts of all pages as markup, read once. */
const readPages = lazily(() =>
	Promise.all(
		MANUAL_FILES.map(async (file) => {
			const text = await readFile(new URL(`${file}.md`, FOLDER), 'utf8');
			const title = /^# (.+)$/m.exec(text)?.[1] ?? file;
			return { file, title, body: markdown.parse(text, { async: false }) };
		}),
	),
);

/** A page of the operators' manual, with links to the others. */
export async function manualPage(file: ManualFile): Promise<string> {
	const pages = await readPages();
	const links = pages.map((page) => {
		const here = page.file === file ? ' aria-current="page"' : '';
		return `<li><a href="${manualPath(page.file)}"${here}>${escapeMarkup(page.title)}</a></li>`;
	});
	const shown = pages.find((page) => page.file === file);
	return toolPage(
		`${escapeMarkup(shown?.title ?? '')} - ${manualCopy.title}`,
		`<nav aria-label="${manualCopy.contents}"><p><a href="${panelPaths.dashboard}">${manualCopy.back}</a></p>
<ul class="list">${links.join('')}</ul></nav>
<article class="prose">${shown?.body ?? ''}</article>`,
	);
}

/** As code hosts make it: 'Disco cheio' → 'disco-cheio'. */
function anchorOf(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.replace(/\s/g, '-');
}

/** The texts name each other as files, so that they can be read without the panel, too. */
function addressOf(href: string): string {
	const [name, anchor] = href.split('#', 2);
	const file = MANUAL_FILES.find((known) => `${known}.md` === name);
	if (file === undefined) return href;
	return anchor === undefined ? manualPath(file) : `${manualPath(file)}#${anchor}`;
}
