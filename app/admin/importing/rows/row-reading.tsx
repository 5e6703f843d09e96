import { STATUS_WORDS } from '#core/games/copy/words.ts';
import type { ImportRowView } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { formatShortDay, weekdayShort } from '#core/site/dates.ts';

const copy = importDeskCopy.row;
type Reading = NonNullable<ImportRowView['reading']>;

/** The reading of a row, with old → new where it would change a game. */
export function RowReading({ row, reading }: { row: ImportRowView; reading: Reading }) {
	const { home, away, status } = reading;
	return (
		<>
			<p className="row-game">
				<SideName side={home} /> <span className="quiet">{copy.versus}</span>{' '}
				<SideName side={away} />
			</p>
			<p className="row-facts">
				{[
					whenWords(reading),
					reading.competition.known ?? reading.competition.name ?? copy.noCompetition,
					reading.round,
					reading.venue,
				]
					.filter(Boolean)
					.join(' · ')}
				{status === 'scheduled' ? null : (
					<span className="tag tag-off">{STATUS_WORDS[status]}</span>
				)}
			</p>
			{reading.hours === null ? null : <p className="row-hours quiet">{reading.hours}</p>}
			<p className="row-channels">{channelWords(reading)}</p>
			{row.diff.length === 0 ? null : (
				<ul className="row-diff">
					{row.diff.map(({ kind, before, after }) => (
						<li key={kind}>
							<del>
								<span className="vh">{copy.now}: </span>
								{before ?? copy.empty}
							</del>{' '}
							<span aria-hidden="true">→</span>{' '}
							<ins>
								<span className="vh">{copy.becomes}: </span>
								{after ?? copy.empty}
							</ins>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function SideName({ side: { known, name, id, candidates } }: { side: Reading['home'] }) {
	return (
		<span data-open={id === null && candidates.length > 0 ? true : undefined}>{known ?? name}</span>
	);
}

function whenWords({ day, time, written }: Reading): string {
	const date = day === null ? copy.noDay : `${weekdayShort(day)} ${formatShortDay(day)}`;
	const hour =
		time === null
			? copy.undefinedTime
			: time.replace(':00', 'h').replace(':', 'h').replace(/^0/, '');
	return [date, hour, written === null ? '' : `(${written})`].filter(Boolean).join(' ');
}

function channelWords({ channels }: Reading): string {
	if (channels.length === 0) return copy.noChannel;
	return channels
		.map(({ name, known, include, exclude }) => {
			const where = [
				include.length > 0 ? copy.only(include.join(', ')) : '',
				exclude.length > 0 ? copy.except(exclude.join(', ')) : '',
			].filter(Boolean);
			const shown = known ?? copy.unknownChannel(name);
			return where.length === 0 ? shown : `${shown} (${where.join('; ')})`;
		})
		.join(' · ');
}
