import { seeAddress } from '#app/api-client/written.ts';
import { formatMoment } from '#core/copy/moments.ts';
import type { ArticleLine } from '#core/news/article-line.ts';
import { isPublic } from '#core/news/article-state.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { isoLocal } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';

const { list: copy, states, write, changed, untitled } = articleDeskCopy;

type Props = {
	articles: readonly ArticleLine[];
	chosen: ReadonlySet<string>;
	onChoose(chosen: ReadonlySet<string>): void;
};

/** A page of articles; each links to its editor, and several can be selected for an action. */
export function ArticleTable({ articles, chosen, onChoose }: Props) {
	const isAll = articles.every(({ id }) => chosen.has(id));
	return (
		<table className="grid-table stack-table article-list">
			<thead>
				<tr>
					<th scope="col">
						<label className="list-pick">
							<input
								type="checkbox"
								aria-label={copy.selectAll}
								checked={isAll}
								onChange={() => onChoose(isAll ? new Set() : new Set(articles.map(({ id }) => id)))}
							/>
						</label>
					</th>
					<th scope="col">{copy.table.article}</th>
					<th scope="col">{copy.table.state}</th>
					<th scope="col">{copy.table.when}</th>
				</tr>
			</thead>
			<tbody>
				{articles.map((article) => (
					<Row
						key={article.id}
						article={article}
						isChosen={chosen.has(article.id)}
						onToggle={() => onChoose(toggled(chosen, article.id))}
					/>
				))}
			</tbody>
		</table>
	);
}

function Row({
	article,
	isChosen,
	onToggle,
}: {
	article: ArticleLine;
	isChosen: boolean;
	onToggle: () => void;
}) {
	const { id, title, summary, author, state, slug } = article;
	const name = title || untitled;
	return (
		<tr data-chosen={isChosen || undefined}>
			<td className="cell-pick">
				<label className="list-pick">
					<input
						type="checkbox"
						aria-label={copy.selectOf(name)}
						checked={isChosen}
						onChange={onToggle}
					/>
				</label>
			</td>
			<th scope="row">
				<a href={panelPaths.editArticle(id)}>{name}</a>
				<span className="cell-note">{[author, summary].filter(Boolean).join(' · ')}</span>
			</th>
			<td>
				<span
					className="desk-state desk-state-line"
					data-state={article.deletedAt === null ? state : 'trash'}
				>
					{states[state]}
				</span>
				{article.changed && state !== 'draft' ? <span className="cell-note">{changed}</span> : null}
				{isPublic(article) && slug !== null ? (
					<a
						className="cell-note"
						href={seeAddress(paths.article(slug))}
						target="_blank"
						rel="noopener"
						data-native
					>
						{write.see}
						<span className="vh">{`: ${name}`}</span>
					</a>
				) : null}
			</td>
			<td className="nowrap">
				<When article={article} />
			</td>
		</tr>
	);
}

function When({
	article: { state, publishedAt, scheduledAt, savedAt, savedBy, deletedAt },
}: {
	article: ArticleLine;
}) {
	const main =
		deletedAt ?? (state === 'scheduled' ? scheduledAt : state === 'published' ? publishedAt : null);
	return (
		<>
			{main === null ? null : <time dateTime={isoLocal(main)}>{formatMoment(main)}</time>}
			<span className="cell-note">{copy.saved(savedBy, formatMoment(savedAt))}</span>
		</>
	);
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
	const next = new Set(chosen);
	if (!next.delete(id)) next.add(id);
	return next;
}
