import { importDeskCopy } from '#core/importing/copy/desk.ts';

const { review: copy } = importDeskCopy;

/** Warnings of a reading, before and after the import is committed. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
	if (warnings.length === 0) return null;
	return (
		<details className="import-warnings folds" open={warnings.length <= 2 || undefined}>
			<summary>{copy.warnings(warnings.length)}</summary>
			<ul>
				{warnings.map((warning) => (
					<li key={warning}>{warning}</li>
				))}
			</ul>
		</details>
	);
}
