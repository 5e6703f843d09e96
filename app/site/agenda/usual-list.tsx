import { Icon } from '#app/ui/icon.tsx';
import type { CompetitionCustom } from '#core/answer/customs.ts';
import { usualCopy } from '#core/channels/copy/usual.ts';
import type { UsualChannel, UsualChannels } from '#core/channels/usual-channels.ts';
import { agendaCopy, usualWords } from '#core/games/copy/agenda.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { free } from '#core/games/copy/games.ts';
import { paths } from '#core/site/paths.ts';

/** Named channels; the others are only counted. */
const MOST_SHOWN = 3;

const { usual: words } = agendaCopy;

type UsualProps = {
	usual: UsualChannels;
	customs: readonly CompetitionCustom[];
	/** The competition in the page title. */
	titled?: string;
};

/**
 * Where the games of a team or competition usually show, with counts and a note that this is no
 * confirmation.
 */
export function UsualList({ usual: { games, channels }, customs, titled }: UsualProps) {
	const more = channels.length - MOST_SHOWN;
	return (
		<aside className="aside" aria-labelledby="costume-h" data-usual="">
			<div>
				<h2 id="costume-h" className="aside-title aside-usual">
					{words.title}
				</h2>
				{channels.length + customs.length === 0 ? (
					<p className="usual-note">{words.unknown}</p>
				) : null}
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
				<Customs customs={customs} titled={titled} folded={channels.length > 0} />
			</div>
		</aside>
	);
}

type CustomsProps = { customs: readonly CompetitionCustom[]; titled: string | undefined };

/**
 * The usual channels of each slot of a competition, and its rights holders. Games without a channel
 * use the same words.
 */
function Customs({
	folded,
	...shared
}: CustomsProps & { /** Behind what is counted above. */ folded: boolean }) {
	if (shared.customs.length === 0) return null;
	if (!folded) return <CustomLists {...shared} />;
	return (
		<details className="fold usual-more">
			<summary>
				<span className="usual-name">
					{shared.titled === undefined ? usualCopy.byCompetition : usualCopy.bySlot}
				</span>
				<Icon name="down" className="i turn" />
			</summary>
			<CustomLists {...shared} />
		</details>
	);
}

function CustomLists({ customs, titled }: CustomsProps) {
	return (
		<>
			{customs.map(({ id, name, lines }) => (
				<section key={id} className="customs" data-competition={id}>
					{id === titled ? null : (
						<h3>
							<a href={paths.competition(id)}>{name}</a>
						</h3>
					)}
					<ul>
						{lines.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</section>
			))}
			{customs.some(({ counted }) => counted) ? (
				<p className="usual-note">{usualCopy.note}</p>
			) : null}
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

function UsualLine({
	channel,
	total,
}: {
	channel: UsualChannels['channels'][number];
	total: number;
}) {
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

/** A bar in proportion to a share. An SVG path, because the CSP allows no inline styles. */
function bar(part: number, total: number): string {
	return `M0 0h${Math.round((100 * part) / Math.max(total, 1))}v4H0z`;
}
