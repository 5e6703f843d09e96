import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { brasiliaWords, gameFormCopy as copy, zoneNames } from '#core/games/copy/form.ts';
import type { TypedGame } from '#core/games/form/typed-game.ts';
import { readKickoff } from '#core/games/kickoff-input.ts';
import { formatLongDay, GUIDE_ZONE, parseDay } from '#core/site/dates.ts';

type KickoffFieldsProps = {
	typed: TypedGame;
	fields: Readonly<Record<string, string>>;
	change(part: Partial<TypedGame>): void;
};

/**
 * Day and hour as the source writes them, in the chosen zone. The hour in Brasília appears below.
 */
export function KickoffFields({ typed, fields, change }: KickoffFieldsProps) {
	const { date, time, isHourOpen, zone } = typed;
	const zones = Object.entries(
		Object.hasOwn(zoneNames, zone) ? zoneNames : { ...zoneNames, [zone]: zone },
	);
	return (
		<>
			<div className="field-row">
				<Field
					label={copy.date}
					type="date"
					value={date}
					error={fields.date}
					hint={parseDay(date) === null ? undefined : formatLongDay(date)}
					onChange={(event) => change({ date: event.target.value })}
				/>
				<Field
					label={copy.time}
					type="time"
					value={isHourOpen ? '' : time}
					disabled={isHourOpen}
					error={fields.time}
					hint={<ElsewhereHour typed={typed} />}
					onChange={(event) => change({ time: event.target.value })}
				/>
				<SelectField
					label={copy.zone}
					options={zones.map(([value, label]) => ({ value, label }))}
					value={zone}
					onChange={(event) => change({ zone: event.target.value })}
				/>
			</div>
			<CheckField
				label={copy.hourOpen}
				checked={isHourOpen}
				onChange={(next) => change({ isHourOpen: next })}
			/>
		</>
	);
}

function ElsewhereHour({ typed: { date, time, isHourOpen, zone } }: { typed: TypedGame }) {
	if (zone === GUIDE_ZONE || isHourOpen || time === '') return null;
	const kickoff = readKickoff({ date, time, zone });
	if (typeof kickoff === 'string' || kickoff.kickoffAt === null) return null;
	return <output>{brasiliaWords(kickoff.day, kickoff.kickoffAt)}</output>;
}
