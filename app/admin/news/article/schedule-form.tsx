import { type FormEvent, useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { addDays, dayOf, startOfDay, timeOf } from '#core/site/dates.ts';

const copy = articleDeskCopy.write.schedule;
/**
 * Brazil has no daylight saving time: an hour of the form is a fixed number of minutes after
 * midnight.
 */
const MINUTE_MS = 60_000;

/** The publication time, in the Brasília time zone whatever the computer's zone. */
export function ScheduleForm({
	scheduledAt,
	onSchedule,
}: {
	scheduledAt: number | null;
	onSchedule(at: number): void;
}) {
	const [text, setText] = useState(() =>
		scheduledAt === null ? nextMorning() : writeHour(scheduledAt),
	);
	const [asked, setAsked] = useState(false);
	const at = readHour(text);
	const isSound = at !== null && at > Date.now();

	function submit(event: FormEvent): void {
		event.preventDefault();
		setAsked(true);
		if (isSound) onSchedule(at);
	}

	return (
		<form className="schedule-form" onSubmit={submit} noValidate>
			<Field
				label={copy.at}
				type="datetime-local"
				value={text}
				hint={copy.hint}
				error={asked && !isSound ? copy.invalid : null}
				onChange={(event) => setText(event.target.value)}
			/>
			<button type="submit" className="button button-quiet">
				{scheduledAt === null ? copy.set : copy.move}
			</button>
		</form>
	);
}

function readHour(text: string): number | null {
	const [, day = '', hour = '', minute = ''] =
		/^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
	return day === '' ? null : startOfDay(day) + (Number(hour) * 60 + Number(minute)) * MINUTE_MS;
}

function writeHour(at: number): string {
	const { hour, minute } = timeOf(at);
	const pad = (value: number) => String(value).padStart(2, '0');
	return `${dayOf(at)}T${pad(hour)}:${pad(minute)}`;
}

function nextMorning(): string {
	return `${addDays(dayOf(Date.now()), 1)}T08:00`;
}
