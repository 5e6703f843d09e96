import { exportCopy } from '#core/exporting/copy/exporting.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Names } from '#core/games/cards.ts';
import { goalsWords, progressWords } from '#core/games/copy/results.ts';
import type { Game, Side } from '#core/games/game.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { instantInZone } from '#core/site/zoned-time.ts';

const { columns, status, except } = exportCopy;

/** Headers of an exported table, in order. */
const EXPORT_HEADER: readonly string[] = Object.values(columns);

function sideName({ teamId, label }: Side, { teams }: Names): string {
	return teamId === null ? (label ?? '') : (teams.get(teamId)?.name ?? teamId);
}

/** 'Globo (menos RS)', 'Record (SP, MG)', in the agenda reader's syntax. */
function channelWords({ channelId, coverage }: Broadcast, { channels }: Names): string {
	const name = channelId === null ? '' : (channels.get(channelId)?.name ?? channelId);
	const places =
		coverage.include.length > 0 ? coverage.include.join(', ') : coverage.exclude.join(', ');
	if (places === '') return name;
	return coverage.include.length > 0 ? `${name} (${places})` : `${name} (${except} ${places})`;
}

/**
 * One row in header order. Hours are in `GUIDE_ZONE`, which the row names; announced and
 * unconfirmed channels have separate columns.
 */
function exportRow(game: Game, names: Names): string[] {
	const local =
		game.kickoffAt === null
			? { date: game.day, time: '' }
			: instantInZone(game.kickoffAt, GUIDE_ZONE);
	const shown = game.broadcasts.filter(({ state }) => state !== 'none');
	const list = (broadcasts: readonly Broadcast[]) =>
		broadcasts.map((broadcast) => channelWords(broadcast, names)).join(', ');
	return [
		local.date,
		local.time,
		GUIDE_ZONE,
		sideName(game.home, names),
		sideName(game.away, names),
		names.competitions.get(game.competitionId)?.name ?? game.competitionId,
		game.round ?? '',
		game.venue ?? '',
		status[game.status],
		list(shown.filter(({ state }) => state === 'confirmed')),
		list(shown.filter(({ state }) => state !== 'confirmed')),
		game.result === null ? '' : goalsWords(game.result),
		game.result === null || game.result.phase === 'final' ? '' : progressWords(game.result),
	];
}

/** Games as a spreadsheet table: a header and one row per game, not escaped yet. */
export function exportTable(games: readonly Game[], names: Names): string[][] {
	return [[...EXPORT_HEADER], ...games.map((game) => exportRow(game, names))];
}
