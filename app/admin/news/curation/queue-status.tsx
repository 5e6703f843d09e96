import type { CurationAction } from '#core/news/curation/contract.ts';
import { curationCopy as copy } from '#core/news/curation/copy/curation.ts';
import type { CurationTab } from '#core/news/curation/curation-filter.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { useQueue } from './use-queue.ts';

type QueueStatusProps = {
	queue: ReturnType<typeof useQueue>;
	chosen: number;
	tab: CurationTab;
	/** Single keys do something here. */
	keysOn: boolean;
	onAct(action: CurationAction): void;
	onClear(): void;
};

const ACTIONS: Record<CurationTab, readonly CurationAction[]> = {
	open: ['approve', 'reject', 'snooze'],
	snoozed: ['approve', 'reject', 'reopen'],
	approved: [],
	rejected: ['approve', 'reopen'],
};

/**
 * Above the list, always in sight: what was done and the way back, what has come, and what can be
 * done with those that are chosen.
 */
export function QueueStatus({
	queue: { last, fresh, page, undo, showFresh },
	chosen,
	tab,
	keysOn,
	onAct,
	onClear,
}: QueueStatusProps) {
	return (
		<div className="cur-status">
			{last === null && keysOn ? <p className="cur-hint">{copy.hint}</p> : null}
			<p role="status" className="cur-last">
				{last === null ? '' : last.words}
			</p>
			{last?.decision == null ? null : (
				<button type="button" className="text-button" onClick={() => void undo()}>
					{copy.undo}
				</button>
			)}
			{last?.articleId == null ? null : (
				<a className="text-button" href={panelPaths.editArticle(last.articleId)}>
					{copy.openDraft}
				</a>
			)}
			{fresh.length === 0 ? null : (
				<p className="cur-fresh">
					{copy.fresh(fresh.length)}{' '}
					<button type="button" className="text-button text-button-inline" onClick={showFresh}>
						{copy.showFresh}
					</button>
				</p>
			)}
			{page.waiting === 0 ? null : <p className="quiet">{copy.waiting(page.waiting)}</p>}
			{chosen === 0 ? null : (
				<fieldset className="list-bulk-bar" aria-label={copy.chosen(chosen)}>
					<strong>{copy.chosen(chosen)}</strong>
					{ACTIONS[tab].map((action) => (
						<button
							key={action}
							type="button"
							className="button button-quiet"
							onClick={() => onAct(action)}
						>
							{copy.actions[action]}
						</button>
					))}
					<button type="button" className="text-button" onClick={onClear}>
						{copy.unchoose}
					</button>
				</fieldset>
			)}
		</div>
	);
}
