import { isUndefinedSide } from '#core/football-pt/undefined-side.ts';
import { readScore } from '#core/games/contract/result.ts';
import { importWarnings } from '#core/importing/copy/reasons.ts';
import { lazily } from '#core/kit/lazily.ts';
import { channelName } from '#core/search/channel-resolver.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { formatInstant, isZone, localToInstant } from '#core/site/zoned-time.ts';
import type { DraftBroadcast, DraftGame, DraftHours, DraftIssue } from './draft-game.ts';
import {
	competitionIssues,
	createNames,
	draftCompetition,
	type Names,
	sidesIssues,
	whoAndWhat,
} from './draft-names.ts';
import { evidenceOf, hourIssues, hourOf, signsOf, type Who } from './hour-signs.ts';
import { decideHour } from './hours/decide-hour.ts';
import { groundsOfFile } from './hours/file-grounds.ts';
import type { HourEvidence } from './hours/hour-evidence.ts';
import { duplicateIssue, namedIssue, plainIssue } from './issue.ts';
import type { RawChannel, RawGame } from './raw-game.ts';
import type { ReadingContext } from './reading-context.ts';
import { shownText } from './source-lines.ts';

const MAX_DUPLICATE_WARNINGS = 20;

/**
 * How much each doubt lowers the confidence in a game. Ordered by how often rows with it were wrong
 * in agendas read for the first time (docs/importing-accuracy.md). An undefined hour is normal and
 * costs nothing.
 */
const COSTS: Readonly<Record<string, number>> = {
	'team-unknown': 0.2,
	'team-ambiguous': 0.2,
	'team-guessed': 0.15,
	'same-team': 0.5,
	'competition-unknown': 0.1,
	'competition-missing': 0.15,
	'competition-assumed': 0.1,
	'date-unknown': 0.4,
	'date-assumed': 0.1,
	'time-missing': 0.4,
	'channel-missing': 0.2,
	'weekday-only': 0.05,
	'guessed-field': 0.35,
	'channel-unknown': 0.2,
	'date-inherited': 0.1,
	'year-inferred': 0.1,
	'weekday-mismatch': 0.2,
	'zone-assumed': 0.1,
	'hours-open': 0.4,
	'zone-unknown': 0.1,
	'time-in-gap': 0.2,
	'time-in-overlap': 0.1,
	'duplicate-game': 0.3,
	'status-unknown': 0.1,
	tentative: 0.1,
	'weak-separator': 0.1,
	'opponent-only': 0.1,
	'owner-unknown': 0.3,
	'instant-mismatch': 0.1,
	'date-outside-season': 0.2,
	'recurrence-unsupported': 0.2,
	'invalid-time': 0.2,
};

/** Confidence (0 … 1) in a game with these doubts. */
export function confidenceOf(issues: readonly DraftIssue[]): number {
	const cost = issues.reduce((sum, issue) => sum + (COSTS[issue.code] ?? 0), 0);
	return Math.max(0.05, Math.round((1 - cost) * 100) / 100);
}

type Kickoff = Pick<DraftGame, 'date' | 'time' | 'zone' | 'kickoffAt' | 'issues'> & {
	hours?: DraftHours;
};

/**
 * Date, hour and instant of a game, decided by `decideHour`. `grounds`: evidence from the whole
 * file.
 */
function kickoffOf(
	raw: RawGame,
	who: Who,
	{ context, grounds }: { context: ReadingContext; grounds: () => HourEvidence[] },
): Kickoff {
	const { date, time } = raw;
	const unknown =
		raw.zone !== null && !isZone(raw.zone) ? [namedIssue('zoneUnknown', raw.zone)] : [];
	if (raw.instant != null)
		return { date, time, zone: raw.zone, kickoffAt: formatInstant(raw.instant), issues: unknown };
	const hour = hourOf(raw, who, context);
	const decision = decideHour(hour, evidenceOf(raw, context, grounds));
	const zone = decision.zone ?? GUIDE_ZONE;
	const issues = [...unknown, ...hourIssues(decision, hour)];
	if (date === null)
		return { date, time, zone, kickoffAt: null, issues: [...issues, plainIssue('dateUnknown')] };
	if (time === null)
		return { date, time, zone, kickoffAt: null, issues: [...issues, plainIssue('timeUndefined')] };
	const instant = localToInstant(date, time, zone);
	if (instant?.fit === 'gap') issues.push(plainIssue('timeInGap'));
	if (instant?.fit === 'overlap') issues.push(plainIssue('timeInOverlap'));
	const hours: DraftHours = { by: decision.by, words: decision.words, place: hour.place };
	return { date, time, zone, kickoffAt: instant && formatInstant(instant.epochMs), issues, hours };
}

