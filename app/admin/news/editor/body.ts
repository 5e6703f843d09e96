import type { JSONContent } from '@tiptap/core';
import { editorCopy } from '#core/news/copy/editor.ts';
import type { ArticleDocument } from '#core/news/nodes.ts';

/**
 * The editor's content as an article body, without trailing empty lines. The server validates it.
 */
export function toBody(json: JSONContent): ArticleDocument {
	const blocks = json.content ?? [];
	const last = blocks.findLastIndex(
		(block) => block.type !== 'paragraph' || (block.content ?? []).length > 0,
	);
	return { type: 'doc', content: blocks.slice(0, Math.max(1, last + 1)) } as ArticleDocument;
}

/** '320 palavras · leitura de 2 min'. */
export function wordsOf(text: string): string {
	const words = text.split(/\s+/u).filter(Boolean).length;
	return editorCopy.counted(words, Math.max(1, Math.round(words / 200)));
}
