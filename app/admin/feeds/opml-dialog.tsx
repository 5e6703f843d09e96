import { type FormEvent, useId, useState } from 'react';
import { CancelButton, Dialog } from '#app/admin/ui/dialog.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { FeedImported, FeedImportOutcome } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';

const copy = feedsPanelCopy.opml;
const MOST_BYTES = 1_000_000;

/** Imports the sources of an OPML file, and reports the result of each. */
export function OpmlDialog({
	onDone,
	onClose,
}: {
	onDone: (sentence: string) => void;
	onClose: () => void;
}) {
	const id = useId();
	const [file, setFile] = useState<File | null>(null);
	const [imported, setImported] = useState<FeedImported | null>(null);
	const run = useSave();
	const tooLarge = file !== null && file.size > MOST_BYTES;

	function submit(event: FormEvent): void {
		event.preventDefault();
		if (file === null || tooLarge) return;
		void run.run(async () => {
			const answer = await api.send('POST', 'feeds/opml', {
				body: {
					opml: await file.text(),
				},
			});
			setImported(answer);
			if (answer.problem === null) onDone(resultOf(answer));
		});
	}

	const problem = tooLarge ? copy.tooLarge : (imported?.problem ?? run.problem);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<form className="panel-form" onSubmit={submit} noValidate>
				<div className="field">
					<label htmlFor={id}>{copy.file}</label>
					<input
						id={id}
						type="file"
						accept=".opml,.xml,text/x-opml,application/xml,text/xml"
						aria-describedby={`${id}-hint`}
						onChange={(event) => {
							setFile(event.target.files?.[0] ?? null);
							setImported(null);
						}}
					/>
					<p id={`${id}-hint`} className="field-hint">
						{copy.hint}
					</p>
				</div>
				{problem ? <Alert>{problem}</Alert> : null}
				<div className="panel-actions">
					<button
						type="submit"
						className="button"
						aria-disabled={file === null || run.busy || undefined}
					>
						{run.busy ? copy.running : copy.run}
					</button>
					<CancelButton />
				</div>
			</form>
			{imported === null || imported.problem !== null ? null : <OpmlResult imported={imported} />}
		</Dialog>
	);
}

function OpmlResult({ imported }: { imported: FeedImported }) {
	return (
		<>
			<p role="status">{resultOf(imported)}</p>
			<div className="table-scroll opml-lines">
				<table className="grid-table">
					<thead>
						<tr>
							<th scope="col">{copy.table.line}</th>
							<th scope="col">{copy.table.source}</th>
							<th scope="col">{copy.table.outcome}</th>
						</tr>
					</thead>
					<tbody>
						{imported.lines.map(({ line, title, address, outcome }) => (
							<tr key={line}>
								<td>{line}</td>
								<th scope="row">
									{title}
									<span className="cell-note">{address}</span>
								</th>
								<td className={outcome === 'bad' ? 'lack' : undefined}>{copy.outcomes[outcome]}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</>
	);
}

function resultOf({ lines }: FeedImported): string {
	const count = (wanted: FeedImportOutcome) =>
		lines.filter(({ outcome }) => outcome === wanted).length;
	return copy.result(count('added'), count('known'), count('bad'));
}
