import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { coverageWords, free, groupWords, noChannelWords, stateWords } from '#core/copy/games.ts';
import type { BroadcastCard, ChannelCard, GameCard } from '#core/games/day-view.ts';
import { reachAttributes, reachOf } from '#core/games/reach.ts';

type ChannelsProps = { game: GameCard; channels: readonly ChannelCard[] /** The game lies in the past. */; isBehind: boolean };
type Shown = { broadcast: BroadcastCard; channel: ChannelCard };

/** Where a game is seen: what is confirmed first, then what is usual or still uncertain, which says so once for all of it. */
export function Channels({ game, channels, isBehind }: ChannelsProps) {
	const shown = game.broadcasts.flatMap((broadcast): Shown[] => {
		const channel = channels[broadcast.channel];
		return channel && broadcast.state !== 'none' ? [{ broadcast, channel }] : [];
	});
	if (shown.length === 0) return <p className="where where-none">{noChannelWords({ isNone: game.noBroadcast === true, isBehind })}</p>;
	const sure = shown.filter(({ broadcast }) => broadcast.state === 'confirmed');
	return (
		<ul className="where">
			{sure.map(Chip)}
			{group(shown, 'usual')}
			{group(shown, 'unconfirmed')}
		</ul>
	);
}

function group(shown: Shown[], state: 'usual' | 'unconfirmed') {
	const members = shown.filter(({ broadcast }) => broadcast.state === state);
	if (members.length === 0) return null;
	return (
		<>
			{members.map(Chip)}
			<li className="unsure">{stateWords[state]}</li>
		</>
	);
}

/** Free is filled, paid is an outline, what is not sure has no box. */
function chipOf({ state }: BroadcastCard, { free: isFree }: ChannelCard): string {
	if (state !== 'confirmed') return 'chip chip-plain';
	return isFree ? 'chip chip-free' : 'chip';
}

/** One channel: the mark and word of its group, its name, where it is seen, whether it is free. Called, not mounted: it has no life. */
function Chip({ broadcast, channel }: Shown) {
	const { include, exclude } = broadcast;
	const coverage = coverageWords(include ?? channel.regionUfs, exclude);
	return (
		<li
			key={broadcast.channel}
			className={chipOf(broadcast, channel)}
			data-channel={channel.id}
			{...reachAttributes(reachOf(include, exclude, channel.regionUfs))}
		>
			<ChannelMark mark={channel.mark} />
			{channel.name}
			<span className="vh">{` (${groupWords[channel.group]})`}</span>
			{coverage === null ? null : (
				<span className="uf">
					{` ${coverage.text}`}
					{coverage.full === null ? null : <span className="vh">{`: ${coverage.full}`}</span>}
				</span>
			)}
			{channel.free ? <b className="free">{` ${free}`}</b> : null}
		</li>
	);
}
