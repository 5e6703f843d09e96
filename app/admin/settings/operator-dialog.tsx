import { type FormEvent, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Conflict, yesNo } from '#app/admin/ui/conflict.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import { NAME_LENGTH } from '#core/identity/contract/limits.ts';
import type { Invited, OperatorView } from '#core/identity/contract/operators.ts';
import type { Role } from '#core/identity/operator.ts';
import { InvitedDialog, ROLE_OPTIONS } from './invite-dialog.tsx';
import { OperatorActions } from './operator-actions.tsx';

const copy = settingsCopy.operators;

type OperatorDialogProps = { operator: OperatorView; onChanged: () => void; onClose: () => void };
type Typed = { name: string; role: Role; disabled: boolean };

/** Edits one operator: name, role, access, and rare actions. */
export function OperatorDialog({ operator, onChanged, onClose }: OperatorDialogProps) {
	const { me } = usePanel();
	const [saved, setSaved] = useState(operator);
	const [invited, setInvited] = useState<Invited | null>(null);
	const draft = useDraft(`operador:${operator.id}`, toTyped(saved));
	const save = useSave<OperatorView>();
	const { value, change } = draft;
	const isOwn = saved.id === me.id;

	function take(current: OperatorView): void {
		setSaved(current);
		draft.reset(toTyped(current));
		onChanged();
	}

	async function store(revision: number): Promise<void> {
		const { name, ...access } = value;
		const body = { revision, name, ...(isOwn ? {} : access) };
		await save.run(async () => {
			take(await api.send('PATCH', 'operators/:id', { params: { id: saved.id }, body }));
		});
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(saved.revision);
	}

	if (invited !== null) return <InvitedDialog invited={invited} onClose={onClose} />;
	return (
		<Dialog title={copy.editTitle(saved.name ?? saved.email)} onClose={onClose}>
			<p className="quiet">{saved.email}</p>
			<form className="panel-form" onSubmit={submit} noValidate>
				{draft.restored ? <RestoredNote onDiscard={() => draft.reset(toTyped(saved))} /> : null}
				<Field
					label={copy.name}
					autoComplete="off"
					maxLength={NAME_LENGTH}
					value={value.name}
					error={save.fields.name}
					onChange={(event) => change({ name: event.target.value })}
				/>
				<SelectField
					label={copy.role}
					options={ROLE_OPTIONS}
					disabled={isOwn}
					value={value.role}
					hint={copy.roleHints[value.role]}
					onPick={(role) => change({ role })}
				/>
				{isOwn ? null : (
					<CheckField
						label={copy.disabled}
						checked={value.disabled}
						onChange={(disabled) => change({ disabled })}
					/>
				)}
				<SaveBar state={save} />
			</form>
			{isOwn ? null : (
				<OperatorActions
					operator={saved}
					onInvited={setInvited}
					onChanged={onChanged}
					onRemoved={onClose}
				/>
			)}
			<Conflict
				save={save}
				rows={({ name, role, disabled }) => [
					{ label: copy.name, mine: value.name, theirs: name ?? '' },
					{ label: copy.role, mine: panelCopy.roles[value.role], theirs: panelCopy.roles[role] },
					{ label: copy.state.disabled, mine: yesNo(value.disabled), theirs: yesNo(disabled) },
				]}
				onKeep={({ revision }) => store(revision)}
				onTake={take}
			/>
		</Dialog>
	);
}

function toTyped({ name, role, disabled }: OperatorView): Typed {
	return { name: name ?? '', role, disabled };
}
