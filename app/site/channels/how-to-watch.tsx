import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { ChannelNumber } from '#core/channels/channel-opening.ts';
import type { ChannelLink, ChannelView } from '#core/channels/channel-view.ts';
import {
	channelsCopy,
	loginWords,
	numberWords,
	serviceWords,
} from '#core/channels/copy/channels.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { free } from '#core/games/copy/games.ts';
import { coverageSentence, gameCopy } from '#core/games/copy/page.ts';
import { capital } from '#core/kit/capital.ts';
import { paths } from '#core/site/paths.ts';

/** All known ways to get a channel, and its related channels. */
export function HowToWatch({ channel }: { channel: ChannelView }) {
	const { group, parent, feeds, regionUfs } = channel;
	return (
		<aside className="aside" aria-labelledby="como-h">
			<div>
				<h2 id="como-h" className="aside-title">
					{channelsCopy.how}
				</h2>
				{channel.status === 'retired' ? (
					<Retired successor={channel.successor} />
				) : (
					<Official channel={channel} />
				)}
				<dl className="facts-list">
					<dt>{channelsCopy.access}</dt>
					<dd>
						<span className="sign" data-group={group}>
							{capital(groupWords[group])}
						</span>
					</dd>
					<dt>{channelsCopy.cost}</dt>
					<dd>{channel.free ? <b className="free">{capital(free)}</b> : capital(gameCopy.paid)}</dd>
					<dt>{channelsCopy.coverage}</dt>
					<dd>{coverageSentence({ include: regionUfs, exclude: [] })}</dd>
					<Opening channel={channel} />
					{parent === null ? null : <Related term={channelsCopy.parent} channels={[parent]} />}
					{feeds.length === 0 ? null : <Related term={channelsCopy.feeds} channels={feeds} />}
				</dl>
			</div>
		</aside>
	);
}

/** Instructions that an operator has entered; renders nothing without any. */
function Opening({ channel: { group, opening } }: { channel: ChannelView }) {
	const service = opening === undefined ? null : serviceWords(opening);
	const login = service === null ? (opening?.login ?? null) : null;
	const numbers = opening?.numbers ?? [];
	return (
		<>
			{service === null ? null : <Fact term={channelsCopy.online}>{service}</Fact>}
			{login === null ? null : <Fact term={channelsCopy.login}>{loginWords(login)}</Fact>}
			{group === 'aberta' ? (
				<Fact term={channelsCopy.numbers}>{channelsCopy.localNumber}</Fact>
			) : null}
			{numbers.length === 0 ? null : (
				<Fact term={channelsCopy.numbers}>
					<Numbers numbers={numbers} />
				</Fact>
			)}
		</>
	);
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
	return (
		<>
			<dt>{term}</dt>
			<dd>{children}</dd>
		</>
	);
}

function Numbers({ numbers }: { numbers: readonly ChannelNumber[] }) {
	const operators = [...new Set(numbers.map(({ operator }) => operator))];
	return (
		<>
			<table className="numbers">
				<thead className="vh">
					<tr>
						<th scope="col">{channelsCopy.operator}</th>
						<th scope="col">{channelsCopy.number}</th>
					</tr>
				</thead>
				<tbody>
					{operators.map((operator) => (
						<tr key={operator}>
							<th scope="row">{operator}</th>
							<td>
								{numbers
									.flatMap((each) => (each.operator === operator ? numberWords(each) : []))
									.join(', ')}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="usual-note">{channelsCopy.numberNote}</p>
		</>
	);
}

function Official({ channel: { name, url } }: { channel: ChannelView }) {
	if (url === null) return <p className="usual-note">{channelsCopy.noAddress}</p>;
	return (
		<a className="button profile-official" href={url} rel="noopener" target="_blank">
			{gameCopy.official(name)}
			<span className="vh"> ({gameCopy.external})</span>
			<Icon name="external" />
		</a>
	);
}

function Retired({ successor }: { successor: ChannelLink | null }) {
	const { title, successor: instead, none } = channelsCopy.retired;
	return (
		<div className="agenda-none" data-retired="">
			<p className="watch-none-title">{title}</p>
			{successor === null ? (
				<p>{none}</p>
			) : (
				<p>
					{instead}{' '}
					<a className="plain-link" href={paths.channel(successor.id)}>
						{successor.name}
					</a>
				</p>
			)}
		</div>
	);
}

function Related({ term, channels }: { term: string; channels: readonly ChannelLink[] }) {
	return (
		<>
			<dt>{term}</dt>
			<dd>
				<ul>
					{channels.map(({ id, name }) => (
						<li key={id}>
							<a className="plain-link" href={paths.channel(id)}>
								{name}
							</a>
						</li>
					))}
				</ul>
			</dd>
		</>
	);
}
