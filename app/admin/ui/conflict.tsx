import { settingsCopy } from '#core/copy/settings.ts';
import { Dialog } from './dialog.tsx';

export type ConflictRow = { label: string; mine: string; theirs: string };
type ConflictProps = {
	rows: readonly ConflictRow[];
	onKeep: () => void;
	onTake: () => void;
	onClose: () => void;
};

const copy = settingsCopy.conflict;

/**
 * Another operator saved first: shows both versions side by side and asks which to keep. Nothing is
 * overwritten silently, and no typed text is lost.
 */
export function Conflict({ rows, onKeep, onTake, onClose }: ConflictProps) {
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<p>{copy.text}</p>
			<div className="table-scroll">
				<table className="grid-table">
					<thead>
						<tr>
							<th scope="col">{copy.field}</th>
							<th scope="col">{copy.mine}</th>
							<th scope="col">{copy.theirs}</th>
						</tr>
					</thead>
					<tbody>
						{rows.map(({ label, mine, theirs }) => (
							<tr key={label} data-differs={mine === theirs ? undefined : true}>
								<th scope="row">{label}</th>
								<td>{mine}</td>
								<td>{theirs}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<div className="panel-actions">
				<button type="button" className="button" onClick={onKeep}>
					{copy.keep}
				</button>
				<button type="button" className="button button-quiet" onClick={onTake}>
					{copy.take}
				</button>
			</div>
		</Dialog>
	);
}
