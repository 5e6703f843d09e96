import { readSiteSettings } from '#app/site/read-frame.server.ts';
import { pagesCopy } from '#core/copy/pages.ts';
import type { RenderContext } from '#server/http/render-context.ts';
import { readMarkdown } from './markdown.server.ts';
import type { Block } from './prose.tsx';

/** A text of content/ with the names and addresses of this installation in the place of its {{marks}}. */
export async function readPage(context: RenderContext, text: string): Promise<Block[]> {
	const { contatoEmail, responsavel } = await readSiteSettings(context);
	const marks: Record<string, string> = {
		nomeApp: context.brand.brand.nomeApp,
		contato: contatoEmail === null ? pagesCopy.contact.none : pagesCopy.contact.some(contatoEmail),
		responsavel: responsavel === null ? pagesCopy.controller.none : pagesCopy.controller.some(responsavel),
	};
	return readMarkdown(text.replace(/\{\{(\w+)\}\}/g, (_, mark: string) => marks[mark] ?? ''));
}
