import type { Overview } from '#core/admin/overview.ts';
import { formatMoment } from '#core/copy/moments.ts';
import { dashboardCopy as copy } from '#core/copy/panel.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/** The latest changes in the guide, newest first. */
export function ChangeList({ changes }: { changes: Overview['changes'] }) {
	return (
		<section aria-labelledby="mudancas" className="changes">
			<h2 id="mudancas">{copy.changes}</h2>
			{changes.length === 0 ? (
				<p className="quiet">{copy.noChanges}</p>
			) : (
				<ol className="change-list">
					{changes.map(({ id, at, kind, slug, title, before, after, source }) => (
						<li key={id}>
							<time dateTime={isoLocal(at)}>{formatMoment(at)}</time>
							<p>
								<a href={paths.game(slug)} data-native>
									{title}
								</a>{' '}
								<span className="quiet">{copy.changed[kind]}</span>
							</p>
							{before === null && after === null ? null : (
								<p className="change-words">
									<del>{before ?? copy.nothing}</del> <span aria-hidden="true">→</span>{' '}
									<ins>{after ?? copy.nothing}</ins>
									{source === null ? null : (
										<span className="cell-note">{copy.source(source)}</span>
									)}
								</p>
							)}
						</li>
					))}
				</ol>
			)}
		</section>
	);
}
