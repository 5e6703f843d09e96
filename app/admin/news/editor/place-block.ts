import type { Editor } from '@tiptap/core';
import type { BlockNode } from '#core/news/nodes.ts';

/**
 * Puts a block at the cursor, with a line after it to write on; or, with `at`, gives the block
 * there its new attributes.
 */
export function placeBlock(
	editor: Editor,
	block: Extract<BlockNode, { attrs: object }>,
	at: number | undefined,
): void {
	if (at === undefined) {
		editor
			.chain()
			.focus()
			.insertContent([block, { type: 'paragraph' }])
			.run();
		return;
	}
	editor
		.chain()
		.focus()
		.command(({ tr }) => {
			tr.setNodeMarkup(at, undefined, { ...tr.doc.nodeAt(at)?.attrs, ...block.attrs });
			return true;
		})
		.run();
}
