import { isOff } from '#core/games/game-rules.ts';
import { roundParts, type Season, type SeasonSlice } from '#core/gaps/season.ts';
import { remembered } from '#core/kit/remembered.ts';
import { addDays } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { createBoardRepository, type SeasonGame } from './board-repository.ts';

/** How much of a season says what comes next, and how far the guide may know ahead. */
const BEFORE_DAYS = 42;
const AFTER_DAYS = 14;
/** Without a choice, a competition is followed while it has games within these days. */
const NEAR_DAYS = 14;

export type SeasonData = {
	/** By competition; drafts by day. */
	competitions: ReadonlyMap<string, Season & { drafts: ReadonlyMap<string, number> }>;
	/** No game in all these days. */
	isEmpty: boolean;
	/** The day of the last game, read only when `isEmpty`; null = the guide has no game. */
	lastDay: string | null;
};

export type SeasonReading = { db: Reader; data: Pick<GuideData, 'games' | 'reference'> };

type Asked = { today: string; days: readonly string[]; chosen: readonly string[] };

/** The season so far of each followed competition. */
export async function readSeasons(
	{ db, data }: SeasonReading,
	{ today, days, chosen }: Asked,
): Promise<SeasonData> {
	const [from, to] = [addDays(today, -BEFORE_DAYS), addDays(days.at(-1) ?? today, AFTER_DAYS)];
	const all = await createBoardRepository(db).listSeason(from, to);
	const byCompetition = Map.groupBy(all, ({ competitionId }) => competitionId);
	const near = addDays(today, NEAR_DAYS);
	const followed =
		chosen.length > 0
			? chosen
			: [...byCompetition]
					.filter(([, rows]) => rows.some(({ day }) => day <= near))
					.map(([id]) => id);
	const { competitions } = await data.reference();
	const seasons = followed.map(async (id) => {
		const rows = byCompetition.get(id) ?? [];
		const season = {
			type: competitions.get(id)?.type ?? '',
			slices: rows.filter(({ publication }) => publication === 'published').map(toSlice),
			legs: rows.some(hasLeg) ? await readLegs(data, id, { from, to }) : [],
			drafts: draftsOf(rows, days),
		};
		return [id, season] as const;
	});
	const isEmpty = all.length === 0;
	return {
		competitions: new Map(await Promise.all(seasons)),
		isEmpty,
		lastDay: isEmpty ? await createBoardRepository(db).lastDay() : null,
	};
}

const legOf = remembered((round) => roundParts(round).leg);

function hasLeg({ round }: { round: string | null }): boolean {
	return round !== null && legOf(round) !== null;
}

async function readLegs(
	{ games }: SeasonReading['data'],
	id: string,
	{ from, to }: { from: string; to: string },
) {
	const ofSeason = await games.listCompetition(id, from, to);
	return ofSeason.flatMap(({ day, round, home, away, publication }) => {
		if (round === null || !hasLeg({ round }) || publication !== 'published') return [];
		if (home.teamId === null || away.teamId === null) return [];
		return [{ day, round, home: home.teamId, away: away.teamId }];
	});
}

function toSlice({ day, round, status }: SeasonGame): SeasonSlice {
	const games = status === 'cancelled' ? 0 : 1;
	return { day, round, games, standing: isOff({ status }) ? 0 : 1 };
}

function draftsOf(rows: readonly SeasonGame[], days: readonly string[]): Map<string, number> {
	const drafts = new Map<string, number>();
	for (const { day, publication } of rows)
		if (publication === 'draft' && days.includes(day)) drafts.set(day, (drafts.get(day) ?? 0) + 1);
	return drafts;
}
