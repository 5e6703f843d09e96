import { Said } from '#app/site/answer/said.tsx';
import { useWording } from '#app/site/answer/use-wording.ts';
import { ChannelMark } from '#app/ui/channel-mark.tsx';
import { Disc } from '#app/ui/disc.tsx';
import { VERSUS } from '#core/games/copy/games.ts';
import { gridCopy } from '#core/grid/copy.ts';
import type { GridRow, GridShow, GridSide, GridView } from '#core/grid/grid-view.ts';
import { showWording } from '#core/grid/show-wording.ts';
import { formatHour, isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Channels × hours, as a table. The style sheet turns its rows into lists: a day has more hours
 * than a screen has columns.
 */
export function GridTable({ view: { day, hours, groups } }: { view: GridView }) {
	return (
		<table className="tvg-table">
			<caption className="vh">{gridCopy.caption(day)}</caption>
			<thead>
				<tr>
					<th scope="col">{gridCopy.channel}</th>
					{hours.map((hour) => (
						<th key={hour} scope="col">
							{gridCopy.hour(hour)}
						</th>
					))}
				</tr>
			</thead>
			{groups.map(({ kind, rows }) => (
				<tbody key={kind} data-kind={kind}>
					<tr className="tvg-kind">
						<td colSpan={hours.length + 1}>
							<span>{gridCopy.kinds[kind]}</span>
						</td>
					</tr>
					{rows.map((row) => (
						<Row key={row.channel.id} row={row} hours={hours} />
					))}
				</tbody>
			))}
		</table>
	);
}

function Row({ row: { channel, cells }, hours }: { row: GridRow; hours: GridView['hours'] }) {
	return (
		<tr className="tvg-row" data-group={channel.group} data-channel={channel.id}>
			<th scope="row">
				<a className="tvg-channel" href={paths.channel(channel.id)}>
					<ChannelMark mark={channel.mark} />
					{channel.name}
				</a>
			</th>
			{cells.map((shows, place) => (
				<td key={hours[place]}>
					{shows.length === 0 ? null : (
						<ul>
							{shows.map((show) => (
								<Show key={`${show.game.slug} ${show.reach.in} ${show.reach.out}`} show={show} />
							))}
						</ul>
					)}
				</td>
			))}
		</tr>
	);
}

function Show({ show: { game, reach } }: { show: GridShow }) {
	const { texts, look, answers } = useWording(showWording(reach));
	const { slug, home, away, competition, kickoffAt } = game;
	return (
		<li data-game={slug}>
			<a className="tvg-game" href={paths.game(slug)}>
				{kickoffAt === undefined ? (
					<span className="tvg-hour">{gridCopy.hour(null)}</span>
				) : (
					<time className="tvg-hour" dateTime={isoLocal(kickoffAt)}>
						{formatHour(kickoffAt)}
					</time>
				)}{' '}
				<Side side={home} /> <span className="vh">{VERSUS}</span> <Side side={away} />
			</a>
			<p className="tvg-facts">{competition}</p>
			<p className="tvg-where" data-look={look} data-answers={answers} suppressHydrationWarning>
				<Said text={texts[0]} />
			</p>
		</li>
	);
}

function Side({ side: { name, disc } }: { side: GridSide }) {
	return (
		<span className="tvg-side">
			<Disc disc={disc} size={18} />
			{name}
		</span>
	);
}
