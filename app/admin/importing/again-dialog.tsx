import { type FormEvent, useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import type { ImportView } from '#core/importing/contract/imports.ts';
import type { AskedView } from '#core/importing/contract/requests.ts';
import { columnWords, importDeskCopy } from '#core/importing/copy/desk.ts';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { columnName, TABLE_FIELDS, type TableField } from '#core/importing/table/table-field.ts';
import { HintFields, type Hints } from './reading-hints.tsx';
import type { WatchedImport } from './use-import.ts';

const { review: copy, commit } = importDeskCopy;
type Column = TableField | 'ignore';

const COLUMN_OPTIONS: readonly { value: Column | ''; label: string }[] = [
	{ value: '', label: copy.columnFree },
	{ value: 'ignore', label: copy.columnIgnored },
	...TABLE_FIELDS.map((value) => ({ value, label: columnWords[value] ?? value })),
];

/** Reads the same source again with another format, date, competition or column mapping. */
export function AgainDialog({ watched, onClose }: { watched: WatchedImport; onClose: () => void }) {
	const { view } = watched;
	const { asked } = view;
	const competition =
		asked.competitionId === null ? null : { id: asked.competitionId, name: asked.competitionId };
	const [hints, setHints] = useState<Hints>({
		format: asked.format ?? '',
		date: asked.date ?? '',
		competition,
		day: asked.day ?? '',
		zone: asked.zone ?? '',
	});
	const [columns, setColumns] = useState<Record<string, Column>>(asked.columns ?? {});
	const again = useSave();
	const headers = headersOf(view);

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		const body: AskedView = {
			...{
				format: IMPORT_FORMATS.find((known) => known === hints.format) ?? null,
				date: hints.date === '' ? null : hints.date,
			},
			...{ day: hints.day === '' ? null : hints.day, zone: hints.zone === '' ? null : hints.zone },
			...{
				competitionId: hints.competition?.id ?? null,
				columns: Object.keys(columns).length === 0 ? null : columns,
			},
		};
		if (
			await again.run(async () =>
				watched.show(
					await api.send('POST', 'imports/:id/reading', { params: { id: view.id }, body }),
				),
			)
		)
			onClose();
	}

	function setColumn(header: string, field: Column | ''): void {
		const { [header]: _former, ...others } = columns;
		setColumns(field === '' ? others : { ...others, [header]: field });
	}

	return (
		<Dialog title={copy.againTitle} onClose={onClose}>
			<form className="panel-form" onSubmit={submit} noValidate>
				<p className="quiet">{copy.againText}</p>
				<HintFields value={hints} change={(part) => setHints({ ...hints, ...part })} />
				{headers.length === 0 ? null : (
					<fieldset className="column-fields">
						<legend>{copy.columns}</legend>
						{headers.map(({ header, field }) => (
							<SelectField
								key={header}
								label={copy.columnUse(header)}
								options={COLUMN_OPTIONS}
								value={columns[header] ?? ''}
								{...(field === null || columns[header] !== undefined
									? {}
									: { hint: columnWords[field] ?? field })}
								onPick={(picked) => setColumn(header, picked)}
							/>
						))}
					</fieldset>
				)}
				{again.problem === null ? null : <Alert>{again.problem}</Alert>}
				<div className="panel-actions">
					<button type="submit" className="button" aria-disabled={again.busy || undefined}>
						{copy.againDo}
					</button>
					<button type="button" className="button button-quiet" onClick={onClose}>
						{commit.back}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

/** Columns of all tables, each header once; columns without a header by their letter. */
function headersOf({ tables }: ImportView): { header: string; field: TableField | null }[] {
	const found = new Map<string, TableField | null>();
	for (const { columns } of tables)
		for (const [place, { header, field }] of columns.entries())
			found.set(header.trim() === '' ? columnName(place) : header, field);
	return [...found].map(([header, field]) => ({ header, field }));
}
