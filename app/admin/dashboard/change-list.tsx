import type { Overview } from '#core/admin/overview.ts';
import { formatMoment } from '#core/copy/moments.ts';
import { dashboardCopy } from '#core/copy/panel.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/** What changed last in the guide, newest first. */
export function ChangeList({ changes }: { changes: Overview['changes'] }) {
	return (
		<section aria-labelledby="mudancas" className="changes">
			<h2 id="mudancas">{dashboardCopy.changes}</h2>
			{changes.length === 0 ? (
				<p className="quiet">{dashboardCopy.noChanges}</p>
			) : (
				<ol className="change-list">
					{changes.map(({ id, at, kind, slug, title, before, after, source }) => (
						<li key={id}>
							<time dateTime={isoLocal(at)}>{formatMoment(at)}</time>
							<p>
								<a href={paths.game(slug)} data-native>
									{title}
								</a>{' '}
								<span className="quiet">{dashboardCopy.changed[kind]}</span>
							</p>
							{before === null && after === null ? null : (
								<p className="change-words">
									<del>{before ?? dashboardCopy.nothing}</del> <span aria-hidden="true">→</span> <ins>{after ?? dashboardCopy.nothing}</ins>
									{source === null ? null : <span className="cell-note">{dashboardCopy.source(source)}</span>}
								</p>
							)}
						</li>
					))}
				</ol>
			)}
		</section>
	);
}
