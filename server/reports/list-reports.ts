import { gameTitle } from '#core/games/game-title.ts';
import { REPORT_PAGE, type ReportGroup, type ReportList } from '#core/reports/contract.ts';
import { VOICES_OF_TASK } from '#core/reports/report.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { createReportRepository, type StoredReport } from './report-repository.ts';

type Listing = { db: AppDatabase; data: Pick<GuideData, 'related' | 'reference'> };

/** The queue: tasks first, then the games that begin soonest. `now` in UTC milliseconds. */
export async function listReports({ db, data }: Listing, now: number): Promise<ReportList> {
	const reports = createReportRepository(db.kysely);
	const open = await reports.listOpen(REPORT_PAGE);
	const [games, names, notes, total] = await Promise.all([
		data.related.listByIds([...new Set(open.map(({ game_id }) => game_id))]),
		data.reference(),
		reports.notesOf(open.map(({ id }) => id)),
		reports.countOpen(),
	]);
	const byGame = new Map(games.map((game) => [game.id, game]));
	const groups = open.flatMap((group) => {
		const game = byGame.get(group.game_id);
		if (game === undefined) return [];
		const { id, slug, day, kickoffAt, competitionId, home, away, broadcasts } = game;
		return {
			...factsOf(group),
			channel: names.channels.get(group.claim)?.shortName ?? null,
			notes: notes
				.filter(({ report_id }) => report_id === group.id)
				.map(({ body: text, link, at }) => ({ text, link, at })),
			game: {
				...{ id, slug, day, kickoffAt },
				title: gameTitle({ home, away }, names.teams),
				competition: names.competitions.get(competitionId)?.shortName ?? competitionId,
				channels: broadcasts.flatMap(
					({ channelId }) => names.channels.get(channelId ?? '')?.shortName ?? [],
				),
			},
		};
	});
	return { groups: groups.toSorted((a, b) => byUrgency(a, b, now)), total, now };
}

function factsOf({ id, kind, shown: text, voices, revision, ...at }: StoredReport) {
	const { first_at: firstAt, last_at: lastAt } = at;
	return { id, kind, text, voices, revision, isTask: voices >= VOICES_OF_TASK, firstAt, lastAt };
}

/** Tasks, then games that have not begun, soonest first, then most voices, then the latest. */
function byUrgency(a: ReportGroup, b: ReportGroup, now: number): number {
	const begins = ({ game }: ReportGroup) =>
		game.kickoffAt !== null && game.kickoffAt < now ? Infinity : (game.kickoffAt ?? now);
	const soonest = begins(a) === begins(b) ? 0 : begins(a) - begins(b);
	return (
		Number(b.isTask) - Number(a.isTask) || soonest || b.voices - a.voices || b.lastAt - a.lastAt
	);
}
