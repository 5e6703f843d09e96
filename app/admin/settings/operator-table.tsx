import { usePanel } from '#app/admin/panel-context.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { settingsCopy } from '#core/copy/settings.ts';
import type { OperatorView } from '#core/identity/contract/operators.ts';

const copy = settingsCopy.operators;

type OperatorTableProps = {
	operators: readonly OperatorView[];
	/** Null = read-only. */
	onEdit: ((operator: OperatorView) => void) | null;
};

/** All operators of the panel. */
export function OperatorTable({ operators, onEdit }: OperatorTableProps) {
	const { me } = usePanel();
	const { table } = copy;
	return (
		<table className="grid-table stack-table" aria-label={panelCopy.screens.operators}>
			<thead>
				<tr>
					<th scope="col">{table.person}</th>
					<th scope="col">{table.role}</th>
					<th scope="col">{table.state}</th>
					{onEdit === null ? null : (
						<th scope="col">
							<span className="vh">{table.actions}</span>
						</th>
					)}
				</tr>
			</thead>
			<tbody>
				{operators.map((operator) => (
					<tr key={operator.id}>
						<th scope="row">
							{operator.name ?? operator.email}
							{operator.id === me.id ? <span className="quiet"> ({copy.you})</span> : null}
							<span className="cell-note">{operator.email}</span>
						</th>
						<td>{panelCopy.roles[operator.role]}</td>
						<td>
							<StateWord operator={operator} />
						</td>
						{onEdit === null ? null : (
							<td className="cell-actions">
								<button
									type="button"
									className="text-button"
									aria-label={copy.editOf(operator.name ?? operator.email)}
									onClick={() => onEdit(operator)}
								>
									{copy.edit}
								</button>
							</td>
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function StateWord({ operator: { disabled, joinedAt } }: { operator: OperatorView }) {
	const state = disabled ? 'disabled' : joinedAt === null ? 'invited' : 'active';
	return (
		<span className="state" data-state={state}>
			{copy.state[state]}
		</span>
	);
}
