import { type KeyboardEvent, useId, useState } from 'react';
import { titleOf } from '#app/admin/games/desk/title-of.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { readHour, writeHour } from '#core/games/desk/inline-edit.ts';
import { formatShortDay, isoLocal, weekdayShort } from '#core/site/dates.ts';
import type { CellProps } from './cell-props.ts';

const copy = deskCopy.inline;

/** When a game begins, in Brasília time; a button that becomes a box. */
export function HourCell({ row, editing, saysDay, isActive, acts }: CellProps) {
	if (editing === 'time') {
		return (
			<HourBox
				row={row}
				onDone={(time) => acts.edit(row, { field: 'time', time })}
				onClose={() => acts.setEditing(null)}
			/>
		);
	}
	const hour = writeHour(row.kickoffAt);
	const words = hour === '' ? deskCopy.hourUndefined : hour;
	const shown =
		row.kickoffAt === null ? (
			<span className="gd-lack">{words}</span>
		) : (
			<time dateTime={isoLocal(row.kickoffAt)}>{words}</time>
		);
	return (
		<>
			{saysDay ? (
				<span className="gd-date">
					{weekdayShort(row.day)} {formatShortDay(row.day)}/{row.day.slice(2, 4)}
				</span>
			) : null}
			{row.deletedAt === null ? (
				<button
					type="button"
					className="gd-value gd-hour"
					tabIndex={isActive ? 0 : -1}
					onClick={() => acts.setEditing({ id: row.id, field: 'time' })}
				>
					<span className="vh">{copy.changeHour(titleOf(row))} </span>
					{shown}
				</button>
			) : (
				<span className="gd-hour">{shown}</span>
			)}
		</>
	);
}

type HourBoxProps = {
	row: CellProps['row'];
	onDone: (time: string | null) => void;
	onClose: () => void;
};

function HourBox({ row, onDone, onClose }: HourBoxProps) {
	const id = useId();
	const before = writeHour(row.kickoffAt);
	const [typed, setTyped] = useState(before);
	const [isWrong, setWrong] = useState(false);
	function store(): void {
		const time = readHour(typed);
		if (time === undefined) return setWrong(true);
		onClose();
		if (time !== (readHour(before) ?? null)) onDone(time);
	}
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' && event.key !== 'Escape') return;
		event.preventDefault();
		if (event.key === 'Enter') store();
		else onClose();
	};
	return (
		<div className="gd-editor">
			<input
				className="gd-hour-box"
				// The box takes the place of the button that had the focus.
				ref={(input) => {
					if (input !== null && !input.dataset.seen) {
						input.dataset.seen = 'true';
						input.select();
					}
				}}
				aria-label={copy.hour(titleOf(row))}
				aria-invalid={isWrong || undefined}
				aria-describedby={id}
				inputMode="text"
				autoComplete="off"
				maxLength={12}
				value={typed}
				onChange={(event) => {
					setTyped(event.target.value);
					setWrong(false);
				}}
				onKeyDown={onKeyDown}
				onBlur={() => (readHour(typed) === undefined ? onClose() : store())}
			/>
			<p
				id={id}
				className={isWrong ? 'field-error' : 'gd-hint'}
				role={isWrong ? 'alert' : undefined}
			>
				{isWrong ? copy.badHour : copy.hourHint}
			</p>
		</div>
	);
}
