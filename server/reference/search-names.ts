import type { PickerAnswer, PickerKind } from '#core/names/pickers.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { channelName, competitionName, teamName } from '#server/games/game-names.ts';
import type { GuideData } from '#server/guide-data.ts';
import { presentNaming } from './present-naming.ts';

/** As many as a drop-down list shows. */
const MOST_OPTIONS = 12;
/** Days before and after today whose games rank the most frequent names. */
const BUSY_DAYS = 20;

type Searching = { db: AppDatabase; data: Pick<GuideData, 'activity'> };

/**
 * What an operator's input may mean, by the resolver of imports and the public search: names,
 * aliases, nicknames and abbreviations, without accents, with one typing error. Without a term:
 * those with most recent games. `now` in UTC milliseconds.
 */
export async function searchNames(
	{ db, data }: Searching,
	{ kind, q }: { kind: PickerKind; q: string },
	now: number,
): Promise<PickerAnswer> {
	const naming = await presentNaming(db);
	const resolver = {
		team: naming.teams,
		competition: naming.competitions,
		channel: naming.channels,
	}[kind];
	const found =
		q === ''
			? await busiest(data, kind, now)
			: resolver.search(q, MOST_OPTIONS).map(({ id }) => id);
	const { teams, competitions, channels } = naming.reference;
	const rows = <Row>(own: PickerKind, all: ReadonlyMap<string, Row>) =>
		kind === own ? found.flatMap((id) => all.get(id) ?? []) : [];
	return {
		teams: rows('team', teams).map(teamName),
		competitions: rows('competition', competitions).map(competitionName),
		// An old game may be on a channel that is off the air, so such channels are listed last.
		channels: rows('channel', channels)
			.map(channelName)
			.toSorted((a, b) => Number(a.retired) - Number(b.retired)),
	};
}

async function busiest(
	{ activity }: Searching['data'],
	kind: PickerKind,
	now: number,
): Promise<string[]> {
	const today = dayOf(now);
	const counts = await activity.list(kind, {
		from: addDays(today, -BUSY_DAYS),
		to: addDays(today, BUSY_DAYS),
	});
	return counts
		.toSorted((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1))
		.slice(0, MOST_OPTIONS)
		.map(({ id }) => id);
}
