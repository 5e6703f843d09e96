import {
	type ChannelRecord,
	type CompetitionRecord,
	NAMES_PAGE,
	type NamesPage,
	type TeamRecord,
} from '#core/names/contract.ts';
import { nameDetail } from '#core/names/copy/desk.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { createEntryRepository } from './entry-repository.ts';
import { createPictureRepository } from './picture-repository.ts';
import { presentNaming } from './present-naming.ts';

type Reading = { db: AppDatabase; data: Pick<GuideData, 'activity' | 'reference'> };

/** A search with more results is too broad to be useful. */
const MOST_FOUND = 200;

/**
 * Teams, competitions or channels for the desk. With a term: its matches, best first; without one:
 * all, those with most games first. `now` in UTC milliseconds.
 */
export async function listNames(
	{ db, data }: Reading,
	{ kind, q, from }: { kind: PickerKind; q: string; from: number },
	now: number,
): Promise<NamesPage> {
	const [naming, games, edited] = await Promise.all([
		presentNaming(db),
		gameCounts(data, kind, now),
		createEntryRepository(db.kysely, kind).listEditedIds(),
	]);
	const { teams, competitions, channels } = naming.reference;
	const all = { team: teams, competition: competitions, channel: channels }[kind];
	const resolver = {
		team: naming.teams,
		competition: naming.competitions,
		channel: naming.channels,
	}[kind];
	const found = q === '' ? [...all.keys()] : resolver.search(q, MOST_FOUND).map(({ id }) => id);
	const count = (id: string) => games.get(id) ?? 0;
	const rows = found.flatMap((id) => all.get(id) ?? []);
	if (q === '')
		rows.sort((a, b) => count(b.id) - count(a.id) || a.name.localeCompare(b.name, 'pt-BR'));
	return {
		total: rows.length,
		rows: rows.slice(from, from + NAMES_PAGE).map((row) => ({
			...{
				id: row.id,
				name: row.name,
				shortName: row.shortName,
				detail: nameDetail(row),
				games: count(row.id),
				edited: edited.has(row.id),
			},
		})),
	};
}

/** One team as the desk edits it; null without such a team. */
export async function readTeamRecord(
	{ db, data }: Reading,
	id: string,
	now: number,
): Promise<TeamRecord | null> {
	const team = (await data.reference()).teams.get(id);
	if (team === undefined) return null;
	const { confidence: _confidence, ...facts } = team;
	const picture = await createPictureRepository(db.kysely).read('teams', id);
	return { ...facts, picture, games: (await gameCounts(data, 'team', now)).get(id) ?? 0 };
}

/** One competition, with the names of its right holders. */
export async function readCompetitionRecord(
	{ data }: Reading,
	id: string,
	now: number,
): Promise<CompetitionRecord | null> {
	const { competitions, channels } = await data.reference();
	const competition = competitions.get(id);
	if (competition === undefined) return null;
	const { confidence: _confidence, type, ...facts } = competition;
	const holders = facts.rights.map(({ channelId: id }) => ({
		id,
		name: channels.get(id)?.shortName ?? id,
	}));
	const games = (await gameCounts(data, 'competition', now)).get(id) ?? 0;
	return { ...facts, type: type as CompetitionRecord['type'], holders, games };
}

/** One channel, with how it is opened. */
export async function readChannelRecord(
	{ db, data }: Reading,
	id: string,
	now: number,
): Promise<ChannelRecord | null> {
	const { channels, openings } = await data.reference();
	const channel = channels.get(id);
	if (channel === undefined) return null;
	const { confidence: _confidence, ...facts } = channel;
	const known = openings?.get(id);
	const { service, login, numbers, revision } = known ?? {
		service: null,
		login: null,
		numbers: [],
		revision: 0,
	};
	return {
		...facts,
		picture: await createPictureRepository(db.kysely).read('channels', id),
		opening: { service, login, numbers, revision },
		parentName:
			facts.parentId === null ? null : (channels.get(facts.parentId)?.shortName ?? facts.parentId),
		games: (await gameCounts(data, 'channel', now)).get(id) ?? 0,
	};
}

async function gameCounts(
	{ activity }: Reading['data'],
	kind: PickerKind,
	now: number,
): Promise<Map<string, number>> {
	const today = dayOf(now);
	const counts = await activity.list(kind, { from: addDays(today, -90), to: addDays(today, 30) });
	return new Map(counts.map(({ id, games }) => [id, games]));
}
