import { Extension } from '@tiptap/core';
import { DOMParser as ModelParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPaste } from '#core/news/paste/clean-paste.ts';
import { readPlainText } from '#core/news/paste/plain-text.ts';
import { nodesOf, treeOf } from './clipboard-nodes.ts';

/**
 * Parses the clipboard by the rules of `core/news/paste`; content copied from the editor itself is
 * kept as is.
 */
class CleaningParser extends ModelParser {
	override parseSlice(dom: Node, options?: ParseOptions): Slice {
		const own = dom instanceof Element && dom.querySelector('[data-pm-slice]') !== null;
		if (own || options?.preserveWhitespace) return super.parseSlice(dom, options);
		return super.parseSlice(treeOf(cleanPaste(nodesOf(dom))), options);
	}
}

/**
 * Pasted or dropped content becomes article text and nothing else. With Shift the plain text is
 * inserted unchanged.
 */
export const PasteCleaner = Extension.create({
	name: 'pasteCleaner',
	addProseMirrorPlugins() {
		const { schema } = this.editor;
		const parser = ModelParser.fromSchema(schema);
		return [
			new Plugin({
				props: {
					clipboardParser: new CleaningParser(schema, parser.rules),
					clipboardTextParser: (text, _context, plain) =>
						// Undefined falls back to the editor; its type does not say so.
						plain
							? (undefined as unknown as Slice)
							: parser.parseSlice(treeOf(readPlainText(text))),
				},
			}),
		];
	},
});
