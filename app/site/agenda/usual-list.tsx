import type { UsualChannels } from '#core/channels/usual-channels.ts';
import { agendaCopy, usualWords } from '#core/copy/agenda.ts';
import { free, groupWords } from '#core/copy/games.ts';
import { paths } from '#core/site/paths.ts';

/** Channels that are named; of the rest only their number. */
const MOST_SHOWN = 8;

const { usual: words } = agendaCopy;

/** Where the games of a team or competition usually show: counted, and said to be no confirmation. */
export function UsualList({ usual: { games, channels } }: { usual: UsualChannels }) {
	const more = channels.length - MOST_SHOWN;
	return (
		<aside className="aside" aria-labelledby="costume-h" data-usual="">
			<div>
				<h2 id="costume-h" className="aside-title aside-usual">
					{words.title}
				</h2>
				{channels.length === 0 ? <p className="usual-note">{words.unknown}</p> : null}
				{channels.length === 0 ? null : (
					<>
						<ol className="usual">
							{channels.slice(0, MOST_SHOWN).map((channel) => (
								<UsualLine key={channel.id} channel={channel} total={games} />
							))}
						</ol>
						{more > 0 ? <p className="usual-note">{words.more(more)}</p> : null}
						<p className="usual-note">{words.caution}</p>
					</>
				)}
			</div>
		</aside>
	);
}

function UsualLine({ channel, total }: { channel: UsualChannels['channels'][number]; total: number }) {
	return (
		<li data-channel={channel.id}>
			<a className="sign usual-name" href={paths.channel(channel.id)} data-group={channel.group}>
				{channel.name}
				<span className="vh">{` (${groupWords[channel.group]})`}</span>
				{channel.free ? <b className="free">{` ${free}`}</b> : null}
			</a>
			<svg className="usual-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
				<path className="usual-all" d={bar(channel.games, total)} />
				<path className="usual-sure" d={bar(channel.confirmed, total)} />
			</svg>
			<p className="usual-count">{usualWords(channel, total)}</p>
		</li>
	);
}

/** A bar as long as a share: an SVG path, since the security policy allows no style in the markup. */
function bar(part: number, total: number): string {
	return `M0 0h${Math.round((100 * part) / Math.max(total, 1))}v4H0z`;
}
