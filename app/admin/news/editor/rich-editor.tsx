import type { Editor } from '@tiptap/core';
import { EditorContent, type UseEditorOptions, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { editorCopy } from '#core/news/copy/editor.ts';
import { plainText } from '#core/news/document-text.ts';
import type { ArticleDocument } from '#core/news/nodes.ts';
import { toBody, wordsOf } from './body.ts';
import { COMMANDS, type SlashName } from './commands.ts';
import { DayWindow } from './day-window.tsx';
import { type EditorTools, EditorToolsContext, type EditorWindow } from './editor-tools.ts';
import { articleExtensions } from './extensions.ts';
import { GameWindow } from './game-window.tsx';
import { ImageWindow } from './image-window.tsx';
import { LinkWindow } from './link-window.tsx';
import { SlashList, slashOptionId } from './slash-list.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSlash } from './use-slash.ts';

type RichEditorProps = {
	/** The initial text; another text needs another `key`. */
	initial: ArticleDocument;
	onChange(body: ArticleDocument): void;
	/** The validation problem, as a sentence. */
	error: string | null;
};

/** The article editor: toolbar, text, '/' menu and their dialogs. */
export function RichEditor({ initial, onChange, error }: RichEditorProps) {
	const [window, open] = useState<EditorWindow | null>(null);
	const [body, setBody] = useState(initial);
	const ids = { help: useId(), error: useId() };
	const bar = useRef<HTMLDivElement>(null);
	const tools = useMemo<EditorTools>(() => ({ open }), []);
	const slash = useSlash((name: SlashName) => editor !== null && COMMANDS[name].run(editor, tools));
	const changed = useEffectEvent((current: Editor) => {
		const next = toBody(current.getJSON());
		setBody(next);
		onChange(next);
	});
	// Created once: new options would be applied again, walking the whole text, on each render of the
	// page.
	const [options] = useState<UseEditorOptions>(() => ({
		extensions: articleExtensions(slash.handlers),
		content: initial,
		injectCSS: false,
		editorProps: {
			attributes: {
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': editorCopy.label,
				class: 'desk-text',
			},
			handleKeyDown: (_, event) => {
				if (event.key === 'F10' && event.altKey)
					bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
				else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
					open({ kind: 'link' });
				else return false;
				event.preventDefault();
				return true;
			},
			handlePaste: (_, event) => takePicture(event.clipboardData, open),
			handleDrop: (_, event, __, moved) => !moved && takePicture(event.dataTransfer, open),
		},
	}));
	const editor = useEditor({ ...options, onUpdate: ({ editor: current }) => changed(current) });
	useActiveOption(
		editor,
		slash.state === null ? null : slashOptionId(slash.id, slash.active),
		slash.id,
	);
	const described = [error === null ? null : ids.error, ids.help].filter(Boolean).join(' ');
	useEffect(
		() => onText(editor, (text) => text.setAttribute('aria-describedby', described)),
		[editor, described],
	);
	const close = () => open(null);
	if (editor === null) return null;
	return (
		<EditorToolsContext.Provider value={tools}>
			<div className="editor" data-invalid={error === null ? undefined : true}>
				<Toolbar editor={editor} label={editorCopy.toolbar} bar={bar} />
				<EditorContent editor={editor} />
				<p id={ids.help} className="editor-foot">
					<span className="vh">{editorCopy.help}</span>
					{wordsOf(plainText(body))}
				</p>
			</div>
			{error === null ? null : (
				<p id={ids.error} className="field-error">
					{error}
				</p>
			)}
			{slash.state === null ? null : (
				<SlashList
					id={slash.id}
					state={slash.state}
					active={slash.active}
					onHover={slash.setActive}
				/>
			)}
			{window?.kind === 'link' ? <LinkWindow editor={editor} onClose={close} /> : null}
			{window?.kind === 'image' ? (
				<ImageWindow editor={editor} asked={window} onClose={close} />
			) : null}
			{window?.kind === 'game' ? (
				<GameWindow editor={editor} at={window.at} onClose={close} />
			) : null}
			{window?.kind === 'day' ? (
				<DayWindow editor={editor} at={window.at} day={window.day} onClose={close} />
			) : null}
		</EditorToolsContext.Provider>
	);
}

/**
 * The focus stays in the text, which points to the active menu option (the one that Enter takes).
 */
function useActiveOption(editor: Editor | null, option: string | null, list: string): void {
	useEffect(() => {
		const wanted = [
			['aria-activedescendant', option],
			['aria-controls', option === null ? null : list],
		] as const;
		return onText(editor, (text) => {
			for (const [name, value] of wanted) {
				if (value === null) text.removeAttribute(name);
				else text.setAttribute(name, value);
			}
		});
	}, [editor, option, list]);
}

/**
 * Runs `act` on the text element now, or as soon as the editor is mounted. Returns the clean-up.
 */
function onText(editor: Editor | null, act: (text: HTMLElement) => void): (() => void) | undefined {
	if (editor === null) return undefined;
	const run = () => {
		if (!editor.isDestroyed) act(editor.view.dom);
	};
	if (editor.isInitialized) run();
	else editor.on('create', run);
	return () => {
		editor.off('create', run);
	};
}

/**
 * Uploads a lone picture (a screenshot, a file). Pasted HTML that contains pictures is treated as
 * text.
 */
function takePicture(data: DataTransfer | null, open: (window: EditorWindow) => void): boolean {
	const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
	if (file === undefined || data?.types.includes('text/html')) return false;
	open({ kind: 'image', file });
	return true;
}
