import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, type RefObject, useState } from 'react';
import { editorCopy } from '#core/news/copy/editor.ts';
import { COMMANDS, type CommandName, TOOLBAR } from './commands.ts';
import { EditorIcon } from './editor-icon.tsx';
import { useEditorTools } from './editor-tools.ts';
import { TableTools } from './table-tools.tsx';

const NAMES = TOOLBAR.flat();

/**
 * The editor's toolbar: one tab stop, arrow keys within it (WAI-ARIA toolbar). Escape returns to
 * the text.
 */
export function Toolbar({
	editor,
	label,
	bar,
}: {
	editor: Editor;
	label: string;
	bar: RefObject<HTMLDivElement | null>;
}) {
	const tools = useEditorTools();
	const [stop, setStop] = useState<CommandName>('heading2');
	const state = useEditorState({ editor, selector: ({ editor: current }) => describe(current) });

	function move(event: KeyboardEvent<HTMLDivElement>): void {
		if (event.key === 'Escape') editor.commands.focus();
		const place = NAMES.indexOf(stop);
		const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: NAMES.length - 1 }[
			event.key
		];
		const name = next === undefined ? undefined : NAMES[(next + NAMES.length) % NAMES.length];
		if (name === undefined) return;
		event.preventDefault();
		setStop(name);
		event.currentTarget.querySelector<HTMLElement>(`[data-tool="${name}"]`)?.focus();
	}

	return (
		<div className="editor-bar">
			<div ref={bar} role="toolbar" aria-label={label} className="ed-toolbar" onKeyDown={move}>
				{TOOLBAR.map((group) => (
					<Fragment key={group[0]}>
						<span className="ed-group">
							{group.map((name) => {
								const { icon, keys, run, isOn } = COMMANDS[name];
								const title =
									keys === undefined
										? editorCopy.tools[name]
										: editorCopy.withKeys(editorCopy.tools[name], keys);
								return (
									<button
										key={name}
										type="button"
										data-tool={name}
										className="ed-tool"
										aria-label={editorCopy.tools[name]}
										title={title}
										tabIndex={name === stop ? 0 : -1}
										aria-pressed={isOn === undefined ? undefined : state.on.includes(name)}
										aria-disabled={state.off.includes(name) || undefined}
										// Keeps the selection in the text.
										onMouseDown={(event) => event.preventDefault()}
										onFocus={() => setStop(name)}
										onClick={() => (state.off.includes(name) ? undefined : run(editor, tools))}
									>
										<EditorIcon name={icon} />
									</button>
								);
							})}
						</span>
					</Fragment>
				))}
			</div>
			{state.inTable ? <TableTools editor={editor} /> : null}
		</div>
	);
}

function describe(editor: Editor): { on: CommandName[]; off: CommandName[]; inTable: boolean } {
	return {
		on: NAMES.filter((name) => COMMANDS[name].isOn?.(editor) ?? false),
		off: NAMES.filter((name) => !(COMMANDS[name].can?.(editor) ?? true)),
		inTable: editor.isActive('table'),
	};
}
