import { cliCopy } from '#core/copy/cli.ts';
import { clockWords, groundWords, hourReason, hoursCopy } from '#core/importing/copy/hours.ts';
import { pastGames } from '#core/importing/copy/reasons.ts';
import type { DraftGame, ImportReading } from '#core/importing/draft-game.ts';
import { createHoursTally } from '#core/importing/hours/hours-tally.ts';
import { isOpenHour } from '#core/importing/hours/open-hour.ts';
import type { RowResult } from '#core/importing/import-row.ts';
import { countPast } from '#core/importing/past-games.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { instantInZone } from '#core/site/zoned-time.ts';
import { countRefused, type ReadingOutcome } from '#server/importing/reading/import-reading.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';

type Action = 'create' | 'change' | 'same' | 'conflict' | 'blocked';

/**
 * The report as data: the reading itself, and what was or would be done with each game, by line.
 * `names`: teams and competitions that it created or would create. Unless it was a dry run: also
 * the numbers of rows created, changed, left and refused, with the id of the import in the history.
 */
export function importReport(reading: ImportReading, outcome: ReadingOutcome, now: number) {
	const { batchId, stored, rows } = outcome;
	const names = outcome.names.map(({ kind, question, facts }) => ({
		kind,
		written: question.shown,
		...facts,
	}));
	const plan = gamesOf(rows).map(({ line, action, reason, result, draft }) => ({
		...{ line, action },
		...(reason === null ? {} : { reason }),
		...(result === null ? {} : { result }),
		...hoursOf(draft),
	}));
	const totals = { ...reading.totals, ...countActions(rows) };
	const warnings = warningsOf(reading, outcome, now);
	if (batchId === null) return { ...reading, warnings, totals, plan, names, stored };
	return {
		...reading,
		warnings,
		totals,
		plan,
		names,
		stored,
		batch: batchId,
		...countResults(outcome),
	};
}

/**
 * The report for people: one line per new, changed or unstored game and per unread line, and the
 * totals.
 */
export function importSummary(
	reading: ImportReading,
	outcome: ReadingOutcome,
	now: number,
): string {
	const { batchId, rows } = outcome;
	return [
		...gamesOf(rows)
			.filter((row) => row.action !== 'same')
			.map(rowLine),
		...reading.ignored.map(({ line, reason, text }) => cliCopy.import.ignored(line, reason, text)),
		...warningsOf(reading, outcome, now).map(cliCopy.import.warning),
		...hourLines(rows),
		...outcome.names.map(nameLine),
		cliCopy.import.totals({ ...countActions(rows), ignored: reading.ignored.length }),
		endingOf(outcome),
		...(batchId === null
			? []
			: [cliCopy.import.results({ ...countResults(outcome), batch: batchId })]),
	].join('\n');
}

/**
 * Past games come first, because no one would spot them in a list of a hundred rows. `now` in UTC
 * milliseconds.
 */
function warningsOf({ warnings }: ImportReading, { rows }: ReadingOutcome, now: number): string[] {
	const past = countPast(rows, now);
	return past === 0 ? warnings : [pastGames(past), ...warnings];
}

/** The outcome of the import as a whole. */
function endingOf(outcome: ReadingOutcome): string {
	if (outcome.batchId === null) return cliCopy.import.dryRun;
	if (!outcome.stored) return cliCopy.import.refused;
	const { created, changed } = countResults(outcome);
	return created + changed === 0 ? cliCopy.import.nothing : cliCopy.import.stored;
}

/** A created team or competition: as the source writes it, and as the guide has it. */
function nameLine({ kind, question, facts }: ReadingOutcome['names'][number]): string {
	return cliCopy.import.created[kind](question.shown, facts.name, facts.country);
}

function gamesOf(rows: readonly ImportRow[]): ImportRow[] {
	return rows.filter(({ draft }) => draft !== null);
}

function countActions(rows: readonly ImportRow[]): Record<Action, number> {
	const counts: Record<Action, number> = { create: 0, change: 0, same: 0, conflict: 0, blocked: 0 };
	for (const { action } of gamesOf(rows)) if (action !== 'unreadable') counts[action] += 1;
	return counts;
}

/** Drafts count as created. A refused import created nothing. */
function countResults(outcome: ReadingOutcome) {
	const { rows, stored } = outcome;
	const count = (...results: RowResult[]) =>
		rows.filter(({ result }) => result !== null && results.includes(result)).length;
	const refused = stored ? count('refused') : countRefused(outcome);
	return {
		created: count('created', 'drafted'),
		drafts: count('drafted'),
		changed: count('changed'),
		left: count('left'),
		refused,
	};
}

function rowLine({ draft, line, action, reason }: ImportRow): string {
	const words = cliCopy.import.actions[action];
	const why = reason === null ? '' : ` (${cliCopy.import.reasons[reason]})`;
	return [
		`${cliCopy.import.line(line)}:`,
		`${words}${why}:`,
		whenWords(draft),
		draft?.home.name,
		'x',
		draft?.away.name,
	]
		.filter(Boolean)
		.join(' ');
}

/** The hour in Brasília, and the source's own when it differs. */
function whenWords(draft: DraftGame | null): string {
	const { date = null, time = null, zone = null, kickoffAt = null } = draft ?? {};
	if (draft === null || kickoffAt === null || time === null || isOpenHour(draft)) {
		return [date, time, draft !== null && isOpenHour(draft) ? cliCopy.import.openHour : '']
			.filter(Boolean)
			.join(' ');
	}
	const local = localWords(kickoffAt);
	const isSame = local === `${date} ${time}`;
	return [
		cliCopy.import.inBrasilia(local),
		isSame ? '' : cliCopy.import.inSource(time, clockWords(zone ?? GUIDE_ZONE)),
	]
		.filter(Boolean)
		.join(' ');
}

function localWords(kickoffAt: string): string {
	const { date, time } = instantInZone(Date.parse(kickoffAt), GUIDE_ZONE);
	return `${date} ${time}`;
}

/**
 * A game's hour in Brasília, null until a person confirms the time zone, and how the zone was
 * found.
 */
function hoursOf(draft: DraftGame | null) {
	if (draft === null || draft.time === null || draft.hours === undefined) return {};
	const { hours, zone, kickoffAt } = draft;
	const brasilia = isOpenHour(draft) || kickoffAt === null ? null : localWords(kickoffAt);
	return { brasilia, hours: hourReason(hours, zone) };
}

/** How the time zone of the hours was found: each way once, with its number of games. */
function hourLines(rows: readonly ImportRow[]): string[] {
	const tally = createHoursTally();
	for (const { draft } of rows) if (draft !== null) tally.add(draft);
	return tally
		.list()
		.map((entry) => cliCopy.import.hours(hoursCopy.tally(groundWords(entry), entry.rows)));
}
