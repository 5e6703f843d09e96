import { ALERT_KINDS, type AlertKind } from '#core/alerts/alert-kinds.ts';
import { alertCopy } from '#core/alerts/copy/alerts.ts';
import { alertUi } from '#core/alerts/copy/ui.ts';

/** The kinds of alert; at least one stays selected. */
export function KindsField({
	kinds,
	onChange,
}: {
	kinds: readonly AlertKind[];
	onChange: (kinds: AlertKind[]) => void;
}) {
	return (
		<fieldset>
			<legend className="mine-title">{alertUi.kinds}</legend>
			{ALERT_KINDS.map((kind) => {
				const isOn = kinds.includes(kind);
				return (
					<label className="mine-check" key={kind}>
						<input
							type="checkbox"
							checked={isOn}
							disabled={isOn && kinds.length === 1}
							onChange={({ currentTarget: { checked } }) =>
								onChange(
									ALERT_KINDS.filter((one) => (one === kind ? checked : kinds.includes(one))),
								)
							}
						/>
						{alertCopy.kinds[kind]}
					</label>
				);
			})}
		</fieldset>
	);
}
