import type { Editor } from '@tiptap/core';
import { editorCopy } from '#core/news/copy/editor.ts';
import type { EditorIconName } from './editor-icon.tsx';
import type { EditorTools } from './editor-tools.ts';

/** One command of the toolbar or the '/' menu. `isOn` is absent when it has no state. */
type Command = {
	icon: EditorIconName;
	/** The shortcut, shown in the name of the button. */
	keys?: string;
	run(editor: Editor, tools: EditorTools): void;
	isOn?(editor: Editor): boolean;
	can?(editor: Editor): boolean;
};

export type CommandName = Exclude<keyof typeof editorCopy.tools, 'paragraph' | 'codeBlock'>;

const heading = (level: 2 | 3 | 4): Command => ({
	icon: `heading${level}`,
	keys: `Ctrl+Alt+${level}`,
	run: (editor) => void editor.chain().focus().toggleHeading({ level }).run(),
	isOn: (editor) => editor.isActive('heading', { level }),
});

/** All commands, by their name in the copy. */
export const COMMANDS: Record<CommandName, Command> = {
	undo: {
		...{ icon: 'undo', keys: 'Ctrl+Z' },
		run: (editor) => void editor.chain().focus().undo().run(),
		can: (editor) => editor.can().undo(),
	},
	redo: {
		...{ icon: 'redo', keys: 'Ctrl+Shift+Z' },
		run: (editor) => void editor.chain().focus().redo().run(),
		can: (editor) => editor.can().redo(),
	},
	heading2: heading(2),
	heading3: heading(3),
	heading4: heading(4),
	bold: {
		...{ icon: 'bold', keys: 'Ctrl+B' },
		run: (editor) => void editor.chain().focus().toggleBold().run(),
		isOn: (editor) => editor.isActive('bold'),
	},
	italic: {
		...{ icon: 'italic', keys: 'Ctrl+I' },
		run: (editor) => void editor.chain().focus().toggleItalic().run(),
		isOn: (editor) => editor.isActive('italic'),
	},
	underline: {
		...{ icon: 'underline', keys: 'Ctrl+U' },
		run: (editor) => void editor.chain().focus().toggleUnderline().run(),
		isOn: (editor) => editor.isActive('underline'),
	},
	strike: {
		...{ icon: 'strike', keys: 'Ctrl+Shift+S' },
		run: (editor) => void editor.chain().focus().toggleStrike().run(),
		isOn: (editor) => editor.isActive('strike'),
	},
	code: {
		...{ icon: 'code', keys: 'Ctrl+E' },
		run: (editor) => void editor.chain().focus().toggleCode().run(),
		isOn: (editor) => editor.isActive('code'),
	},
	bulletList: {
		...{ icon: 'bulletList', keys: 'Ctrl+Shift+8' },
		run: (editor) => void editor.chain().focus().toggleBulletList().run(),
		isOn: (editor) => editor.isActive('bulletList'),
	},
	orderedList: {
		...{ icon: 'orderedList', keys: 'Ctrl+Shift+7' },
		run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
		isOn: (editor) => editor.isActive('orderedList'),
	},
	blockquote: {
		...{ icon: 'blockquote', keys: 'Ctrl+Shift+B' },
		run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
		isOn: (editor) => editor.isActive('blockquote'),
	},
	rule: { icon: 'rule', run: (editor) => void editor.chain().focus().setHorizontalRule().run() },
	link: {
		icon: 'link',
		keys: 'Ctrl+K',
		run: (_, { open }) => open({ kind: 'link' }),
		isOn: (editor) => editor.isActive('link'),
	},
	image: { icon: 'image', run: (_, { open }) => open({ kind: 'image' }) },
	table: {
		icon: 'table',
		run: (editor) =>
			void editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
		can: (editor) => !editor.isActive('table'),
	},
	game: { icon: 'game', run: (_, { open }) => open({ kind: 'game' }) },
	day: { icon: 'day', run: (_, { open }) => open({ kind: 'day' }) },
};

/** The toolbar in groups; a line separates them. */
export const TOOLBAR: readonly (readonly CommandName[])[] = [
	['undo', 'redo'],
	['heading2', 'heading3', 'heading4'],
	['bold', 'italic', 'underline', 'strike', 'code'],
	['bulletList', 'orderedList', 'blockquote', 'rule'],
	['link', 'image', 'table', 'game', 'day'],
];

export type SlashName = keyof typeof editorCopy.slash.hints;
const SLASH: readonly SlashName[] = [
	'game',
	'day',
	'heading2',
	'heading3',
	'bulletList',
	'orderedList',
	'blockquote',
	'image',
	'table',
	'rule',
];

/**
 * Blocks whose name or synonyms have a word that starts with `query`; all blocks for an empty
 * `query`.
 */
export function findBlocks(query: string): SlashName[] {
	const asked = plain(query);
	return SLASH.filter((name) =>
		`${plain(editorCopy.tools[name])} ${editorCopy.slash.words[name]}`
			.split(' ')
			.some((word) => word.startsWith(asked)),
	);
}

function plain(text: string): string {
	return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
