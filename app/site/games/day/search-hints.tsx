type Hint = { text: string; note: string; path: string };

/** Ready-made texts, so that the browser needs no copy for them. */
export type SearchHints = {
	term: string;
	label: string;
	/** Pages of entries that the term names. */
	links: readonly Hint[];
	daysTitle: string;
	/** The next days with games for the term, if this day has none. */
	days: readonly Hint[];
};

/**
 * Hints for a search besides its list. They belong to the loaded address, not to text typed since.
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
