import { type FormEvent, useState } from 'react';
import { pickedCompetition, pickedTeam } from '#app/admin/importing/reading-hints.tsx';
import { Picker } from '#app/admin/names/picker.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import { GAME_STATUSES } from '#core/games/game.ts';
import type { ImportRowView } from '#core/importing/contract/imports.ts';
import type { RowEdit } from '#core/importing/contract/requests.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { ChannelFields } from './channel-fields.tsx';
import { type TypedRow, toEdit, toTyped } from './typed-row.ts';
import { staleRow } from './use-row-decision.ts';

const { edit: copy, row: rowCopy } = importDeskCopy;
const STATUS_OPTIONS = GAME_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] }));

type EditDialogProps = {
	batchId: string;
	row: ImportRowView;
	onSaved(row: ImportRowView): void;
	/**
	 * Another operator changed the row first: gets its current state. The typed input stays in the
	 * form.
	 */
	onStale(row: ImportRowView): void;
	onClose: () => void;
};

/** Corrects one row before the import is committed; an unreadable line can become a game. */
export function EditDialog({ batchId, row, onSaved, onStale, onClose }: EditDialogProps) {
	const [typed, setTyped] = useState<TypedRow>(() => toTyped(row));
	const [revision, setRevision] = useState(row.revision);
	const [isStale, setStale] = useState(false);
	const save = useSave<ImportRowView>();
	const change = (part: Partial<TypedRow>) => setTyped({ ...typed, ...part });

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		const body: RowEdit = { revision, edit: toEdit(typed) };
		setStale(false);
		await save.run(async () => {
			try {
				onSaved(
					await api.send('PATCH', 'imports/:id/rows/:number', {
						params: { id: batchId, number: row.number },
						body,
					}),
				);
			} catch (error) {
				const current = staleRow(error);
				if (current === null) throw error;
				setRevision(current.revision);
				setStale(true);
				onStale(current);
			}
		});
	}

	return (
		<Dialog title={copy.title(row.line)} onClose={onClose}>
			<form className="panel-form edit-row" onSubmit={submit} noValidate>
				<p className="edit-source">
					<span className="quiet">{copy.source}: </span>
					{row.text}
				</p>
				<div className="edit-pair">
					<Field
						label={copy.date}
						type="date"
						value={typed.date}
						error={save.fields['edit.date']}
						onChange={(event) => change({ date: event.target.value })}
					/>
					<Field
						label={copy.time}
						type="time"
						value={typed.time}
						hint={copy.timeHint}
						error={save.fields['edit.time']}
						onChange={(event) => change({ time: event.target.value })}
					/>
				</div>
				<SidePicker label={copy.home} side={typed.home} onChange={(home) => change({ home })} />
				<SidePicker label={copy.away} side={typed.away} onChange={(away) => change({ away })} />
				<Picker
					kind="competition"
					label={copy.competition}
					value={typed.competition === null ? null : pickedCompetition(typed.competition)}
					onChange={(found) =>
						change({ competition: found === null ? null : { id: found.id, name: found.name } })
					}
				/>
				<div className="edit-pair">
					<Field
						label={copy.round}
						value={typed.round}
						maxLength={80}
						onChange={(event) => change({ round: event.target.value })}
					/>
					<Field
						label={copy.venue}
						value={typed.venue}
						maxLength={120}
						onChange={(event) => change({ venue: event.target.value })}
					/>
				</div>
				<SelectField
					label={copy.status}
					options={STATUS_OPTIONS}
					value={typed.status}
					onPick={(status) => change({ status })}
				/>
				<ChannelFields channels={typed.channels} onChange={(channels) => change({ channels })} />
				{isStale ? <Alert>{rowCopy.stale}</Alert> : null}
				{save.problem === null ? null : <Alert>{save.problem}</Alert>}
				<div className="panel-actions">
					<button type="submit" className="button" aria-disabled={save.busy || undefined}>
						{copy.save}
					</button>
					<button type="button" className="button button-quiet" onClick={onClose}>
						{copy.cancel}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

type SidePickerProps = {
	label: string;
	side: TypedRow['home'];
	onChange(side: TypedRow['home']): void;
};

/** A side that the guide does not know keeps the wording of the source. */
function SidePicker({ label, side, onChange }: SidePickerProps) {
	const [written] = useState(side.name);
	const kept = side.id === null && side.name !== '' ? { hint: copy.asWritten(side.name) } : {};
	return (
		<Picker
			kind="team"
			label={label}
			value={side.id === null ? null : pickedTeam({ id: side.id, name: side.name })}
			{...kept}
			onChange={(found, text) =>
				onChange(
					found === null
						? { id: null, name: text.trim() || written }
						: { id: found.id, name: found.name },
				)
			}
		/>
	);
}
