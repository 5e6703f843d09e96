import { Here } from '#app/site/answer/here.tsx';
import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { openingLine } from '#core/channels/copy/channels.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { free } from '#core/games/copy/games.ts';
import { broadcastLine, coverageSentence, gameCopy, reachSentence } from '#core/games/copy/page.ts';
import { reachAttributes } from '#core/games/coverage/reach.ts';
import type { BroadcastDetail } from '#core/games/game-view.ts';
import { paths } from '#core/site/paths.ts';

type CardProps = {
	broadcast: BroadcastDetail;
	today: string;
	/** The game is over or cancelled: there is nothing to watch. */
	isPast: boolean;
};

/**
 * One channel as a row: logo, certainty, coverage, and price. It unfolds to the way to get it, and
 * to its source.
 */
export function BroadcastCard({ broadcast, today, isPast }: CardProps) {
	const { channel, state, reach } = broadcast;
	const sure = state === 'confirmed';
	const marks = ['card', !sure && 'card-unsure', isPast && 'card-past'].filter(Boolean).join(' ');
	return (
		<li
			className={marks}
			data-group={channel.group}
			data-channel={channel.id}
			{...reachAttributes(reach)}
		>
			<details>
				<summary className="card-main">
					<ChannelMark mark={channel.mark} large />
					<h3 className="card-name">{channel.name}</h3>
					<span className={sure ? 'card-trust' : 'card-trust unsure'}>
						{broadcastLine(broadcast, isPast)}{' '}
						<Here reach={reach} texts={gameCopy.here[sure ? 'sure' : 'unsure']} />
					</span>
					{isPast ? null : (
						<span className={channel.free ? 'price price-free' : 'price'}>
							{channel.free ? free : gameCopy.paid}
						</span>
					)}
					<Icon name="down" className="i turn" />
				</summary>
				<CardDetails broadcast={broadcast} today={today} />
			</details>
		</li>
	);
}

function CardDetails({ broadcast, today }: { broadcast: BroadcastDetail; today: string }) {
	const { channel, coverage, reach, note, source, verifiedAt } = broadcast;
	const link = broadcast.link ?? channel.url;
	const opening = channel.opening === undefined ? null : openingLine(channel.opening);
	const where = coverage.include.length > 0 ? coverageSentence(coverage) : reachSentence(reach);
	const trust = [
		source === null ? null : gameCopy.source(source),
		verifiedAt === null ? null : gameCopy.verified(verifiedAt, today),
	];
	return (
		<div className="card-more">
			<p>{`${groupWords[channel.group]} · ${where}`}</p>
			{opening === null ? null : <p className="card-open">{opening}</p>}
			{note === null ? null : <p className="card-note">{note}</p>}
			<p className="card-source">{trust.filter((part) => part !== null).join(' · ')}</p>
			<p className="card-links">
				{link === null ? null : (
					<a className="card-link" href={link} rel="noopener" target="_blank">
						{gameCopy.official(channel.name)}
						<span className="vh"> ({gameCopy.external})</span>
						<Icon name="external" />
					</a>
				)}
				<a className="card-link" href={paths.channel(channel.id)}>
					{gameCopy.channelGames(channel.name)}
				</a>
			</p>
		</div>
	);
}
