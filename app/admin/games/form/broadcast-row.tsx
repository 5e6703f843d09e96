import { type DragEvent, useId, useState } from 'react';
import { RowSign } from '#app/admin/names/row-sign.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { BroadcastState } from '#core/games/broadcast.ts';
import type { GameWarning } from '#core/games/contract/form.ts';
import { broadcastCopy as copy } from '#core/games/copy/form.ts';
import { coverageSentence } from '#core/games/copy/page.ts';
import type { TypedBroadcast } from '#core/games/form/typed-game.ts';
import { CoverageField } from './coverage-field.tsx';
import { Warnings } from './warning.tsx';

const STATES = ['confirmed', 'usual', 'unconfirmed'] as const satisfies readonly BroadcastState[];

type BroadcastRowProps = {
	line: TypedBroadcast;
	place: number;
	last: number;
	fields: Readonly<Record<string, string>>;
	warnings: readonly GameWarning[];
	change(part: Partial<TypedBroadcast>): void;
	move(to: number): void;
	remove(): void;
	drag: {
		start(): void;
		over(event: DragEvent): void;
		drop(event: DragEvent): void;
		isOver: boolean;
	};
};

/**
 * One channel of a game: certainty, coverage and details. It moves by its handle, its buttons or
 * Alt and an arrow key.
 */
export function BroadcastRow({
	line,
	place,
	last,
	fields,
	warnings,
	change,
	move,
	remove,
	drag,
}: BroadcastRowProps) {
	const name = line.channel?.shortName ?? '';
	const [isGrabbed, setGrabbed] = useState(false);
	const error = fields[`broadcasts.${place}.channelId`];
	return (
		<li
			className="bc"
			data-over={drag.isOver || undefined}
			data-state={line.state}
			draggable={isGrabbed}
			onDragStart={drag.start}
			onDragEnd={() => setGrabbed(false)}
			onPointerUp={() => setGrabbed(false)}
			onDragOver={drag.over}
			onDrop={drag.drop}
			onKeyDown={(event) => {
				if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
				event.preventDefault();
				move(place + (event.key === 'ArrowUp' ? -1 : 1));
			}}
		>
			<div className="bc-head">
				<button
					type="button"
					className="icon-button bc-tool bc-grip"
					aria-label={copy.drag(name)}
					title={copy.drag(name)}
					onPointerDown={() => setGrabbed(true)}
				>
					<ToolIcon name="grip" />
				</button>
				<span className="bc-name">
					{line.channel === null ? null : <RowSign row={line.channel} />}
					{name}
					{line.channel?.retired ? <span className="tag">{copy.retired}</span> : null}
				</span>
				<StateChoice line={line} name={name} change={change} />
				<span className="bc-tools">
					<IconAction
						icon="up"
						label={copy.up(name)}
						disabled={place === 0}
						onClick={() => move(place - 1)}
					/>
					<IconAction
						icon="down"
						label={copy.down(name)}
						disabled={place === last}
						onClick={() => move(place + 1)}
					/>
					<IconAction icon="remove" label={copy.remove(name)} onClick={remove} />
				</span>
			</div>
			{error === undefined ? null : <p className="field-error">{error}</p>}
			<Warnings of={warnings} />
			<details
				className="bc-more"
				open={fields[`broadcasts.${place}.link`] !== undefined || undefined}
			>
				<summary>
					<span className="bc-where">{coverageSentence(line.coverage)}</span>
					<span className="bc-facts">{factsOf(line)}</span>
					<span className="vh">{copy.details(name)}</span>
				</summary>
				<RowDetails
					line={line}
					name={name}
					linkError={fields[`broadcasts.${place}.link`]}
					change={change}
				/>
			</details>
		</li>
	);
}

function StateChoice({
	line,
	name,
	change,
}: Pick<BroadcastRowProps, 'line' | 'change'> & { name: string }) {
	const group = useId();
	return (
		<fieldset className="segments">
			<legend className="vh">{copy.state(name)}</legend>
			{STATES.map((state) => (
				<label key={state}>
					<input
						type="radio"
						name={group}
						checked={line.state === state}
						onChange={() => change({ state })}
					/>
					<span>{copy.states[state]}</span>
				</label>
			))}
		</fieldset>
	);
}

type DetailsProps = Pick<BroadcastRowProps, 'line' | 'change'> & {
	name: string;
	linkError: string | undefined;
};

function RowDetails({ line, name, linkError, change }: DetailsProps) {
	return (
		<div className="bc-details">
			<CoverageField
				channel={name}
				coverage={line.coverage}
				onChange={(coverage) => change({ coverage })}
			/>
			<Field
				label={copy.link}
				type="url"
				hint={copy.linkHint}
				error={linkError}
				placeholder={line.channel?.url ?? ''}
				value={line.link}
				maxLength={500}
				onChange={(event) => change({ link: event.target.value })}
			/>
			<Field
				label={copy.note}
				hint={copy.noteHint}
				value={line.note}
				maxLength={200}
				onChange={(event) => change({ note: event.target.value })}
			/>
			<SourceFields line={line} change={change} />
		</div>
	);
}

/** The source of a broadcast, and when it was last checked. */
export function SourceFields({ line, change }: Pick<BroadcastRowProps, 'line' | 'change'>) {
	const { source, verifiedAt } = line;
	return (
		<>
			<Field
				label={copy.source}
				value={source}
				maxLength={200}
				onChange={(event) => change({ source: event.target.value })}
			/>
			<div className="bc-verified">
				<CheckField
					label={copy.verify}
					checked={verifiedAt === 'now'}
					onChange={(now) => change({ verifiedAt: now ? 'now' : null })}
				/>
				{typeof verifiedAt === 'number' ? (
					<span className="quiet">{copy.verified(verifiedAt)}</span>
				) : null}
			</div>
		</>
	);
}

type IconActionProps = {
	icon: 'up' | 'down' | 'remove';
	label: string;
	disabled?: boolean;
	onClick: () => void;
};

function IconAction({ icon, label, disabled = false, onClick }: IconActionProps) {
	return (
		<button
			type="button"
			className="icon-button bc-tool"
			aria-label={label}
			title={label}
			aria-disabled={disabled || undefined}
			onClick={disabled ? undefined : onClick}
		>
			<ToolIcon name={icon} />
		</button>
	);
}

function factsOf({ link, note, source, verifiedAt }: TypedBroadcast): string {
	const verified =
		verifiedAt === null ? '' : verifiedAt === 'now' ? copy.verifiedNow : copy.verified(verifiedAt);
	return [note, source === '' ? '' : `${copy.source}: ${source}`, link, verified]
		.filter(Boolean)
		.join(' · ');
}
