import { type KeyboardEvent, useState } from 'react';
import { titleOf } from '#app/admin/games/desk/title-of.ts';
import { Picker } from '#app/admin/names/picker.tsx';
import { focusOnce } from '#app/admin/ui/focus-once.ts';
import { ToolIcon } from '#app/ui/tool-icon.tsx';
import type { Broadcast, Coverage } from '#core/games/broadcast.ts';
import { stateWords } from '#core/games/copy/channel-words.ts';
import { deskCopy } from '#core/games/copy/desk.ts';
import { splitChannelText } from '#core/games/coverage/coverage-text.ts';
import type { CellProps } from './cell-props.ts';
import { channelOf, whereWords } from './channel-words.ts';

const copy = deskCopy.inline;

/** Where a game is seen: a button that becomes a small editor in the row. */
export function ChannelsCell({ row, setup, editing, isActive, acts }: CellProps) {
	if (editing === 'broadcasts') {
		return (
			<ChannelsEditor
				row={row}
				setup={setup}
				onDone={(broadcasts) => acts.edit(row, { field: 'broadcasts', broadcasts })}
				onClose={() => acts.setEditing(null)}
			/>
		);
	}
	const chips =
		row.broadcasts.length === 0 ? (
			<span className="gd-add">
				{row.deletedAt === null ? deskCopy.addChannel : deskCopy.noChannel}
			</span>
		) : (
			row.broadcasts.map((broadcast) => (
				<Chip key={broadcast.channelId} broadcast={broadcast} setup={setup} />
			))
		);
	if (row.deletedAt !== null) return <div className="gd-channels">{chips}</div>;
	return (
		<button
			type="button"
			className="gd-value gd-channels"
			tabIndex={isActive ? 0 : -1}
			onClick={() => acts.setEditing({ id: row.id, field: 'broadcasts' })}
		>
			<span className="vh">{copy.changeChannels(titleOf(row))} </span>
			{chips}
		</button>
	);
}

function Chip({ broadcast, setup }: { broadcast: Broadcast; setup: CellProps['setup'] }) {
	const { name, group } = channelOf(broadcast.channelId, setup);
	const where = whereWords(broadcast);
	return (
		<span
			className="gd-chip sign"
			data-group={group}
			data-state={broadcast.state}
			title={stateWords[broadcast.state]}
		>
			{name}
			{where === '' ? null : <span className="gd-where">{where}</span>}
		</span>
	);
}

type EditorProps = {
	row: CellProps['row'];
	setup: CellProps['setup'];
	onDone: (broadcasts: Broadcast[]) => void;
	onClose: () => void;
};

/** Channels in and out, and usual ones confirmed. Enter in the empty box saves, Escape gives up. */
function ChannelsEditor({ row, setup, onDone, onClose }: EditorProps) {
	const [broadcasts, setBroadcasts] = useState(row.broadcasts);
	const store = () => {
		onClose();
		if (JSON.stringify(broadcasts) !== JSON.stringify(row.broadcasts)) onDone(broadcasts);
	};
	const put = (place: number, part: Partial<Broadcast>) =>
		setBroadcasts(
			broadcasts.map((broadcast, at) => (at === place ? { ...broadcast, ...part } : broadcast)),
		);
	const add = (channelId: string, coverage: Coverage | null) => {
		const rest = {
			state: 'confirmed',
			link: null,
			note: null,
			source: null,
			verifiedAt: null,
		} as const;
		const others = broadcasts.filter(
			(broadcast) => broadcast.channelId !== channelId && broadcast.state !== 'none',
		);
		setBroadcasts([
			...others,
			{ channelId, coverage: coverage ?? { include: [], exclude: [] }, ...rest },
		]);
	};
	/** Before the box itself hears of it: its list, while it is open, takes what is meant for it. */
	const onKeyDown = (event: KeyboardEvent) => {
		const { target } = event;
		const isBusy =
			target instanceof HTMLInputElement && (target.value !== '' || target.ariaExpanded === 'true');
		if (
			isBusy ||
			(event.key !== 'Escape' && !(event.key === 'Enter' && target instanceof HTMLInputElement))
		)
			return;
		event.preventDefault();
		event.stopPropagation();
		if (event.key === 'Escape') onClose();
		else store();
	};
	return (
		<fieldset className="gd-editor gd-channels-editor" onKeyDownCapture={onKeyDown}>
			<legend className="vh">{copy.channels(titleOf(row))}</legend>
			<ul>
				{broadcasts.map((broadcast, place) => {
					const { name } = channelOf(broadcast.channelId, setup);
					return (
						<li key={broadcast.channelId}>
							<Chip broadcast={broadcast} setup={setup} />
							{broadcast.state === 'usual' || broadcast.state === 'unconfirmed' ? (
								<button
									type="button"
									className="icon-button"
									aria-label={copy.confirm(name)}
									onClick={() => put(place, { state: 'confirmed' })}
								>
									<ToolIcon name="check" />
								</button>
							) : null}
							<button
								type="button"
								className="icon-button"
								aria-label={copy.remove(name)}
								onClick={() => setBroadcasts(broadcasts.filter((_, at) => at !== place))}
							>
								<ToolIcon name="remove" />
							</button>
						</li>
					);
				})}
			</ul>
			<Picker
				kind="channel"
				label={copy.add}
				hint={copy.addHint}
				value={null}
				nameIn={(text) => splitChannelText(text).name}
				inputRef={focusOnce}
				onChange={(channel, text) =>
					channel !== null && add(channel.id, splitChannelText(text).coverage)
				}
			/>
			<div className="panel-actions">
				<button type="button" className="button" onClick={store}>
					{copy.save}
				</button>
				<button type="button" className="button button-quiet" onClick={onClose}>
					{copy.cancel}
				</button>
			</div>
		</fieldset>
	);
}
