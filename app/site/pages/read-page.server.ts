import { readSiteSettings } from '#app/site/read-frame.server.ts';
import { longPagesCopy } from '#core/copy/long-pages.ts';
import type { RenderContext } from '#server/http/render/render-context.ts';
import { readMarkdown } from './markdown.server.ts';
import type { Block } from './prose.tsx';

/** A text of content/, with its {{marks}} replaced by this installation's names and addresses. */
export async function readPage(context: RenderContext, text: string): Promise<Block[]> {
	const { contatoEmail, responsavel } = await readSiteSettings(context);
	const marks: Record<string, string> = {
		nomeApp: context.brand.brand.nomeApp,
		contato:
			contatoEmail === null ? longPagesCopy.contact.none : longPagesCopy.contact.some(contatoEmail),
		responsavel:
			responsavel === null
				? longPagesCopy.controller.none
				: longPagesCopy.controller.some(responsavel),
	};
	return readMarkdown(text.replace(/\{\{(\w+)\}\}/g, (_, mark: string) => marks[mark] ?? ''));
}
