import { useState } from 'react';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { saveFile } from '#app/admin/ui/save-file.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { ExportedFile, ExportFormat } from '#core/exporting/contract.ts';
import { exportDeskCopy } from '#core/exporting/copy/desk.ts';
import { resolveDay } from '#core/games/desk/desk-day.ts';
import { EVER } from '#core/games/desk/desk-filter.ts';
import { DayTextForm } from './day-text-form.tsx';
import type { FilterState } from './use-desk-filter.ts';
import type { DeskRows } from './use-desk-rows.ts';

const copy = exportDeskCopy;

type ExportDialogProps = {
	state: FilterState;
	rows: Pick<DeskRows, 'loaded'>;
	today: string;
	onClose: () => void;
};

/** Takes games out of the guide: those of the filter as a file, or those of a day as a message. */
export function ExportDialog({
	state: { filter, query },
	rows,
	today,
	onClose,
}: ExportDialogProps) {
	const total = countOf(rows, query);
	const from = filter.from === EVER ? today : (resolveDay(filter.from, today) ?? today);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			{total === 0 ? (
				<p className="gd-export-nothing">{copy.nothing}</p>
			) : (
				<>
					<p className="quiet">
						{copy.what(total)} {filter.term === '' ? null : copy.searched(filter.term)}
					</p>
					<Formats query={query} />
				</>
			)}
			<DayTextForm first={from < today ? today : from} />
		</Dialog>
	);
}

/** How many games the filter finds, where that is known without asking. */
function countOf({ loaded }: Pick<DeskRows, 'loaded'>, query: string): number | null {
	if (loaded === null || loaded.query !== query) return null;
	return loaded.total ?? (loaded.next === null ? loaded.rows.length : null);
}

function Formats({ query }: { query: string }) {
	const [said, setSaid] = useState('');
	const save = useSave();
	const take = (format: ExportFormat) =>
		save.run(async () => {
			setSaid(copy.making);
			const file = await fetchFile(query, format).catch((error: unknown) => {
				setSaid('');
				throw error;
			});
			if (file.games === 0) return setSaid(copy.nothing);
			saveFile({ name: file.name, type: file.type, content: bytesOf(file.base64) });
			setSaid(copy.made(file.games, file.name));
		});
	return (
		<div className="gd-export">
			<ul aria-label={copy.formatsLabel}>
				{copy.formats.map(({ format, name, hint }) => (
					<li key={format}>
						<button
							type="button"
							aria-disabled={save.busy || undefined}
							onClick={() => void take(format)}
						>
							<ToolIcon name="import-games" />
							<span>
								<strong>{name}</strong> <span className="quiet">{hint}</span>
							</span>
						</button>
					</li>
				))}
			</ul>
			<p role="status" className="gd-export-said">
				{said}
			</p>
			{save.problem === null ? null : <Alert>{save.fields.de ?? save.problem}</Alert>}
		</div>
	);
}

function fetchFile(query: string, format: ExportFormat): Promise<ExportedFile> {
	const wanted = new URLSearchParams(query);
	wanted.set('format', format);
	return api.get('games/export', { query: wanted });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
