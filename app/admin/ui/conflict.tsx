import { settingsCopy } from '#core/copy/settings.ts';
import { Dialog } from './dialog.tsx';
import type { SaveState } from './use-save.tsx';

export type ConflictRow = { label: string; mine: string; theirs: string };

type ConflictProps<Stored> = {
	save: Pick<SaveState<Stored>, 'conflict'> & { reset(): void };
	rows(theirs: Stored): readonly ConflictRow[];
	/** Stores what is typed over the revision of the other. */
	onKeep(theirs: Stored): unknown;
	onTake(theirs: Stored): void;
	/** After the question is closed in another way than by keeping. */
	onClose?(): unknown;
};

const copy = settingsCopy.conflict;

/** A choice in a row. */
export const yesNo = (value: boolean) => (value ? '✓' : '—');

/**
 * Another operator saved first: shows both versions side by side and asks which to keep. Nothing is
 * overwritten silently, and no typed text is lost.
 */
export function Conflict<Stored>({ save, rows, onKeep, onTake, onClose }: ConflictProps<Stored>) {
	const { conflict, reset } = save;
	if (conflict === null) return null;
	const close = () => {
		reset();
		onClose?.();
	};
	const take = () => {
		onTake(conflict);
		close();
	};
	return (
		<Dialog title={copy.title} onClose={close}>
			<p>{copy.text}</p>
			<div className="table-scroll">
				<table className="grid-table">
					<thead>
						<tr>
							<th scope="col">{copy.field}</th>
							<th scope="col">{copy.mine}</th>
							<th scope="col">{copy.theirs}</th>
						</tr>
					</thead>
					<tbody>
						{rows(conflict).map(({ label, mine, theirs }) => (
							<tr key={label} data-differs={mine === theirs ? undefined : true}>
								<th scope="row">{label}</th>
								<td>{mine}</td>
								<td>{theirs}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<div className="panel-actions">
				<button type="button" className="button" onClick={() => onKeep(conflict)}>
					{copy.keep}
				</button>
				<button type="button" className="button button-quiet" onClick={take}>
					{copy.take}
				</button>
			</div>
		</Dialog>
	);
}
