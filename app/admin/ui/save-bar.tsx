import { Alert } from '#app/ui/form/alert.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import { CancelButton } from './dialog.tsx';
import { type DoneWords, doneWords } from './done-words.ts';
import type { SaveState } from './use-save.tsx';

/** The save button with the result of the save; in a dialog also the way out. */
export function SaveBar({
	state,
	label = settingsCopy.save,
	done = settingsCopy.saved,
}: {
	state: SaveState;
	label?: string;
	done?: string | DoneWords;
}) {
	const { busy, problem, conflict } = state;
	return (
		<div className="save-bar">
			{problem === null || conflict !== null ? null : <Alert>{problem}</Alert>}
			<div className="panel-actions">
				<button type="submit" className="button" aria-disabled={busy || undefined}>
					{busy ? settingsCopy.saving : label}
				</button>
				<CancelButton label={state.done ? settingsCopy.close : settingsCopy.cancel} />
				<p role="status" className="save-done">
					{state.done ? (typeof done === 'string' ? done : doneWords(done, state.written)) : ''}
				</p>
			</div>
		</div>
	);
}

/** Says that the stored values could not be read, so the form shows defaults. */
export function DamagedNote({ children }: { children?: string }) {
	return <Alert>{children ?? settingsCopy.damaged}</Alert>;
}

/** Says that the form holds an unsaved draft of an earlier visit. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
	return (
		<Alert kind="note">
			{settingsCopy.restored}{' '}
			<button type="button" className="text-button text-button-inline" onClick={onDiscard}>
				{settingsCopy.discard}
			</button>
		</Alert>
	);
}
