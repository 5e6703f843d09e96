import { type FormEvent, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Conflict, type ConflictRow, yesNo } from '#app/admin/ui/conflict.tsx';
import { DamagedNote, RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { settingsCopy } from '#core/copy/settings.ts';
import type { AccessChange, AccessView } from '#core/identity/contract/access.ts';

const copy = settingsCopy.access;
const ASKED = ['lowercase', 'uppercase', 'digit', 'symbol'] as const;

/** The form values. */
type Typed = {
	minLength: string;
	lowercase: boolean;
	uppercase: boolean;
	digit: boolean;
	symbol: boolean;
	administratorsNeedFactor: boolean;
	openSignUp: boolean;
	domains: string;
};

/** Password rules, new accounts, and allowed sign-in destinations. Read-only for editors. */
export function AccessForm({ access }: { access: AccessView }) {
	const { me } = usePanel();
	const [saved, setSaved] = useState(access);
	const draft = useDraft('acesso', toTyped(saved));
	const save = useSave<AccessView>();
	const { value, change } = draft;
	const locked = me.role !== 'administrator';

	async function store(revision: number): Promise<void> {
		await save.run(async () =>
			take(await api.send('PUT', 'access', { body: toChange(value, saved, revision) })),
		);
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(saved.revision);
	}

	function take(current: AccessView): void {
		setSaved(current);
		draft.reset(toTyped(current));
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			{locked ? <Alert kind="note">{settingsCopy.onlyAdministrator}</Alert> : null}
			{saved.isDamaged ? <DamagedNote /> : null}
			{draft.restored ? <RestoredNote onDiscard={() => draft.reset(toTyped(saved))} /> : null}
			<fieldset disabled={locked} className="setting-block">
				<legend>{copy.policy}</legend>
				<Field
					label={copy.minLength}
					type="number"
					inputMode="numeric"
					min={6}
					max={64}
					value={value.minLength}
					error={save.fields['passwordPolicy.minLength']}
					hint={copy.minLengthHint}
					onChange={(event) => change({ minLength: event.target.value })}
				/>
				{ASKED.map((name) => (
					<CheckField
						key={name}
						label={copy[name]}
						checked={value[name]}
						onChange={(checked) => change({ [name]: checked })}
					/>
				))}
			</fieldset>
			<fieldset disabled={locked} className="setting-block">
				<legend>{copy.administrators}</legend>
				<CheckField
					label={copy.administratorsNeedFactor}
					checked={value.administratorsNeedFactor}
					onChange={(administratorsNeedFactor) => change({ administratorsNeedFactor })}
				/>
			</fieldset>
			<fieldset disabled={locked} className="setting-block">
				<legend>{copy.accounts}</legend>
				<CheckField
					label={copy.openSignUp}
					checked={value.openSignUp}
					onChange={(openSignUp) => change({ openSignUp })}
				/>
				<TextAreaField
					label={copy.domains}
					hint={copy.domainsHint}
					rows={3}
					spellCheck={false}
					value={value.domains}
					onChange={(event) => change({ domains: event.target.value })}
				/>
			</fieldset>
			{locked ? null : <SaveBar state={save} />}
			<Conflict
				save={save}
				rows={(theirs) => compare(value, toTyped(theirs))}
				onKeep={({ revision }) => store(revision)}
				onTake={take}
			/>
		</form>
	);
}

function toTyped({ passwordPolicy, authorizedDomains, ...access }: AccessView): Typed {
	const { minLength, lowercase, uppercase, digit, symbol } = passwordPolicy;
	return {
		minLength: String(minLength),
		lowercase,
		uppercase,
		digit,
		symbol,
		administratorsNeedFactor: access.administratorsNeedFactor,
		openSignUp: access.openSignUp,
		domains: authorizedDomains.join('\n'),
	};
}

function toChange(
	{ minLength, administratorsNeedFactor, openSignUp, domains, ...asked }: Typed,
	saved: AccessView,
	revision: number,
): AccessChange {
	const list = domains
		.split(/[\s,;]+/)
		.filter(Boolean)
		.map((domain) => domain.toLowerCase());
	return {
		...{ revision, administratorsNeedFactor, openSignUp, authorizedDomains: list },
		passwordPolicy: {
			...saved.passwordPolicy,
			...asked,
			minLength: minLength === '' ? Number.NaN : Number(minLength),
		},
	};
}

function compare(mine: Typed, theirs: Typed): ConflictRow[] {
	return [
		{ label: copy.minLength, mine: mine.minLength, theirs: theirs.minLength },
		...ASKED.map((name) => ({
			label: copy[name],
			mine: yesNo(mine[name]),
			theirs: yesNo(theirs[name]),
		})),
		{
			label: copy.administrators,
			mine: yesNo(mine.administratorsNeedFactor),
			theirs: yesNo(theirs.administratorsNeedFactor),
		},
		{ label: copy.accounts, mine: yesNo(mine.openSignUp), theirs: yesNo(theirs.openSignUp) },
		{ label: copy.domains, mine: mine.domains, theirs: theirs.domains },
	];
}
