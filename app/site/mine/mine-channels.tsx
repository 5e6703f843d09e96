import { useEffect, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { CHANNEL_GROUPS, type ChannelGroup } from '#core/channels/channel.ts';
import type { ListedChannel } from '#core/channels/listed-channel.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { capital } from '#core/kit/capital.ts';
import { mineCopy } from '#core/mine/copy/mine.ts';
import type { Preferences } from '#core/mine/preferences.ts';
import { readChannels } from './mine-source.ts';

const { channels: words } = mineCopy;

type ChannelsProps = {
	preferences: Preferences;
	onChange: (changed: Pick<Preferences, 'channels' | 'groups'>) => void;
};

/**
 * Whole groups, or single channels. Regional stations of other states are left out: there are
 * dozens, and none can be received here.
 */
export function MineChannels({ preferences, onChange }: ChannelsProps) {
	const { channels: chosen, groups, uf } = preferences;
	const [channels, setChannels] = useState<ListedChannel[] | 'failed' | null>(null);
	useEffect(() => {
		const gone = new AbortController();
		readChannels(gone.signal).then(setChannels, () => gone.signal.aborted || setChannels('failed'));
		return () => gone.abort();
	}, []);
	const listed = Array.isArray(channels) ? channels : [];
	const known = new Set(listed.map(({ id }) => id));
	const unknown = listed.length === 0 ? [] : chosen.filter((id) => !known.has(id));
	const isNear = ({ id, regionUfs }: ListedChannel) =>
		regionUfs.length === 0 || chosen.includes(id) || (uf !== null && regionUfs.includes(uf));
	const near = listed.filter(isNear);
	return (
		<fieldset>
			<legend className="mine-title">{words.label}</legend>
			{channels === 'failed' ? <p className="mine-warning">{words.failed}</p> : null}
			{unknown.length === 0 ? null : <p className="mine-warning">{words.gone(unknown.length)}</p>}
			{CHANNEL_GROUPS.map((group) => (
				<Group
					key={group}
					group={group}
					isWhole={groups.includes(group)}
					chosen={chosen}
					channels={near.filter((channel) => channel.group === group)}
					onWhole={(whole) =>
						onChange({
							channels: chosen,
							groups: whole ? [...groups, group] : groups.filter((each) => each !== group),
						})
					}
					onOne={(id, on) =>
						onChange({
							groups,
							channels: on ? [...chosen, id] : chosen.filter((each) => each !== id),
						})
					}
				/>
			))}
			<p className="mine-note">{uf === null ? words.chooseState : words.otherStates}</p>
		</fieldset>
	);
}

type GroupProps = {
	group: ChannelGroup;
	isWhole: boolean;
	chosen: readonly string[];
	channels: ListedChannel[];
	onWhole: (whole: boolean) => void;
	onOne: (id: string, on: boolean) => void;
};

function Group({ group, isWhole, chosen, channels, onWhole, onOne }: GroupProps) {
	const count = channels.filter(({ id }) => chosen.includes(id)).length;
	return (
		<details className="mine-group" data-choose={group}>
			<summary>
				<span className="sign" data-group={group}>
					{capital(groupWords[group])}
				</span>
				<span className="mine-note">
					{isWhole ? words.whole : count === 0 ? '' : words.some(count)}
				</span>
				<Icon name="down" className="i turn" />
			</summary>
			<label className="mine-check">
				<input
					type="checkbox"
					checked={isWhole}
					onChange={({ currentTarget }) => onWhole(currentTarget.checked)}
				/>
				<b>{words.all[group]}</b>
			</label>
			<div className="mine-options">
				{channels.map(({ id, name }) => (
					<label className="mine-check" key={id}>
						<input
							type="checkbox"
							checked={isWhole || chosen.includes(id)}
							disabled={isWhole}
							onChange={({ currentTarget }) => onOne(id, currentTarget.checked)}
						/>
						{name}
					</label>
				))}
			</div>
		</details>
	);
}