/** 'TV Gazeta (ES)': the state distinguishes a channel from its namesakes. */
function toBroadcast(channel: RawChannel, names: Names, context: ReadingContext): DraftBroadcast {
	const { name, include, exclude, note, foreign, exact } = channel;
	const hints = include.length === 1 ? { state: include[0] ?? null } : {};
	const found = foreign === undefined ? (names.channel?.(name, hints).id ?? null) : null;
	const named = channel.id != null && context.hasChannel?.(channel.id) ? channel.id : null;
	return {
		channel: channelName(name),
		channelId: named ?? found,
		include,
		exclude,
		note,
		...(exact ? { exact } : {}),
	};
}

/** Doubts about channels that the guide does not know, and about foreign ones. */
function channelIssues(
	raw: RawGame,
	broadcasts: readonly DraftBroadcast[],
	names: Names,
): DraftIssue[] {
	return broadcasts.flatMap(({ channel, channelId, exact }, index) => {
		if (raw.channels[index]?.foreign !== undefined) return [namedIssue('channelForeign', channel)];
		if (names.channel === null || channelId !== null || exact?.state === 'none') return [];
		return [namedIssue('channelUnknown', channel)];
	});
}

function toDraft(
	raw: RawGame,
	names: Names,
	context: ReadingContext,
	grounds: () => HourEvidence[],
): DraftGame {
	const who = whoAndWhat(raw, names, context);
	const { competition, home, away, guesses } = who;
	const { issues: timeIssues, ...kickoff } = kickoffOf(raw, who, { context, grounds });
	const broadcasts = raw.channels.map((channel) => toBroadcast(channel, names, context));
	const named = draftCompetition(raw, competition);
	const score = raw.result == null ? null : readScore(raw.result);
	const issues = [
		...raw.issues,
		...(raw.result != null && score === null ? [plainIssue('scoreUnreadable')] : []),
		...timeIssues,
		...guesses,
		...sidesIssues(home, away),
		...competitionIssues({ competition: named.name }, competition, context),
		...channelIssues(raw, broadcasts, names),
	];
	return {
		line: raw.line,
		text: shownText(raw.text),
		...kickoff,
		home,
		away,
		competition: named,
		round: raw.round,
		venue: raw.venue,
		status: raw.status,
		...(score === null ? {} : { result: { ...score, ...raw.said } }),
		broadcasts,
		confidence: confidenceOf(issues),
		issues,
		...(raw.exact ? { exact: raw.exact } : {}),
	};
}

/**
 * Turns raw games into drafts one by one, so that a long document never has all drafts in memory.
 */
export type DraftReader = {
	draft(raw: RawGame): DraftGame;
	/**
	 * Call after all games of a competition and day: forgets them, since they cannot repeat later.
	 */
	leaveDay(): void;
	/** Warnings about all drafts so far. */
	warnings(): string[];
};

/**
 * Resolves names to ids or candidates and local hours to UTC instants; every doubt becomes an
 * issue. The second occurrence of a game (same day, sides and competition) is marked. The games of
 * a day must therefore come in source order. `raws`: all games of the file, which together
 * determine the clock of its hours. S5, `trust-ux` F19.
 */
export function createDraftReader(context: ReadingContext, raws: Iterable<RawGame>): DraftReader {
	const names = createNames(context);
	const grounds = lazily(() =>
		groundsOfFile(
			signsOf(raws, (raw) => whoAndWhat(raw, names, context), { context, channel: names.channel }),
		),
	);
	const first = new Map<string, number>();
	const repeats: string[] = [];
	return {
		draft(written) {
			const raw =
				written.date === null && context.day !== undefined
					? { ...written, date: context.day }
					: written;
			const draft = toDraft(raw, names, context, grounds);
			const line = firstLineOf(draft, first);
			if (line === null) return draft;
			repeats.push(
				importWarnings.duplicate(draft.line, line, `${draft.home.name} x ${draft.away.name}`),
			);
			const issues = [...draft.issues, duplicateIssue(line)];
			return { ...draft, issues, confidence: confidenceOf(issues) };
		},
		leaveDay: () => first.clear(),
		warnings() {
			const shown = repeats.slice(0, MAX_DUPLICATE_WARNINGS);
			return repeats.length > shown.length
				? [...shown, importWarnings.moreDuplicates(repeats.length - shown.length)]
				: shown;
		},
	};
}

/**
 * The line where the same game first appeared; null for the first occurrence, which is recorded.
 */
function firstLineOf(
	{ date, home, away, competition, line }: DraftGame,
	first: Map<string, number>,
): number | null {
	if (date === null || isUndefinedSide(home.name)) return null;
	const key = [date, home.name, away.name, competition.name ?? ''].join('\n');
	const known = first.get(key);
	if (known === undefined) first.set(key, line);
	return known ?? null;
}
