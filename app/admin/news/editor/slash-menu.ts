import { Extension } from '@tiptap/core';
import Suggestion, { exitSuggestion, type SuggestionProps } from '@tiptap/suggestion';
import { findBlocks, type SlashName } from './commands.ts';

/** The open menu: its blocks, and the cursor's position in the window in CSS pixels. */
export type SlashState = {
	items: SlashName[];
	left: number;
	top: number;
	bottom: number;
	choose(name: SlashName): void;
};

/** Callbacks that render the menu; `key` returns whether it handled the key. */
export type SlashHandlers = {
	show(state: SlashState): void;
	hide(): void;
	key(event: KeyboardEvent): boolean;
	run(name: SlashName): void;
};

/** '/' at the start of a word opens the block menu; the text after it filters the blocks. */
export function slashMenu({ show, hide, key, run }: SlashHandlers) {
	const shown = ({ items, clientRect, command }: SuggestionProps<SlashName, SlashName>) => {
		const place = clientRect?.() ?? new DOMRect();
		show({ items, left: place.left, top: place.top, bottom: place.bottom, choose: command });
	};
	return Extension.create({
		name: 'slashMenu',
		addProseMirrorPlugins() {
			return [
				Suggestion<SlashName, SlashName>({
					editor: this.editor,
					char: '/',
					decorationClass: 'slash-word',
					items: ({ query }) => findBlocks(query),
					allow: ({ state, range }) =>
						state.doc.resolve(range.from).parent.type.name !== 'codeBlock',
					command: ({ editor, range, props: name }) => {
						editor.chain().focus().deleteRange(range).run();
						run(name);
					},
					render: () => ({
						onStart: shown,
						onUpdate: shown,
						onExit: hide,
						onKeyDown: ({ event, view }) => {
							if (event.key !== 'Escape') return key(event);
							exitSuggestion(view);
							return true;
						},
					}),
				}),
			];
		},
	});
}
