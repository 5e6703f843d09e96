import type { Editor } from '@tiptap/core';
import type { BlockNode } from '#core/news/nodes.ts';

/**
 * Inserts a block at the cursor, followed by an empty line. With `at`, updates the attributes of
 * the block there.
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
