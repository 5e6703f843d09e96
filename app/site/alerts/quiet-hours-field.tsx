import type { QuietHours } from '#core/alerts/alert-kinds.ts';
import { alertUi } from '#core/alerts/copy/ui.ts';

const { quiet: words } = alertUi;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT: QuietHours = { from: 23 * 60, until: 8 * 60 };

/** Quiet hours without alerts, in whole hours of Brasília. */
export function QuietHoursField({
	quiet,
	onChange,
}: {
	quiet: QuietHours | null;
	onChange: (quiet: QuietHours | null) => void;
}) {
	return (
		<div className="mine-field">
			<label className="mine-check">
				<input
					type="checkbox"
					checked={quiet !== null}
					onChange={({ currentTarget }) => onChange(currentTarget.checked ? NIGHT : null)}
				/>
				{words.label}
			</label>
			{quiet === null ? null : (
				<div className="mine-pair">
					<HourChoice
						label={words.from}
						minutes={quiet.from}
						onChange={(from) => onChange({ ...quiet, from })}
					/>
					<HourChoice
						label={words.until}
						minutes={quiet.until}
						onChange={(until) => onChange({ ...quiet, until })}
					/>
				</div>
			)}
		</div>
	);
}

function HourChoice({
	label,
	minutes,
	onChange,
}: {
	label: string;
	minutes: number;
	onChange: (minutes: number) => void;
}) {
	return (
		<label className="mine-field">
			<span className="mine-title">{label}</span>
			<select
				value={Math.floor(minutes / 60)}
				onChange={({ currentTarget }) => onChange(Number(currentTarget.value) * 60)}
			>
				{HOURS.map((hour) => (
					<option key={hour} value={hour}>
						{hour}h
					</option>
				))}
			</select>
		</label>
	);
}
