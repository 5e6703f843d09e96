import { type FormEvent, useState } from 'react';
import { Conflict } from '#app/admin/ui/conflict.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type {
	ProviderChange,
	ProviderList,
	ProviderView,
} from '#core/identity/contract/providers.ts';

const copy = settingsCopy.access.provider;
const FIELDS = ['label', 'issuer', 'clientId'] as const;

type Typed = Omit<ProviderChange, 'revision' | 'clientSecret'>;
type ProviderDialogProps = {
	/** Null = a new provider. */
	provider: ProviderView | null;
	returnAddress: string;
	onSaved: (list: ProviderList) => void;
	onClose: () => void;
};

/**
 * Adds or edits a provider. The secret is stored encrypted and never shown again; drafts do not
 * contain it.
 */
export function ProviderDialog({ provider, returnAddress, onSaved, onClose }: ProviderDialogProps) {
	const saved = toTyped(provider);
	const draft = useDraft<Typed>(`provedor:${provider?.id ?? 'novo'}`, saved);
	const [secret, setSecret] = useState('');
	const [sure, setSure] = useState(false);
	const save = useSave<ProviderView>();
	const { value, change } = draft;

	async function store(revision: number): Promise<void> {
		await save.run(async () => {
			const body = { ...value, clientSecret: secret === '' ? null : secret, revision };
			const list =
				provider === null
					? await api.send('POST', 'access/providers', { body })
					: await api.send('PUT', 'access/providers/:id', { params: { id: provider.id }, body });
			draft.reset(saved);
			onSaved(list);
		});
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(provider?.revision ?? 0);
	}

	function remove(): void {
		if (provider === null) return;
		if (!sure) return setSure(true);
		const { id, revision } = provider;
		void save.run(async () =>
			onSaved(
				await api.send('DELETE', 'access/providers/:id', { params: { id }, query: { revision } }),
			),
		);
	}

	return (
		<Dialog title={copy.title} onClose={onClose}>
			<form className="panel-form" onSubmit={submit} noValidate>
				{draft.restored ? <RestoredNote onDiscard={() => draft.reset(saved)} /> : null}
				{FIELDS.map((name) => (
					<Field
						key={name}
						label={copy[name]}
						name={name}
						autoComplete="off"
						spellCheck={false}
						hint={name === 'issuer' ? copy.issuerHint : undefined}
						value={value[name]}
						error={save.fields[name]}
						onChange={(event) => change({ [name]: event.target.value })}
					/>
				))}
				<Field
					label={copy.clientSecret}
					type="password"
					autoComplete="off"
					hint={provider?.hasSecret ? copy.secretKept : undefined}
					value={secret}
					error={save.fields.clientSecret}
					onChange={(event) => setSecret(event.target.value)}
				/>
				<CheckField
					label={copy.enabled}
					checked={value.enabled}
					onChange={(enabled) => change({ enabled })}
				/>
				<p className="quiet">
					{copy.returnAddress} <code className="secret-text">{returnAddress}</code>
				</p>
				<SaveBar state={save} />
				{provider === null ? null : (
					<button type="button" className="text-button" onClick={remove}>
						{sure ? copy.removeSure : copy.remove}
					</button>
				)}
			</form>
			<Conflict
				save={save}
				rows={(theirs) =>
					FIELDS.map((name) => ({ label: copy[name], mine: value[name], theirs: theirs[name] }))
				}
				onKeep={({ revision }) => store(revision)}
				onTake={(theirs) => draft.reset(toTyped(theirs))}
			/>
		</Dialog>
	);
}

function toTyped(provider: ProviderView | null): Typed {
	if (provider === null) return { label: '', issuer: '', clientId: '', enabled: true };
	const { label, issuer, clientId, enabled } = provider;
	return { label, issuer, clientId, enabled };
}
