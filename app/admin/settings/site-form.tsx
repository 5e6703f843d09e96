import { type ComponentProps, type FormEvent, useState } from 'react';
import { Conflict, type ConflictRow } from '#app/admin/ui/conflict.tsx';
import { DamagedNote, RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Field } from '#app/ui/form/field.tsx';
import { brandSettingsCopy } from '#core/brand/copy/settings.ts';
import type { SiteChange, SiteView } from '#core/brand/site-contract.ts';

const { site: copy, empty } = brandSettingsCopy;

type Name = Exclude<keyof SiteView, 'revision' | 'isDamaged'>;
type Typed = Record<Name, string>;

const FIELDS: readonly ({ name: Name; label: string; hint: string } & Pick<
	ComponentProps<typeof Field>,
	'type' | 'maxLength'
>)[] = [
	{
		name: 'logoTextoAlternativo',
		label: copy.logoTextoAlternativo,
		hint: copy.logoTextoAlternativoHint,
		maxLength: 120,
	},
	{
		name: 'perfilSocialURL',
		label: copy.perfilSocialURL,
		hint: copy.perfilSocialHint,
		type: 'url',
		maxLength: 300,
	},
	{
		name: 'contatoEmail',
		label: copy.contatoEmail,
		hint: copy.contatoHint,
		type: 'email',
		maxLength: 200,
	},
	{ name: 'responsavel', label: copy.responsavel, hint: copy.responsavelHint, maxLength: 200 },
];

/**
 * The record configuracoes/site: facts beyond the brand for the public frame and the privacy page.
 */
export function SiteForm({ site }: { site: SiteView }) {
	const [saved, setSaved] = useState(site);
	const { value, change, restored, reset } = useDraft('site', toTyped(saved));
	const save = useSave<SiteView>();
	const { fields } = save;

	async function store(revision: number): Promise<void> {
		await save.run(async () =>
			take(await api.send('PUT', 'site', { body: toChange(value, revision) })),
		);
	}

	function take(stored: SiteView): void {
		setSaved(stored);
		reset(toTyped(stored));
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(saved.revision);
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			{saved.isDamaged ? <DamagedNote /> : null}
			{restored ? <RestoredNote onDiscard={() => reset(toTyped(saved))} /> : null}
			{FIELDS.map(({ name, ...field }) => (
				<Field
					key={name}
					{...field}
					value={value[name]}
					error={fields[name]}
					onChange={(event) => change({ [name]: event.target.value })}
				/>
			))}
			<SaveBar state={save} done={copy.saved} />
			<Conflict
				save={save}
				rows={(theirs) => compare(value, toTyped(theirs))}
				onKeep={({ revision }) => store(revision)}
				onTake={take}
			/>
		</form>
	);
}

function toTyped({ revision: _revision, isDamaged: _damaged, ...site }: SiteView): Typed {
	return Object.fromEntries(
		Object.entries(site).map(([name, value]) => [name, value ?? '']),
	) as Typed;
}

/** Empty fields are stored as unset. */
function toChange(typed: Typed, revision: number): SiteChange {
	const set = (name: Name) => typed[name].trim() || null;
	return {
		...{
			perfilSocialURL: set('perfilSocialURL'),
			contatoEmail: set('contatoEmail'),
			responsavel: set('responsavel'),
		},
		...{ logoTextoAlternativo: set('logoTextoAlternativo'), revision },
	};
}

function compare(mine: Typed, theirs: Typed): ConflictRow[] {
	return FIELDS.map(({ name, label }) => ({
		label,
		mine: mine[name] || empty,
		theirs: theirs[name] || empty,
	}));
}
