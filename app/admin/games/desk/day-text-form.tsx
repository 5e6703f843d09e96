import { type FormEvent, useState } from 'react';
import { CopyButton } from '#app/admin/settings/copy-button.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import type { DayText } from '#core/exporting/contract.ts';
import { exportDeskCopy } from '#core/exporting/copy/desk.ts';

const { text: copy } = exportDeskCopy;

/**
 * The games of a day as a message to be copied or sent. `first` = the day that is offered,
 * YYYY-MM-DD.
 */
export function DayTextForm({ first }: { first: string }) {
	const [day, setDay] = useState(first);
	const [made, setMade] = useState<DayText | null>(null);
	const save = useSave();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setMade(null);
		void save.run(async () => setMade(await api.get('games/day-text', { query: { dia: day } })));
	};
	return (
		<section className="gd-day-text" aria-labelledby="texto-do-dia">
			<h3 id="texto-do-dia">{copy.title}</h3>
			<p className="quiet">{copy.about}</p>
			<form onSubmit={submit} noValidate>
				<Field
					label={copy.day}
					type="date"
					min="1900-01-01"
					max="2100-12-31"
					value={day}
					error={save.fields.dia}
					onChange={(event) => {
						setDay(event.target.value);
						setMade(null);
					}}
				/>
				<button
					type="submit"
					className="button button-quiet"
					aria-disabled={save.busy || undefined}
				>
					{save.busy ? copy.making : copy.make}
				</button>
			</form>
			<p role="status" className={made?.games === 0 ? 'gd-export-nothing' : 'vh'}>
				{made === null ? '' : made.games === 0 ? copy.nothing : copy.made(made.games)}
			</p>
			{save.problem === null || save.fields.dia !== undefined ? null : (
				<Alert>{save.problem}</Alert>
			)}
			{made === null || made.games === 0 ? null : <MadeText made={made} />}
		</section>
	);
}

function MadeText({ made: { text, link } }: { made: DayText }) {
	return (
		<>
			<TextAreaField label={copy.label} rows={8} readOnly value={text} />
			<div className="panel-actions">
				<CopyButton key={text} text={text} label={copy.copy} done={copy.copied} />
				<a className="button button-quiet" href={link} target="_blank" rel="noopener noreferrer">
					{copy.send} <span className="vh">({copy.sendHint})</span>
				</a>
			</div>
		</>
	);
}
