/** The sign of the news: not among the icons (app/ui/icon.tsx) that every page loads. */
export function NewsIcon({ className }: { className: string }) {
	return (
		<svg className={className} viewBox="0 0 24 24" aria-hidden="true">
			<path d="M5 4h11v16H6a2 2 0 0 1-2-2V5zM16 9h4v9a2 2 0 0 1-4 0M8 8h4M8 12h4M8 16h4" />
		</svg>
	);
}
