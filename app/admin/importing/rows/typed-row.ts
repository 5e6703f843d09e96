import type { Uf } from '#core/football-pt/uf.ts';
import type { GameStatus } from '#core/games/game.ts';
import type { ImportRowView } from '#core/importing/contract/imports.ts';
import type { RowEdit } from '#core/importing/contract/requests.ts';

/** A row in its form; '' = not given. */
export type TypedRow = {
	date: string;
	time: string;
	home: { id: string | null; name: string };
	away: { id: string | null; name: string };
	competition: { id: string; name: string } | null;
	round: string;
	venue: string;
	status: GameStatus;
	channels: { id: string; name: string; include: Uf[]; exclude: Uf[] }[];
};

/** The reading as form values. */
export function toTyped({ reading }: ImportRowView): TypedRow {
	if (reading === null) {
		const side = { id: null, name: '' };
		return {
			date: '',
			time: '',
			home: side,
			away: side,
			competition: null,
			round: '',
			venue: '',
			status: 'scheduled',
			channels: [],
		};
	}
	const { day, time, home, away, competition, round, venue, status, channels } = reading;
	const known =
		competition.id === null
			? null
			: { id: competition.id, name: competition.known ?? competition.name ?? competition.id };
	return {
		...{
			date: day ?? '',
			time: time ?? '',
			round: round ?? '',
			venue: venue ?? '',
			status,
			competition: known,
		},
		...{
			home: { id: home.id, name: home.known ?? home.name },
			away: { id: away.id, name: away.known ?? away.name },
		},
		channels: channels.flatMap(({ id, name, known: shown, include, exclude }) =>
			id === null ? [] : [{ id, name: shown ?? name, include, exclude }],
		),
	};
}

/** The form as a request: values that the operator saw and left count as confirmed. */
export function toEdit({
	date,
	time,
	home,
	away,
	competition,
	round,
	venue,
	status,
	channels,
}: TypedRow): RowEdit['edit'] {
	return {
		...{
			date: date === '' ? null : date,
			time: time === '' ? null : time,
			round: round.trim() || null,
			venue: venue.trim() || null,
			status,
			channels,
		},
		...(home.name === '' ? {} : { home }),
		...(away.name === '' ? {} : { away }),
		...(competition === null ? {} : { competition }),
	};
}
