import { formatMoment } from '#core/copy/moments.ts';
import type { CurationAction, CurationGroup } from '#core/news/curation/contract.ts';
import { curationCopy as copy } from '#core/news/curation/copy/curation.ts';
import { isoLocal } from '#core/site/dates.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

type GroupRowProps = {
	group: CurationGroup;
	isChosen: boolean;
	/** Single keys that do the same are shown on the buttons. */
	showsKeys: boolean;
	onChoose(): void;
	onAct(action: CurationAction): void;
	onEdit(): void;
};

/** One piece of news: what every source says of it, what it seems to be about, and the decision. */
export function GroupRow({ group, isChosen, showsKeys, onChoose, onAct, onEdit }: GroupRowProps) {
	const { id, title, state, articleId, items } = group;
	const isOpen = state === 'open' || state === 'snoozed';
	const act = (action: CurationAction, key: string, className = 'button button-quiet') => (
		<button
			type="button"
			className={className}
			aria-label={copy.actionOf(copy.actions[action], title)}
			aria-keyshortcuts={showsKeys ? key : undefined}
			data-key={showsKeys ? key : undefined}
			onClick={() => onAct(action)}
		>
			{copy.actions[action]}
		</button>
	);
	return (
		<article
			className="cur-group"
			data-group-id={id}
			tabIndex={-1}
			aria-labelledby={`t-${id}`}
			data-chosen={isChosen || undefined}
		>
			<label className="list-pick">
				<input
					type="checkbox"
					aria-label={copy.pick(title)}
					checked={isChosen}
					onChange={onChoose}
				/>
			</label>
			<div className="cur-body">
				<h2 id={`t-${id}`}>{title}</h2>
				<Facts group={group} />
				<ul className="cur-items">
					{items.map((item) => (
						<li key={item.id}>
							<b>{item.source.name}</b>{' '}
							{item.url === null ? (
								item.title
							) : (
								<a
									href={item.url}
									target="_blank"
									rel="noopener noreferrer"
									data-native
									data-source
								>
									{item.title}
								</a>
							)}{' '}
							<time className="quiet" dateTime={isoLocal(item.at)}>
								{formatMoment(item.at)}
							</time>
							{item.licence === '' ? null : <span className="tag"> {copy.licensed}</span>}
							{item.summary === '' ? null : <p className="cur-summary">{item.summary}</p>}
						</li>
					))}
				</ul>
				<div className="cur-actions">
					{isOpen ? (
						<>
							{act('approve', 'a', 'button')}
							{act('reject', 'r')}
							<button
								type="button"
								className="button button-quiet"
								aria-label={copy.actionOf(copy.edit, title)}
								data-key={showsKeys ? 'e' : undefined}
								onClick={onEdit}
							>
								{copy.edit}
							</button>
							{state === 'open' ? act('snooze', 's') : act('reopen', 'b')}
						</>
					) : null}
					{state === 'rejected' ? act('reopen', 'b') : null}
					{articleId === null ? null : (
						<a className="text-button" href={panelPaths.editArticle(articleId)}>
							{copy.openDraft}
							<span className="vh">{`: ${title}`}</span>
						</a>
					)}
				</div>
			</div>
		</article>
	);
}

function Facts({
	group: { items, teams, competitions, games, kept, rule, state, decidedBy, snoozedUntil },
}: {
	group: CurationGroup;
}) {
	const sources = new Set(items.map(({ source }) => source.id)).size;
	const subjects = [...games, ...teams, ...competitions];
	const standing = [
		sources > 1 ? copy.sources(sources) : null,
		state === 'snoozed' && snoozedUntil !== null ? copy.until(formatMoment(snoozedUntil)) : null,
		state !== 'open' && decidedBy !== null ? copy.by(decidedBy) : null,
		state === 'rejected' && rule !== null ? copy.byRule(rule) : null,
	].filter((words) => words !== null);
	return (
		<div className="cur-facts">
			{kept ? <span className="tag cur-kept">{copy.kept}</span> : null}
			{standing.map((words) => (
				<span key={words} className="tag">
					{words}
				</span>
			))}
			{subjects.length === 0 ? null : (
				<>
					<span className="vh">{copy.about}</span>
					{subjects.map(({ id, name }) => (
						<span key={id} className="cur-subject">
							{name}
						</span>
					))}
				</>
			)}
		</div>
	);
}
