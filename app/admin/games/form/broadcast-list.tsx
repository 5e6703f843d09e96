import { type DragEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Picker } from '#app/admin/names/picker.tsx';
import { CheckField } from '#app/ui/form/check-field.tsx';
import type { ChannelName, GameWarning } from '#core/games/contract/form.ts';
import { broadcastCopy as copy } from '#core/games/copy/form.ts';
import { splitChannelText } from '#core/games/coverage/coverage-text.ts';
import { type TypedBroadcast, type TypedGame, typedChannel } from '#core/games/form/typed-game.ts';
import { moveItem } from '#core/kit/move-item.ts';
import { BroadcastRow, SourceFields } from './broadcast-row.tsx';
import { UsualOffer } from './usual-offer.tsx';

type BroadcastListProps = {
	typed: TypedGame;
	fields: Readonly<Record<string, string>>;
	/** Warnings by the field they concern. */
	warnings: Readonly<Record<string, readonly GameWarning[]>>;
	change(part: Partial<TypedGame>): void;
};

/** Where a game is broadcast: channels in page order, or a source that says no channel shows it. */
export function BroadcastList({ typed, fields, warnings, change }: BroadcastListProps) {
	const { broadcasts, none } = typed;
	const [said, setSaid] = useState('');
	const [dragged, setDragged] = useState<number | null>(null);
	const [over, setOver] = useState<number | null>(null);
	const list = useRef<HTMLOListElement>(null);
	const put = (next: TypedBroadcast[]) => change({ broadcasts: next });

	function add(channel: ChannelName, part: Partial<TypedBroadcast> = {}): void {
		put([...broadcasts, typedChannel(channel, { key: freeKey(broadcasts), ...part })]);
		setSaid(copy.added(channel.shortName));
	}

	/** Renders before the next keystroke, so that further typing goes to the focused element. */
	function drawNow(next: TypedBroadcast[], words: string): void {
		flushSync(() => {
			put(next);
			setSaid(words);
		});
	}

	function move(from: number, to: number): void {
		if (to < 0 || to >= broadcasts.length || from === to) return;
		const button = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		drawNow(
			moveItem(broadcasts, from, to),
			copy.moved(broadcasts[from]?.channel?.shortName ?? '', to + 1, broadcasts.length),
		);
		// The row is the same element in a new place: some browsers blur it when it moves.
		button?.focus();
	}

	function remove(place: number): void {
		drawNow(
			broadcasts.filter((_, at) => at !== place),
			copy.removed(broadcasts[place]?.channel?.shortName ?? ''),
		);
		list.current?.parentElement?.querySelector<HTMLInputElement>('.bc-add input')?.focus();
	}

	const drop = (event: DragEvent, place: number) => {
		event.preventDefault();
		if (dragged !== null) move(dragged, place);
		setDragged(null);
		setOver(null);
	};

	return (
		<div className="bc-editor">
			<p role="status" className="vh">
				{said}
			</p>
			{fields.broadcasts === undefined ? null : <p className="field-error">{fields.broadcasts}</p>}
			{none === null ? (
				<>
					{broadcasts.length === 0 ? <p className="quiet">{copy.empty}</p> : null}
					<ol className="bc-list" ref={list} aria-label={copy.list}>
						{broadcasts.map((line, place) => (
							<BroadcastRow
								key={line.key}
								{...{ line, place, fields, last: broadcasts.length - 1 }}
								warnings={warnings[`channel:${line.channel?.id}`] ?? []}
								change={(part) =>
									put(
										broadcasts.map((other) =>
											other.key === line.key ? { ...other, ...part } : other,
										),
									)
								}
								move={(to) => move(place, to)}
								remove={() => remove(place)}
								drag={{
									start: () => setDragged(place),
									over: (event) => {
										if (dragged === null) return;
										event.preventDefault();
										setOver(place);
									},
									drop: (event) => drop(event, place),
									isOver: over === place && dragged !== null && dragged !== place,
								}}
							/>
						))}
					</ol>
					<div className="bc-add">
						<Picker
							kind="channel"
							label={copy.add}
							value={null}
							hint={copy.addHint}
							nameIn={(text) => splitChannelText(text).name}
							onChange={(channel, text) => {
								const { coverage } = splitChannelText(text);
								if (channel !== null) add(channel, coverage === null ? {} : { coverage });
							}}
						/>
					</div>
					<UsualOffer typed={typed} add={(channels) => put(withUsual(broadcasts, channels))} />
				</>
			) : (
				<SourceFields line={none} change={(part) => change({ none: { ...none, ...part } })} />
			)}
			<CheckField
				label={copy.none}
				checked={none !== null}
				onChange={(isNone) =>
					change({ none: isNone ? typedChannel(null, { key: 'none', state: 'none' }) : null })
				}
			/>
		</div>
	);
}

function withUsual(
	broadcasts: readonly TypedBroadcast[],
	channels: readonly ChannelName[],
): TypedBroadcast[] {
	const lines = [...broadcasts];
	for (const channel of channels)
		lines.push(typedChannel(channel, { key: freeKey(lines), state: 'usual' }));
	return lines;
}

function freeKey(lines: readonly TypedBroadcast[]): string {
	return `${Math.max(-1, ...lines.map(({ key }) => Number(key))) + 1}`;
}
