/** Line icons (24 × 24) of the editor's tools. */
const DRAWINGS = {
	undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
	redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
	heading2: 'M3 5v14M11 5v14M3 12h8M15 10.5a3 3 0 1 1 5 2.2L15 19h6',
	heading3: 'M3 5v14M11 5v14M3 12h8M15.5 8H21l-3 4a3.5 3.5 0 1 1-3 5.5',
	heading4: 'M3 5v14M11 5v14M3 12h8M20 19V8l-5 7.5h6.5',
	bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
	italic: 'M10 4h8M6 20h8M14.5 4l-5 16',
	underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20.5h14',
	strike:
		'M17 7.5C16.5 5.3 14.6 4 12 4c-3 0-5 1.6-5 4 0 1.7 1 2.9 3 4M4 12h16M15 13.5c1.4.7 2.2 1.6 2.2 3 0 2.2-2.2 3.5-5.2 3.5-2.8 0-4.8-1.2-5.3-3.5',
	code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 4.500l-3 15',
	bulletList: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
	orderedList:
		'M10 6h11M10 12h11M10 18h11M3.5 4.500L5 4v4.500M3 13.500c0-2 3-2 3-.2 0 1-3 2.2-3 2.200h3M3 18.500h1.500a1.2 1.2 0 0 1 0 2.500H3',
	blockquote: 'M4 17h5v-6H4c0-3 1.5-4.5 4-5M14 17h5v-6h-5c0-3 1.5-4.5 4-5',
	rule: 'M3 12h18M7 6h10M7 18h10',
	link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 1 0-6.4-6.400l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 1 0 6.4 6.400l1-1',
	image: 'M4 5h16v14H4zM8.5 8.500a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM4 17l5-4.5 3.5 3L16 12l4 4',
	table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M9.5 10v9M15 10v9',
	game: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.800l4 2.9-1.5 4.700h-5L8 10.700zM12 3v4.800M16 10.700l4.6-1.500M14.5 15.400l2.8 3.900M9.5 15.400l-2.8 3.900M8 10.700L3.4 9.2',
	day: 'M4 6h16v15H4zM4 11h16M8 3v5M16 3v5M8 15h3M8 18h6',
	close: 'M6 6l12 12M18 6L6 18',
	warning: 'M12 3.500L22 20.500H2zM12 10v4.500M12 17.500h.01',
} as const;

export type EditorIconName = keyof typeof DRAWINGS;

/** The icon of a tool inside a named button. */
export function EditorIcon({ name }: { name: EditorIconName }) {
	return (
		<svg className="i" viewBox="0 0 24 24" aria-hidden="true">
			<path d={DRAWINGS[name]} />
		</svg>
	);
}
