import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { doneWords } from '#app/admin/ui/done-words.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { lastWritten, seeAddress } from '#app/api-client/written.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { Written } from '#core/admin/written.ts';
import { problemCopy } from '#core/copy/problems.ts';
import type { GameRecord } from '#core/games/contract/form.ts';
import { gameFormCopy as copy } from '#core/games/copy/form.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { paths } from '#core/site/paths.ts';
import type { useGameDesk } from './use-game-desk.ts';

type SaveBarProps = {
	desk: ReturnType<typeof useGameDesk>;
	isFresh: boolean;
	onSave(): void;
	onAnother(): void;
};

/** The save buttons and the result of the last save. The bar is always visible. */
export function GameSaveBar({ desk, isFresh, onSave, onAnother }: SaveBarProps) {
	const { save, stored, former } = desk;
	const shown = former ?? stored;
	const isDone = (save.done || isFresh) && shown !== null;
	return (
		<div className="game-bar">
			<p role="status" className="save-done">
				{isDone ? (
					<Done record={shown} isFormer={former !== null} written={save.written ?? lastWritten()} />
				) : null}
			</p>
			<div className="panel-actions">
				<button
					type="button"
					className="button"
					aria-disabled={save.busy || undefined}
					aria-keyshortcuts="Control+S"
					onClick={onSave}
				>
					{save.busy ? copy.saving : copy.save}
					<kbd>{copy.keys.save}</kbd>
				</button>
				<button
					type="button"
					className="button button-quiet"
					aria-keyshortcuts="Control+Enter"
					onClick={onAnother}
				>
					{copy.saveAnother}
					<kbd>{copy.keys.another}</kbd>
				</button>
			</div>
		</div>
	);
}

function Done({
	record,
	isFormer,
	written,
}: {
	record: GameRecord;
	isFormer: boolean;
	written: Written | null;
}) {
	const own = record.publication === 'draft' ? copy.savedDraft : doneWords(copy.saved, written);
	return (
		<>
			{isFormer ? copy.savedGame(titleOf(record)) : own}{' '}
			{record.publication === 'published' ? (
				<a href={seeAddress(paths.game(record.slug))} target="_blank" rel="noopener">
					{copy.see}
				</a>
			) : null}{' '}
			{isFormer ? <a href={panelPaths.editGame(record.id)}>{copy.edit}</a> : null}
		</>
	);
}

/** Moves the game to the trash, from which it can be restored for 30 days. */
export function TrashButton({ record, onGone }: { record: GameRecord; onGone(): void }) {
	const navigate = useNavigate();
	const [asking, setAsking] = useState(false);
	const save = useSave();
	const [isStale, setStale] = useState(false);

	async function trash(): Promise<void> {
		await save.run(async () => {
			const { id, revision } = record;
			const target = { games: [{ id, revision }] };
			const result = await api.send('POST', 'games/bulk', {
				body: {
					action: { kind: 'trash' },
					target,
				},
			});
			if (result.changed === 0) return setStale(true);
			onGone();
			await navigate(panelPaths.games);
		});
	}

	return (
		<>
			<button
				type="button"
				className="text-button text-button-danger"
				onClick={() => setAsking(true)}
			>
				<ToolIcon name="trash" />
				{copy.trash}
			</button>
			{asking ? (
				<Dialog title={copy.trash} onClose={() => setAsking(false)}>
					<p>{copy.trashSure(titleOf(record))}</p>
					{save.problem !== null || isStale ? (
						<Alert>{save.problem ?? problemCopy.stale}</Alert>
					) : null}
					<div className="panel-actions">
						<button type="button" className="button button-danger" onClick={() => void trash()}>
							{copy.trashYes}
						</button>
						<button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
							{copy.cancel}
						</button>
					</div>
				</Dialog>
			) : null}
		</>
	);
}

/** 'Flamengo × Palmeiras'. */
export function titleOf({ home, away, names }: GameRecord): string {
	const name = ({ teamId, label }: GameRecord['home']) =>
		names.teams.find(({ id }) => id === teamId)?.shortName ?? label ?? copy.someone;
	return copy.title(name(home), name(away));
}
