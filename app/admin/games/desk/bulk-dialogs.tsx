import { type FormEvent, useState } from 'react';
import { Picker } from '#app/admin/names/picker.tsx';
import { CancelButton, Dialog } from '#app/admin/ui/dialog.tsx';
import { Alert } from '#app/ui/form/alert.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import type { Coverage } from '#core/games/broadcast.ts';
import type { ChannelName } from '#core/games/contract/form.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { splitChannelText } from '#core/games/coverage/coverage-text.ts';
import type { BulkAction } from '#core/games/desk/bulk-action.ts';

type DialogProps = {
	count: number;
	busy: boolean;
	onAct: (action: BulkAction) => Promise<void>;
	onClose: () => void;
};

const { move, channel: channelCopy, purge } = deskCopy;

/** By how much games move: the usual steps at one press, everything else by numbers. */
export function MoveDialog({ count, busy, onAct, onClose }: DialogProps) {
	const [typed, setTyped] = useState({ days: '', hours: '', minutes: '' });
	const [isWrong, setWrong] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const [days, minutes] = [Number(typed.days), Number(typed.hours) * 60 + Number(typed.minutes)];
		if (!Number.isInteger(days) || !Number.isInteger(minutes) || (days === 0 && minutes === 0))
			return setWrong(true);
		void onAct({ kind: 'move', days, minutes });
	};
	const field = (name: keyof typeof typed, most: number) => (
		<Field
			label={move[name]}
			type="number"
			inputMode="numeric"
			min={-most}
			max={most}
			value={typed[name]}
			onChange={(event) => {
				setTyped({ ...typed, [name]: event.target.value });
				setWrong(false);
			}}
		/>
	);
	return (
		<Dialog title={move.title} onClose={onClose}>
			<p className="quiet">{move.text(count)}</p>
			<div className="gd-quick">
				{move.quick.map(({ label, days, minutes }) => (
					<button
						key={label}
						type="button"
						className="button button-quiet"
						onClick={() => void onAct({ kind: 'move', days, minutes })}
					>
						{label}
					</button>
				))}
			</div>
			<form className="panel-form" onSubmit={submit} noValidate>
				<div className="gd-move-fields">
					{field('days', 400)}
					{field('hours', 24)}
					{field('minutes', 59)}
				</div>
				<p className="field-hint">{move.hint}</p>
				{isWrong ? <Alert>{move.nothing}</Alert> : null}
				<div className="panel-actions">
					<button type="submit" className="button" aria-disabled={busy || undefined}>
						{move.apply}
					</button>
					<CancelButton />
				</div>
			</form>
		</Dialog>
	);
}

const STATES = ['confirmed', 'usual', 'unconfirmed'] as const;

/** Which channel goes into all selected games, or out of them. */
export function ChannelDialog({
	isAdding,
	count,
	busy,
	onAct,
	onClose,
}: DialogProps & { isAdding: boolean }) {
	const [chosen, setChosen] = useState<ChannelName | null>(null);
	const [coverage, setCoverage] = useState<Coverage | null>(null);
	const [state, setState] = useState<(typeof STATES)[number]>('confirmed');
	const [isWrong, setWrong] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (chosen === null) return setWrong(true);
		const { id: channelId } = chosen;
		void onAct(
			isAdding
				? {
						kind: 'add-channel',
						channelId,
						state,
						coverage: coverage ?? { include: [], exclude: [] },
					}
				: { kind: 'remove-channel', channelId },
		);
	};
	return (
		<Dialog title={isAdding ? channelCopy.addTitle : channelCopy.removeTitle} onClose={onClose}>
			<p className="quiet">
				{isAdding ? channelCopy.addText(count) : channelCopy.removeText(count)}
			</p>
			<form className="panel-form" onSubmit={submit} noValidate>
				<Picker
					kind="channel"
					label={deskCopy.filters.channel}
					value={chosen}
					error={isWrong ? channelCopy.missing : undefined}
					{...(isAdding ? { hint: deskCopy.inline.addHint } : {})}
					nameIn={(text) => splitChannelText(text).name}
					onChange={(row, text) => {
						setChosen(row);
						if (row !== null) setCoverage(splitChannelText(text).coverage);
						setWrong(false);
					}}
				/>
				{isAdding ? (
					<SelectField
						label={channelCopy.state}
						options={STATES.map((value) => ({ value, label: channelCopy.states[value] }))}
						value={state}
						onChange={(event) =>
							setState(STATES.find((one) => one === event.target.value) ?? 'confirmed')
						}
					/>
				) : null}
				<div className="panel-actions">
					<button type="submit" className="button" aria-disabled={busy || undefined}>
						{isAdding ? channelCopy.add : channelCopy.remove}
					</button>
					<CancelButton />
				</div>
			</form>
		</Dialog>
	);
}

type PurgeDialogProps = Pick<DialogProps, 'count' | 'busy' | 'onClose'> & {
	mayPurge: boolean;
	onPurge: () => Promise<void>;
};

/** The one thing here that has no way back asks first, and only administrators may. */
export function PurgeDialog({ count, mayPurge, busy, onPurge, onClose }: PurgeDialogProps) {
	return (
		<Dialog title={purge.title} onClose={onClose}>
			<p>{mayPurge ? purge.text(count) : purge.onlyAdministrator}</p>
			<div className="panel-actions">
				{mayPurge ? (
					<button
						type="button"
						className="button button-danger"
						aria-disabled={busy || undefined}
						onClick={() => void onPurge()}
					>
						{purge.confirm}
					</button>
				) : null}
				<button type="button" className="button button-quiet" onClick={onClose}>
					{deskCopy.inline.cancel}
				</button>
			</div>
		</Dialog>
	);
}
