/** Line icons (24 × 24), one path each. */
const DRAWINGS = {
	search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
	menu: 'M4 7h16M4 12h16M4 17h16',
	close: 'M6 6l12 12M18 6L6 18',
	sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
	moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
	filter: 'M4 6h16M7 12h10M10 18h4',
	calendar: 'M4 6h16v15H4zM4 11h16M8 3v5M16 3v5',
	left: 'M15 5l-7 7 7 7',
	right: 'M9 5l7 7-7 7',
	down: 'M5 9l7 7 7-7',
	external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
	instagram:
		'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
	x: 'M4 4l16 16M20 4L4 20M4 4h4l12 16h-4z',
	phone: 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18h2',
	share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
	star: 'M12 4l2.5 5.2 5.6.7-4.1 3.9 1 5.7-5-2.8-5 2.8 1-5.7L3.9 9.9l5.6-.7z',
} as const;

type IconName = keyof typeof DRAWINGS;

/** An icon beside a word: never alone, so it is hidden from screen readers. */
export function Icon({ name, className = 'i' }: { name: IconName; className?: string }) {
	return (
		<svg className={className} viewBox="0 0 24 24" aria-hidden="true">
			<path d={DRAWINGS[name]} />
		</svg>
	);
}
