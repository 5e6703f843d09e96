import { useId } from 'react';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';
import type { FeedDraft } from './feed-draft.ts';

const copy = feedsPanelCopy.dialog;

type FeedFieldsProps = {
	value: FeedDraft;
	fields: Record<string, string>;
	folders: readonly string[];
	change: (part: Partial<FeedDraft>) => void;
	/** False: the address was already found and previewed. */
	withAddress: boolean;
};

/** All fields of a source. */
export function FeedFields({ value, fields, folders, change, withAddress }: FeedFieldsProps) {
	const listId = useId();
	return (
		<>
			{withAddress ? (
				<Field
					label={copy.feedUrl}
					type="url"
					inputMode="url"
					spellCheck={false}
					maxLength={2_000}
					value={value.feedUrl}
					error={fields.feedUrl}
					onChange={(event) => change({ feedUrl: event.target.value })}
				/>
			) : null}
			<Field
				label={copy.title}
				autoComplete="off"
				maxLength={200}
				value={value.title}
				error={fields.title}
				onChange={(event) => change({ title: event.target.value })}
			/>
			<div className="feed-pair">
				<Field
					label={copy.folder}
					list={listId}
					autoComplete="off"
					maxLength={80}
					value={value.folder}
					error={fields.folder}
					hint={copy.folderHint}
					onChange={(event) => change({ folder: event.target.value })}
				/>
				<datalist id={listId}>
					{folders.filter(Boolean).map((folder) => (
						<option key={folder} value={folder} />
					))}
				</datalist>
				<SelectField
					label={copy.interval}
					options={intervalOptions(value.intervalMinutes)}
					value={String(value.intervalMinutes)}
					onChange={(event) => change({ intervalMinutes: Number(event.target.value) })}
				/>
			</div>
			<Field
				label={copy.credit}
				autoComplete="off"
				maxLength={120}
				value={value.creditName}
				error={fields.creditName}
				hint={copy.creditHint}
				onChange={(event) => change({ creditName: event.target.value })}
			/>
			<RuleFields value={value} fields={fields} change={change} />
		</>
	);
}

function RuleFields({
	value,
	fields,
	change,
}: Pick<FeedFieldsProps, 'value' | 'fields' | 'change'>) {
	const isSet =
		value.keep !== '' || value.block !== '' || value.fullTextAllowed || value.licenceNote !== '';
	return (
		<details className="feed-rules folds" open={isSet || undefined}>
			<summary>{copy.rules}</summary>
			<div className="panel-form">
				<Field
					label={copy.keep}
					autoComplete="off"
					value={value.keep}
					hint={copy.keepHint}
					error={firstOf(fields, 'keepWords')}
					onChange={(event) => change({ keep: event.target.value })}
				/>
				<Field
					label={copy.block}
					autoComplete="off"
					value={value.block}
					hint={copy.blockHint}
					error={firstOf(fields, 'blockWords')}
					onChange={(event) => change({ block: event.target.value })}
				/>
				<CheckField
					label={copy.fullText}
					checked={value.fullTextAllowed}
					onChange={(fullTextAllowed) => change({ fullTextAllowed })}
				/>
				<TextAreaField
					label={copy.licence}
					rows={2}
					maxLength={500}
					value={value.licenceNote}
					hint={copy.licenceHint}
					error={fields.licenceNote}
					onChange={(event) => change({ licenceNote: event.target.value })}
				/>
			</div>
		</details>
	);
}

/** The message of a list, or of one of its words. */
function firstOf(fields: Record<string, string>, name: string): string | undefined {
	return Object.entries(fields).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
}

function intervalOptions(present: number): { value: string; label: string }[] {
	const words: Readonly<Record<string, string>> = copy.intervals;
	const known = Object.entries(words).map(([value, label]) => ({ value, label }));
	return Object.hasOwn(copy.intervals, present)
		? known
		: [{ value: String(present), label: copy.otherInterval(present) }, ...known];
}
