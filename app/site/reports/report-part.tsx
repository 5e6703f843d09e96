import { formatMoment } from '#core/copy/moments.ts';
import { reportCopy, reportOutcomeWords } from '#core/reports/copy/reader.ts';
import type { ReportResult } from '#core/reports/outcome.ts';
import { REPORT_THANKS } from '#core/site/paths/reports.ts';
import { ReportForm } from './report-form.tsx';

type ReportPartProps = {
	slug: string;
	/** What came of earlier reports, newest first. */
	results: readonly ReportResult[];
};

/** "Está errado?" on the page of a game, and what came of earlier reports. */
export function ReportPart({ slug, results }: ReportPartProps) {
	return (
		<section className="report" aria-label={reportCopy.open}>
			{results.map(({ kind, outcome, at }) => (
				<p key={`${at}${kind}`} className="report-result">
					{reportOutcomeWords[outcome](kind, formatMoment(at))}
				</p>
			))}
			<p id={REPORT_THANKS} className="report-thanks" tabIndex={-1}>
				{reportCopy.taken}
			</p>
			<details className="fold">
				<summary>{reportCopy.open}</summary>
				<ReportForm slug={slug} />
			</details>
		</section>
	);
}
