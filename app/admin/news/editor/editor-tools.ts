import { createContext, useContext } from 'react';

/**
 * A dialog of the editor. `at` = position of the block it changes; absent = inserts at the cursor.
 */
export type EditorWindow =
	| { kind: 'link' }
	| { kind: 'image'; file?: File; at?: number; alt?: string; decorative?: boolean }
	| { kind: 'game'; at?: number }
	| { kind: 'day'; at?: number; day?: string };

/** What blocks inside the text need from the editor. */
export type EditorTools = { open(window: EditorWindow): void };

export const EditorToolsContext = createContext<EditorTools | null>(null);

export function useEditorTools(): EditorTools {
	const tools = useContext(EditorToolsContext);
	if (tools === null) throw new Error('Outside of the editor');
	return tools;
}
