import { type FormEvent, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { panelCopy } from '#core/copy/panel.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import { NAME_LENGTH } from '#core/identity/contract/limits.ts';
import type { Invitation, Invited } from '#core/identity/contract/operators.ts';
import { ROLES } from '#core/identity/operator.ts';
import { mailWords } from '#core/mail/copy/mail-place.ts';
import { CopyButton } from './copy-button.tsx';

const copy = settingsCopy.operators;
const BLANK: Invitation = { email: '', name: '', role: 'editor' };

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: panelCopy.roles[value] }));

/** Invites an operator, then shows the link so that it can be passed on. */
export function InviteDialog({
	onInvited,
	onClose,
}: {
	onInvited: () => void;
	onClose: () => void;
}) {
	const [invited, setInvited] = useState<Invited | null>(null);
	if (invited !== null) return <InvitedDialog invited={invited} onClose={onClose} />;
	return (
		<Dialog title={copy.inviteTitle} onClose={onClose}>
			<InviteForm
				onInvited={(answer) => {
					setInvited(answer);
					onInvited();
				}}
			/>
		</Dialog>
	);
}

function InviteForm({ onInvited }: { onInvited: (invited: Invited) => void }) {
	const draft = useDraft('convite', BLANK);
	const save = useSave();
	const { value, change } = draft;

	function submit(event: FormEvent): void {
		event.preventDefault();
		void save.run(async () => {
			const invited = await api.send('POST', 'operators', { body: value });
			draft.reset(BLANK);
			onInvited(invited);
		});
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			{draft.restored ? <RestoredNote onDiscard={() => draft.reset(BLANK)} /> : null}
			<Field
				label={copy.name}
				name="name"
				autoComplete="off"
				maxLength={NAME_LENGTH}
				value={value.name}
				error={save.fields.name}
				onChange={(event) => change({ name: event.target.value })}
			/>
			<Field
				label={copy.email}
				name="email"
				type="email"
				inputMode="email"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
				value={value.email}
				error={save.fields.email}
				onChange={(event) => change({ email: event.target.value })}
			/>
			<SelectField
				label={copy.role}
				options={ROLE_OPTIONS}
				value={value.role}
				hint={copy.roleHints[value.role]}
				onPick={(role) => change({ role })}
			/>
			<SaveBar state={save} label={copy.send} />
		</form>
	);
}

/** The invitation link as e-mailed; it is not shown again. */
export function InvitedDialog({
	invited: { operator, link },
	onClose,
}: {
	invited: Invited;
	onClose: () => void;
}) {
	const words = mailWords(usePanel().session.identity);
	return (
		<Dialog title={words.invitedTitle} onClose={onClose}>
			<p>{words.invitedText(operator.email)}</p>
			<p className="secret-text">{link}</p>
			<div className="panel-actions">
				<CopyButton text={link} label={copy.copyLink} done={copy.copied} />
				<button type="button" className="button button-quiet" onClick={onClose}>
					{settingsCopy.close}
				</button>
			</div>
		</Dialog>
	);
}
