import { type FormEvent, useState } from 'react';
import { usePanel } from '#app/admin/panel-context.ts';
import { Conflict, type ConflictRow } from '#app/admin/ui/conflict.tsx';
import { DamagedNote, RestoredNote, SaveBar } from '#app/admin/ui/save-bar.tsx';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Field } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import type { BrandView } from '#core/brand/contract.ts';
import { brandSettingsCopy } from '#core/brand/copy/settings.ts';
import { BrandPreview } from './brand-preview.tsx';
import { LogoField } from './logo-field.tsx';

type Typed = Omit<BrandView, 'revision' | 'isDamaged'>;

const { identity: copy, logo, saved: done, empty } = brandSettingsCopy;

/** The record configuracoes/marca (S3.01), with a preview of the public frame beside it. */
export function BrandForm({ brand }: { brand: BrandView }) {
	const { showBrand } = usePanel();
	const [saved, setSaved] = useState(brand);
	const { value, change, restored, reset } = useDraft('marca', toTyped(saved));
	const save = useSave<BrandView>();
	const { fields } = save;

	async function store(revision: number): Promise<void> {
		await save.run(async () =>
			take(await api.send('PUT', 'brand', { body: { ...value, revision } })),
		);
	}

	function take(stored: BrandView): void {
		setSaved(stored);
		reset(toTyped(stored));
		showBrand(toTyped(stored));
	}

	function submit(event: FormEvent): void {
		event.preventDefault();
		void store(saved.revision);
	}

	return (
		<form className="brand-form" onSubmit={submit} noValidate>
			<div className="panel-form">
				{saved.isDamaged ? <DamagedNote /> : null}
				{restored ? <RestoredNote onDiscard={() => reset(toTyped(saved))} /> : null}
				<Field
					label={copy.nomeApp}
					value={value.nomeApp}
					maxLength={60}
					error={fields.nomeApp}
					onChange={(event) => change({ nomeApp: event.target.value })}
				/>
				<Field
					label={copy.slogan}
					value={value.slogan}
					maxLength={200}
					hint={copy.sloganHint}
					error={fields.slogan}
					onChange={(event) => change({ slogan: event.target.value })}
				/>
				<LogoField
					logoURL={value.logoURL}
					saved={saved.logoURL}
					error={fields.logoURL}
					onChange={(logoURL) => change({ logoURL })}
				/>
				<TextAreaField
					label={copy.textoRodape}
					rows={3}
					value={value.textoRodape}
					maxLength={2000}
					hint={copy.textoRodapeHint}
					error={fields.textoRodape}
					onChange={(event) => change({ textoRodape: event.target.value })}
				/>
				<SaveBar state={save} done={done} />
			</div>
			<BrandPreview brand={value} />
			<Conflict
				save={save}
				rows={(theirs) => compare(value, theirs)}
				onKeep={({ revision }) => store(revision)}
				onTake={take}
			/>
		</form>
	);
}

function toTyped({ nomeApp, slogan, logoURL, textoRodape }: BrandView): Typed {
	return { nomeApp, slogan, logoURL, textoRodape };
}

function compare(mine: Typed, theirs: Typed): ConflictRow[] {
	const texts = (['nomeApp', 'slogan', 'textoRodape'] as const).map((name) => ({
		...{ label: copy[name], mine: mine[name] || empty, theirs: theirs[name] || empty },
	}));
	const word = (logoURL: string) => (logoURL === '' ? logo.no : logo.yes);
	const [here, there] = [word(mine.logoURL), word(theirs.logoURL)];
	const differs = here === there && mine.logoURL !== theirs.logoURL;
	return [...texts, { label: logo.title, mine: here, theirs: differs ? logo.other : there }];
}
