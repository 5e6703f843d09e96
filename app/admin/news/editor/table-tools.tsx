import type { Editor } from '@tiptap/core';
import { editorCopy } from '#core/news/copy/editor.ts';

const copy = editorCopy.table;

const TOOLS: readonly { label: string; run(editor: Editor): void }[] = [
	{ label: copy.addRow, run: (editor) => void editor.chain().focus().addRowAfter().run() },
	{ label: copy.addColumn, run: (editor) => void editor.chain().focus().addColumnAfter().run() },
	{ label: copy.header, run: (editor) => void editor.chain().focus().toggleHeaderRow().run() },
	{ label: copy.deleteRow, run: (editor) => void editor.chain().focus().deleteRow().run() },
	{ label: copy.deleteColumn, run: (editor) => void editor.chain().focus().deleteColumn().run() },
	{ label: copy.remove, run: (editor) => void editor.chain().focus().deleteTable().run() },
];

/** Actions on the table that contains the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
	return (
		<fieldset className="table-tools" aria-label={editorCopy.tableTools}>
			{TOOLS.map(({ label, run }) => (
				<button
					key={label}
					type="button"
					className="text-button"
					onMouseDown={(event) => event.preventDefault()}
					onClick={() => run(editor)}
				>
					{label}
				</button>
			))}
		</fieldset>
	);
}
