import { type FormEvent, useState } from 'react';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { formatMoment } from '#core/copy/moments.ts';
import type { DryRun, Rules, RuleView } from '#core/news/curation/contract.ts';
import { curationCopy } from '#core/news/curation/copy/curation.ts';

const copy = curationCopy.rule;

type RuleFormProps = {
	rule: RuleView | null;
	sources: Rules['sources'];
	onSaved(rules: Rules): void;
	onBack(): void;
};

/** One rule; before it is saved one sees what it would have found. */
export function RuleForm({ rule, sources, onSaved, onBack }: RuleFormProps) {
	const [kind, setKind] = useState<RuleView['kind']>(rule?.kind ?? 'reject');
	const [words, setWords] = useState(rule?.words.join('\n') ?? '');
	const [sourceIds, setSourceIds] = useState<readonly string[]>(rule?.sourceIds ?? []);
	const [enabled, setEnabled] = useState(rule?.enabled ?? true);
	const [tried, setTried] = useState<DryRun | null>(null);
	const save = useSave<RuleView>();
	const trial = useSave();
	const list = words
		.split('\n')
		.map((word) => word.trim())
		.filter(Boolean);
	const body = { kind, words: list, sourceIds, enabled };
	const isRule = list.length > 0 || sourceIds.length > 0;

	const run = () =>
		void trial.run(async () =>
			setTried(await api.send('POST', 'curation/rules/dry-run', { body })),
		);

	function submit(event: FormEvent): void {
		event.preventDefault();
		if (!isRule) return;
		void save.run(async () => {
			const call =
				rule === null
					? api.send('POST', 'curation/rules', { body })
					: api.send('PUT', 'curation/rules/:id', {
							params: { id: rule.id },
							body: {
								...body,
								revision: rule.revision,
							},
						});
			onSaved(await call);
		});
	}

	return (
		<form className="panel-form" onSubmit={submit} noValidate>
			<SelectField
				label={copy.kind}
				value={kind}
				options={(['reject', 'keep'] as const).map((value) => ({
					value,
					label: copy.kinds[value],
				}))}
				onChange={(event) => setKind(event.target.value as RuleView['kind'])}
			/>
			<TextAreaField
				label={copy.words}
				hint={copy.wordsHint}
				rows={4}
				value={words}
				onChange={(event) => setWords(event.target.value)}
			/>
			{sources.length === 0 ? null : (
				<fieldset className="rule-sources">
					<legend className="field-label">{copy.sources}</legend>
					<p className="field-hint">{copy.sourcesHint}</p>
					{sources.map(({ id, name }) => (
						<CheckField
							key={id}
							label={name}
							checked={sourceIds.includes(id)}
							onChange={(on) =>
								setSourceIds(on ? [...sourceIds, id] : sourceIds.filter((other) => other !== id))
							}
						/>
					))}
				</fieldset>
			)}
			<CheckField label={copy.enabled} checked={enabled} onChange={setEnabled} />
			{save.problem === null && trial.problem === null ? null : (
				<Alert>{save.problem ?? trial.problem}</Alert>
			)}
			{isRule ? null : <p className="field-hint">{copy.needs}</p>}
			<div className="panel-actions">
				<button type="submit" className="button" aria-disabled={!isRule || save.busy || undefined}>
					{rule === null ? copy.add : copy.save}
				</button>
				<button
					type="button"
					className="button button-quiet"
					aria-disabled={!isRule || trial.busy || undefined}
					onClick={() => isRule && run()}
				>
					{copy.try}
				</button>
				<button type="button" className="text-button" onClick={onBack}>
					{copy.back}
				</button>
			</div>
			<div role="status">{tried === null ? null : <Tried {...tried} />}</div>
		</form>
	);
}

function Tried({ found, looked, examples }: DryRun) {
	return (
		<div className="outcome">
			<p>
				<strong>{copy.tried(found, looked)}</strong>
			</p>
			{examples.length === 0 ? null : (
				<ul aria-label={copy.examples}>
					{examples.map(({ id, title, source, at }) => (
						<li key={id}>
							{title} <span className="quiet">{`${source}, ${formatMoment(at)}`}</span>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
