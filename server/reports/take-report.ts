import { fail, ok, type Result } from '#core/kit/result.ts';
import { claimOf, type Report } from '#core/reports/report.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { newId } from '#server/ids.ts';
import { presentNaming } from '#server/reference/present-naming.ts';
import {
	createReportRepository,
	createReportWriter,
	type ReportRepository,
} from './report-repository.ts';
import type { Voices } from './voices.ts';

/** Open claims of one game, and of the installation: a flood must not fill the disk. */
const MOST_CLAIMS = 30;
const MOST_OPEN = 5_000;

/**
 * unknown-game = no public game has this address; full = too many reports wait already; many = the
 * network sent too many.
 */
type TakeProblem = 'unknown-game' | 'full' | 'many';

type Taking = { db: AppDatabase; data: Pick<GuideData, 'games'>; voices: Voices };

/**
 * Stores a reader's report: alike ones of a game become one group with more voices. A repeated
 * request, and a further one of the same network, succeeds and changes nothing. `id` = chosen by
 * the browser, `network` = the reader's network (never stored), `now` in UTC milliseconds.
 */
export async function takeReport(
	{ db, data, voices }: Taking,
	{ id, report, network }: { id: string; report: Report; network: string },
	now: number,
): Promise<Result<null, TakeProblem>> {
	const game = await data.games.bySlug(report.game);
	if (game === null || game.deletedAt !== null || game.publication === 'draft')
		return fail('unknown-game');
	const { channels } = await presentNaming(db);
	const channelId = report.kind === 'channel' ? channels.resolve(report.text).id : null;
	const claim = claimOf(report, channelId);
	const voice = { network, game: game.id, claim: `${claim.kind} ${claim.key}` };
	const refused = voices.refuse(voice);
	if (refused !== null) return refused === 'alike' ? ok(null) : fail(refused);
	const taken = await db.transaction(async (trx): Promise<Result<null, TakeProblem>> => {
		const reports = createReportRepository(trx);
		if (await reports.has(id)) return ok(null);
		const known = await reports.byClaim(game.id, claim);
		if (known === null && (await isFull(reports, game.id))) return fail('full');
		const writer = createReportWriter(trx);
		const group = known?.id ?? newId();
		if (known === null) await writer.begin(group, game.id, { claim, report, now });
		else await writer.addVoice(known, now);
		await writer.note(id, group, report, now);
		return ok(null);
	});
	if (taken.ok) voices.add(voice);
	return taken;
}

async function isFull(reports: ReportRepository, gameId: string): Promise<boolean> {
	return (
		(await reports.countOpen({ gameId })) >= MOST_CLAIMS || (await reports.countOpen()) >= MOST_OPEN
	);
}
