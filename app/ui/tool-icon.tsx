/**
 * Line icons (24 × 24) of the sign-in and the panel. Icons of public pages are in icon.tsx, which
 * every reader loads.
 */
const DRAWINGS = {
	eye: 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
	'eye-off':
		'M4 4l16 16M9.9 5.2A10 10 0 0 1 12 5c6.5 0 10 7 10 7a17 17 0 0 1-3 3.8M6.4 6.6A16 16 0 0 0 2 12s3.5 7 10 7a9.5 9.5 0 0 0 5-1.5M10 10a3 3 0 0 0 4 4',
	warning: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.5h.01',
	check: 'M4 12.5l5 5L20 6.5',
	dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
	games: 'M4 6h16v15H4zM4 11h16M8 3v5M16 3v5',
	'new-game': 'M20 12V6H4v15h8M4 11h16M8 3v5M16 3v5M18 15v7M14.5 18.5h7',
	'import-games': 'M12 3v11M7.5 10l4.5 4.5L16.5 10M4 15v6h16v-6',
	upload: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M4 15v6h16v-6',
	bots: 'M5 9h14v11H5zM12 4v5M12 4h.01M9 14v1M15 14v1M2 13v3M22 13v3',
	feeds: 'M5 18.5a.5.5 0 1 0 0 .01M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16',
	curation: 'M3 13l3-9h12l3 9v7H3zM3 13h5l1.5 3h5l1.5-3h5',
	articles: 'M4 4h12v16H6a2 2 0 0 1-2-2zM16 9h4v9a2 2 0 0 1-4 0M7.5 8.5h5M7.5 12h5M7.5 15.5h5',
	settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h10M18 17h2M16 15v4',
	'sign-out': 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
	account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21a8 8 0 0 1 16 0',
	team: 'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20a6.5 6.5 0 0 1 13 0M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5',
	lock: 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3',
	log: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
	brand: 'M12 3l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.4l6.1-.8z',
	external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
	manual: 'M12 6a3 3 0 0 0-3-2H3v14h6a3 3 0 0 1 3 2 3 3 0 0 1 3-2h6V4h-6a3 3 0 0 0-3 2zM12 6v14',
	key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l9-9M16 7l3 3',
	phone: 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18h2',
	search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
	up: 'M12 19V6M6 11.5L12 5l6 6.5',
	down: 'M12 5v13M6 12.5l6 6.5 6-6.5',
	remove: 'M5 5l14 14M19 5L5 19',
	grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
	swap: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
	trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
	copy: 'M8 8h12v13H8zM16 8V3H4v13h4',
} as const;

export type ToolIconName = keyof typeof DRAWINGS;

/** An icon beside a word or inside a named button: hidden from screen readers. */
export function ToolIcon({ name, className = 'i' }: { name: ToolIconName; className?: string }) {
	return (
		<svg className={className} viewBox="0 0 24 24" aria-hidden="true">
			<path d={DRAWINGS[name]} />
		</svg>
	);
}
