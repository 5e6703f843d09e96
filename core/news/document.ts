import { z } from 'zod';
import { articleDocumentCopy as copy } from '#core/news/copy/document.ts';
import { parseDay } from '#core/site/dates.ts';
import { ALT_LENGTH } from './article-limits.ts';
import { articleLink, LINK_LENGTH } from './article-link.ts';
import { documentFault } from './document-bounds.ts';
import { type ArticleDocument, type BlockNode, PLAIN_MARKS } from './nodes.ts';

/**
 * Characters removed from texts: controls, except line breaks and tabs, and lone surrogates. A text
 * never becomes empty by it.
 */
const UNSEEN = /[^\P{Cc}\n\t]/gu;
const cleanText = z
	.string()
	.min(1)
	.transform((text) => text.toWellFormed().replace(UNSEEN, ' '));

const link = z
	.string()
	.max(LINK_LENGTH)
	.transform((href, context) => {
		const address = articleLink(href);
		if (address !== null) return address;
		context.addIssue({ code: 'custom', message: copy.badLink([...href].slice(0, 60).join('')) });
		return z.NEVER;
	});

const mark = z.discriminatedUnion('type', [
	z.object({ type: z.enum(PLAIN_MARKS) }),
	z.object({ type: z.literal('link'), attrs: z.object({ href: link }) }),
]);
const text = z.object({
	type: z.literal('text'),
	text: cleanText,
	marks: z.array(mark).max(12).optional(),
});
const inline = z.discriminatedUnion('type', [text, z.object({ type: z.literal('hardBreak') })]);
const inlines = z.array(inline).optional();
const span = z.int().min(1).max(50).nullish();

const paragraph = z.object({ type: z.literal('paragraph'), content: inlines });
const heading = z.object({
	type: z.literal('heading'),
	attrs: z.object({
		level: z.union([z.literal(2), z.literal(3), z.literal(4)], copy.headingLevel),
	}),
	content: inlines,
});
const codeBlock = z.object({
	type: z.literal('codeBlock'),
	content: z.array(z.object({ type: z.literal('text'), text: cleanText })).optional(),
});
const image = z.object({
	type: z.literal('image'),
	attrs: z.object({
		fileId: z.string(copy.imageWithoutFile).min(1, copy.imageWithoutFile).max(64),
		// Only the editor shows it. A third-party address is dropped: its host would learn who edits
		// what.
		src: z
			.string()
			.max(LINK_LENGTH)
			.catch('')
			.transform((src) => (src.startsWith('/files/') ? src : '')),
		alt: z
			.string()
			.max(ALT_LENGTH)
			.nullish()
			.transform((alt) =>
				(alt ?? '').toWellFormed().replace(/\s+/gu, ' ').replace(UNSEEN, ' ').trim(),
			),
		decorative: z
			.boolean()
			.nullish()
			.transform((value) => value ?? false),
	}),
});
const gameBlock = z.object({
	type: z.literal('gameBlock'),
	attrs: z.object({ gameId: z.string(copy.gameMissing).min(1, copy.gameMissing).max(64) }),
});
const dayBlock = z.object({
	type: z.literal('dayBlock'),
	attrs: z.object({
		day: z.string(copy.badDay).refine((day) => parseDay(day) !== null, copy.badDay),
	}),
});

const block: z.ZodType<BlockNode> = z.lazy(() =>
	z.discriminatedUnion('type', [
		paragraph,
		heading,
		z.object({ type: z.literal('bulletList'), content: z.array(listItem).min(1) }),
		z.object({
			type: z.literal('orderedList'),
			attrs: z
				.object({ start: z.int().min(0).max(9_999).nullish() })
				.nullish()
				.transform((attrs) => ({ start: attrs?.start ?? 1 })),
			content: z.array(listItem).min(1),
		}),
		z.object({ type: z.literal('blockquote'), content: blocks }),
		codeBlock,
		z.object({ type: z.literal('horizontalRule') }),
		image,
		z.object({ type: z.literal('table'), content: z.array(tableRow).min(1).max(200) }),
		gameBlock,
		dayBlock,
	]),
);
const blocks = z.array(block).min(1);
const listItem = z.object({ type: z.literal('listItem'), content: blocks });
const cell = z.object({
	type: z.enum(['tableCell', 'tableHeader']),
	attrs: z
		.object({ colspan: span, rowspan: span })
		.nullish()
		.transform((attrs) => ({ colspan: attrs?.colspan ?? 1, rowspan: attrs?.rowspan ?? 1 })),
	content: blocks,
});
const tableRow = z.object({ type: z.literal('tableRow'), content: z.array(cell).min(1).max(50) });

/**
 * The body of an article: the editor's output, down to the known names and attributes. Unknown
 * attributes are dropped. Refused with a sentence that says which: unknown nodes or marks, headings
 * of other levels, bodies beyond `DOCUMENT_LIMITS`. So are links other than http, https, mailto and
 * this site. Parsing is idempotent.
 */
export const articleDocumentSchema: z.ZodType<ArticleDocument> = z
	.unknown()
	.superRefine((body, context) => {
		const fault = documentFault(body);
		if (fault !== null) context.addIssue({ code: 'custom', message: fault });
	})
	.pipe(z.object({ type: z.literal('doc'), content: blocks }))
	.meta({ boundedBy: 'DOCUMENT_LIMITS' });

/** Parses a stored or sent body; null when it is invalid. */
export function readArticleDocument(body: unknown): ArticleDocument | null {
	return articleDocumentSchema.safeParse(body).data ?? null;
}
