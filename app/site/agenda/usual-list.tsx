import type { CompetitionCustom } from '#core/answer/customs.ts';
import type { UsualChannel, UsualChannels } from '#core/channels/usual-channels.ts';
import { agendaCopy, usualWords } from '#core/copy/agenda.ts';
import { free, groupWords } from '#core/copy/games.ts';
import { usualCopy } from '#core/copy/usual.ts';
import { paths } from '#core/site/paths.ts';

/** Channels that are named; of the rest only their number. */
const MOST_SHOWN = 4;

const { usual: words } = agendaCopy;

/** Where the games of a team or competition usually show: counted, and said to be no confirmation. */
export function UsualList({ usual: { games, channels }, customs }: { usual: UsualChannels; customs: readonly CompetitionCustom[] }) {
	const more = channels.length - MOST_SHOWN;
	return (
		<aside className="aside" aria-labelledby="costume-h" data-usual="">
			<div>
				<h2 id="costume-h" className="aside-title aside-usual">
					{words.title}
				</h2>
				{channels.length + customs.length === 0 ? <p className="usual-note">{words.unknown}</p> : null}
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
				<Customs customs={customs} />
			</div>
		</aside>
	);
}

/** The habit of each slot of a competition, and who holds its rights: the words that a game without a channel answers with. */
function Customs({ customs }: { customs: readonly CompetitionCustom[] }) {
	if (customs.length === 0) return null;
	return (
		<>
			{customs.map(({ id, name, lines }) => (
				<section key={id} className="customs" data-competition={id}>
					<h3>
						<a href={paths.competition(id)}>{name}</a>
					</h3>
					<ul>
						{lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</section>
			))}
			<p className="usual-note">{usualCopy.note}</p>
		</>
	);
}

function ChannelName({ channel: { id, group, name, free: isFree } }: { channel: UsualChannel }) {
	return (
		<a className="sign usual-name" href={paths.channel(id)} data-group={group}>
			{name}
			<span className="vh">{` (${groupWords[group]})`}</span>
			{isFree ? <b className="free">{` ${free}`}</b> : null}
		</a>
	);
}

function UsualLine({ channel, total }: { channel: UsualChannels['channels'][number]; total: number }) {
	return (
		<li data-channel={channel.id}>
			<ChannelName channel={channel} />
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
