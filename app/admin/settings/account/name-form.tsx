import { type FormEvent, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Conflict } from '#app/admin/ui/conflict.tsx';
import { RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Field } from '#app/ui/form/field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccountView } from '#core/identity/contract/account.ts';
import { NAME_LENGTH } from '#core/identity/contract/limits.ts';
import type { OperatorView } from '#core/identity/contract/operators.ts';

const copy = settingsCopy.account.name;

/** The operator's name, as the team sees it. */
export function NameForm({ account }: { account: AccountView }) {
	const { reloadMe } = usePanel();
	const [saved, setSaved] = useState<OperatorView>(account.operator);
	const draft = useDraft('nome', { name: saved.name ?? '' });
	const save = useSave<OperatorView>();

	function settle(operator: OperatorView): void {
		setSaved(operator);
		draft.reset({ name: operator.name ?? '' });
	}

	async function store(revision: number): Promise<void> {
		await save.run(async () => {
			const { operator } = await api.send('PATCH', 'account', {
				body: {
					revision,
					name: draft.value.name,
				},
			});
			settle(operator);
			await reloadMe();
		});
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(saved.revision);
	}

	return (
		<form className="setting-block" aria-labelledby="nome" onSubmit={submit} noValidate>
			<h2 id="nome">{copy.title}</h2>
			{draft.restored ? <RestoredNote onDiscard={() => settle(saved)} /> : null}
			<Field
				label={copy.label}
				name="name"
				autoComplete="name"
				maxLength={NAME_LENGTH}
				value={draft.value.name}
				error={save.fields.name}
				onChange={(event) => draft.change({ name: event.target.value })}
			/>
			<SaveBar state={save} />
			<Conflict
				save={save}
				rows={({ name }) => [{ label: copy.title, mine: draft.value.name, theirs: name ?? '' }]}
				onKeep={({ revision }) => store(revision)}
				onTake={settle}
			/>
		</form>
	);
}
