import { type ReactNode, useState } from 'react';
import { useSaveKeys } from '#app/admin/games/form/use-game-desk.ts';
import { Conflict, type ConflictRow } from '#app/admin/ui/conflict.tsx';
import { doneWords } from '#app/admin/ui/done-words.ts';
import { RestoredNote } from '#app/admin/ui/save-bar.tsx';
import { seeAddress } from '#app/api-client/written.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { namesCopy as copy } from '#core/names/copy/desk.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { MergeDialog } from './merge-dialog.tsx';
import type { NameDesk } from './use-name-desk.ts';

type Named = { id: string; name: string; revision: number; games: number };

type NameFrameProps<Row extends Named, Typed extends object> = {
	kind: PickerKind;
	desk: NameDesk<Row, Typed>;
	/** Path of its public page. */
	path: string;
	/** Field by field: the typed value and the one that another operator saved. */
	compare(theirs: Row): ConflictRow[];
	onMerged(into: string): void;
	onBack(): void;
	children: ReactNode;
};

/**
 * The common frame of the team, competition and channel forms: heading, saving, conflicts and the
 * merging of duplicates.
 */
export function NameFrame<Row extends Named, Typed extends object>(
	props: NameFrameProps<Row, Typed>,
) {
	const { kind, desk, path, compare, onMerged, onBack, children } = props;
	const { stored, draft, save } = desk;
	const [isMerging, setMerging] = useState(false);
	const store = () => void desk.store(draft.value.base);
	useSaveKeys({ onSave: store, onAnother: store });
	return (
		<section className="name-form" aria-labelledby="cadastro">
			<div className="name-head">
				<button type="button" className="text-button" onClick={onBack}>
					{copy.back}
				</button>
				<h2 id="cadastro" tabIndex={-1}>
					{stored.name}
				</h2>
				<p className="quiet">
					{copy.games(stored.games)}{' '}
					<a href={seeAddress(path)} target="_blank" rel="noopener">
						{copy.see}
					</a>
				</p>
			</div>
			{draft.restored ? <RestoredNote onDiscard={() => desk.take(stored)} /> : null}
			{children}
			{save.problem !== null && save.conflict === null ? <Alert>{save.problem}</Alert> : null}
			<div className="game-bar">
				<div className="panel-actions">
					<button
						type="button"
						className="button"
						aria-disabled={save.busy || undefined}
						aria-keyshortcuts="Control+S"
						onClick={store}
					>
						{save.busy ? settingsCopy.saving : settingsCopy.save}
						<kbd>{copy.key}</kbd>
					</button>
					<p role="status" className="save-done">
						{save.done ? doneWords(copy.saved, save.written) : ''}
					</p>
				</div>
			</div>
			<p>
				<button type="button" className="text-button" onClick={() => setMerging(true)}>
					<ToolIcon name="swap" />
					{copy.merge.open}
				</button>
			</p>
			{isMerging ? (
				<MergeDialog
					kind={kind}
					from={stored}
					onMerged={onMerged}
					onClose={() => setMerging(false)}
				/>
			) : null}
			<Conflict
				save={save}
				rows={compare}
				onKeep={({ revision }) => desk.store(revision)}
				onTake={desk.take}
			/>
		</section>
	);
}
