import { Dialog } from '#app/admin/ui/dialog.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { curationCopy } from '#core/news/curation/copy/curation.ts';

const copy = curationCopy.keys;

/** The single keys of the curation, and the way to turn them off. */
export function KeysWindow({
	on,
	onTurn,
	onClose,
}: {
	on: boolean;
	onTurn(on: boolean): void;
	onClose: () => void;
}) {
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<CheckField label={copy.on} checked={on} onChange={onTurn} />
			<p className="quiet">{copy.note}</p>
			<table className="grid-table">
				<thead>
					<tr>
						<th scope="col">{copy.table.key}</th>
						<th scope="col">{copy.table.does}</th>
					</tr>
				</thead>
				<tbody>
					{copy.list.map(([key, does]) => (
						<tr key={key}>
							<th scope="row">
								<kbd>{key}</kbd>
							</th>
							<td>{does}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Dialog>
	);
}
