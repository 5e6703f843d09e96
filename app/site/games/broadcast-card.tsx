import { Here } from '#app/site/answer/here.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { openingLine } from '#core/copy/channels.ts';
import { coverageSentence, gameCopy, reachSentence } from '#core/copy/game-page.ts';
import { free, groupWords, stateWords } from '#core/copy/games.ts';
import type { BroadcastDetail } from '#core/games/game-view.ts';
import { reachAttributes } from '#core/games/reach.ts';
import { paths } from '#core/site/paths.ts';

/** One channel with everything that is known of it: how to get it, where it is seen, how sure it is and on whose word. */
export function BroadcastCard({ broadcast, today }: { broadcast: BroadcastDetail; today: string }) {
	const { channel, state, coverage, reach, note, source, verifiedAt } = broadcast;
	const link = broadcast.link ?? channel.url;
	const sure = state === 'confirmed';
	// Open television differs by state, so it always says where; of the others only a limit is worth a word.
	const isLimited = channel.group === 'aberta' || reach.in !== undefined || reach.out !== undefined;
	const where = coverage.include.length > 0 ? coverageSentence(coverage) : reachSentence(reach);
	return (
		<li className={sure ? 'card' : 'card card-unsure'} data-group={channel.group} data-channel={channel.id} {...reachAttributes(reach)}>
			<div className="card-main">
				<h3 className="card-name sign" data-group={channel.group}>
					<a href={paths.channel(channel.id)}>{channel.name}</a>
				</h3>
				<p className="card-facts">
					{`${groupWords[channel.group]} · `}
					{channel.free ? <b className="free">{free}</b> : gameCopy.paid}
					{isLimited ? ` · ${where}` : ''} <Here reach={reach} texts={gameCopy.here[sure ? 'sure' : 'unsure']} />
				</p>
				<Opening channel={channel} />
				{note === null ? null : <p className="card-note">{note}</p>}
				<p className={sure ? 'card-trust' : 'card-trust unsure'}>
					{[
						stateWords[state],
						source === null ? null : gameCopy.source(source),
						verifiedAt === null ? null : gameCopy.verified(verifiedAt, today),
					]
						.filter((part) => part !== null)
						.join(' · ')}
				</p>
			</div>
			{link === null ? null : (
				<a className="button card-link" href={link} rel="noopener" target="_blank">
					{gameCopy.official(channel.name)}
					<span className="vh"> ({gameCopy.external})</span>
					<Icon name="external" />
				</a>
			)}
		</li>
	);
}

function Opening({ channel: { opening } }: Pick<BroadcastDetail, 'channel'>) {
	const line = opening === undefined ? null : openingLine(opening);
	return line === null ? null : <p className="card-open">{line}</p>;
}
