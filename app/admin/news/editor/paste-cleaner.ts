import { Extension } from '@tiptap/core';
import { DOMParser as ModelParser, type ParseOptions, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPaste } from '#core/news/paste/clean-paste.ts';
import { readPlainText } from '#core/news/paste/plain-text.ts';
import { nodesOf, treeOf } from './clipboard-nodes.ts';

/**
 * Reads a clipboard by the rules of `core/news/paste`; what was copied from the editor itself is
 * taken as it is.
 */
class CleaningParser extends ModelParser {
	override parseSlice(dom: Node, options?: ParseOptions): Slice {
		const own = dom instanceof Element && dom.querySelector('[data-pm-slice]') !== null;
		if (own || options?.preserveWhitespace) return super.parseSlice(dom, options);
		return super.parseSlice(treeOf(cleanPaste(nodesOf(dom))), options);
	}
}

/**
 * Whatever is pasted or dropped becomes text of an article, and nothing else. With Shift the plain
 * text is taken, sign by sign.
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
						// Nothing leaves it to the editor, whose type does not say so.
						plain
							? (undefined as unknown as Slice)
							: parser.parseSlice(treeOf(readPlainText(text))),
				},
			}),
		];
	},
});
