/** Actions on a block of the text, below it. */
export function BlockActions({
	actions,
}: {
	actions: readonly { label: string; run: () => void }[];
}) {
	return (
		<span className="block-actions">
			{actions.map(({ label, run }) => (
				<button key={label} type="button" className="text-button" onClick={run}>
					{label}
				</button>
			))}
		</span>
	);
}
