import { checkupCopy, checkupProblems } from '#core/copy/checkup.ts';
import { formatMoment } from '#core/copy/moments.ts';
import type { Checkup } from '#core/installation/checkup.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

/** When all stored data was last checked, and the findings. */
export function LastCheckup({ checkup }: { checkup: Checkup | null }) {
	const problems = checkup === null ? [] : checkupProblems(checkup);
	return (
		<section className="changes" aria-labelledby="dados-guardados">
			<h2 id="dados-guardados">{checkupCopy.title}</h2>
			<p className="quiet">
				{checkup === null
					? checkupCopy.never
					: checkupCopy.last(formatMoment(checkup.at), checkup.rows)}
			</p>
			{checkup !== null && problems.length === 0 ? (
				<p className="quiet">{checkupCopy.fine}</p>
			) : null}
			{problems.map((problem) => (
				<p key={problem} className="lack">
					{problem}
				</p>
			))}
			{problems.length === 0 ? null : <a href={panelPaths.bot('checkup')}>{checkupCopy.bots}</a>}
		</section>
	);
}
