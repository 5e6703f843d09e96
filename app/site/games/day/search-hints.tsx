type Hint = { text: string; note: string; path: string };

/** In words already, so that the browser needs none of its own. */
export type SearchHints = {
	term: string;
	label: string;
	/** Pages of what the term names. */
	links: readonly Hint[];
	daysTitle: string;
	/** Next days with games for the term, where this one has none. */
	days: readonly Hint[];
};

/**
 * What a search leads to besides its list; of the address that was loaded, not of what is typed
 * since.
 */
export function Hints({ hints, term }: { hints: SearchHints | undefined; term: string }) {
	if (hints?.term !== term) return null;
	return (
		<nav className="hints" aria-label={hints.label}>
			<Links hints={hints.links} />
			{hints.days.length > 0 ? <p>{hints.daysTitle}</p> : null}
			<Links hints={hints.days} />
		</nav>
	);
}

function Links({ hints }: { hints: readonly Hint[] }) {
	return hints.length === 0 ? null : (
		<ul>
			{hints.map(({ text, note, path }) => (
				<li key={path}>
					<a href={path}>
						<b>{text}</b> {note}
					</a>
				</li>
			))}
		</ul>
	);
}
