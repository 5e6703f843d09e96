import type { GameStatus } from '#core/games/game.ts';
import type { Score } from '#core/games/result.ts';
import type { DraftIssue } from '#core/importing/draft-game.ts';
import { plainIssue } from '#core/importing/issue.ts';
import { everywhere, type RawChannel } from '#core/importing/raw-game.ts';
import { cleanName } from '#core/importing/source-lines.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import { readDescription } from './description.ts';
import type { CalendarEvent } from './event.ts';
import { isCompetitionLike, isFootballCalendar } from './stage-words.ts';
import { type GameTitle, parseGameTitle, parseOpponentTitle } from './summary.ts';

/** The facts of a game in an event's text; its day and hour are separate. */
export type EventGame = {
	home: string;
	away: string;
	competition: string | null;
	round: string | null;
	venue: string | null;
	status: GameStatus;
	result: Score | null;
	channels: RawChannel[];
	issues: DraftIssue[];
};

/** Whether an event gives reason to read a dash as the separator between two teams. */
function hasEvidence(event: CalendarEvent, calendar: CalendarFacts): boolean {
	return (
		calendar.football ||
		isFootballCalendar(
			[event.description.slice(0, 2000), ...event.categories, event.summary].join(' '),
		)
	);
}

function sameTeam(a: string, b: string): boolean {
	const [first, second] = [a.toLowerCase(), b.toLowerCase()];
	return first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `);
}

/** 'Runcorn Town vs Helsby (Away)' in Runcorn's own calendar: Helsby is the home side. */
function turned(title: GameTitle, owner: string | null): GameTitle {
	const ownAway = title.ownSide === 'away' && (owner === null || sameTeam(title.home, owner));
	const ownHome = title.ownSide === 'home' && owner !== null && sameTeam(title.away, owner);
	if (!ownAway && !ownHome) return title;
	// Whose goals came first is then not certain.
	return { ...title, home: title.away, away: title.home, result: null };
}

type EventTitle = GameTitle & { opponentOnly: boolean };

function titleOf(event: CalendarEvent, calendar: CalendarFacts): EventTitle | null {
	const title = parseGameTitle(event.summary);
	if (title && (title.separation === 'certain' || hasEvidence(event, calendar)))
		return { ...turned(title, calendar.owner), opponentOnly: false };
	const single =
		title || calendar.owner === null || !hasEvidence(event, calendar)
			? null
			: parseOpponentTitle(event.summary);
	if (!single || calendar.owner === null) return null;
	const [home, away] =
		single.ownSide === 'home'
			? [calendar.owner, single.opponent]
			: [single.opponent, calendar.owner];
	return { ...single, home, away, separation: 'certain', result: null, opponentOnly: true };
}

function statusOfEvent(
	event: CalendarEvent,
	calendar: CalendarFacts,
	title: GameTitle,
): GameStatus {
	if (calendar.cancelled || event.status === 'CANCELLED')
		return title.status === 'postponed' ? 'postponed' : 'cancelled';
	return title.status ?? 'scheduled';
}

function issuesOf(event: CalendarEvent, title: EventTitle): DraftIssue[] {
	// A dash next to a result separates two teams.
	const weak = title.separation === 'weak' && title.status !== 'finished';
	return [
		...(weak ? [plainIssue('weakSeparator')] : []),
		...(title.opponentOnly ? [plainIssue('opponentOnly')] : []),
		...(event.status === 'TENTATIVE' ? [plainIssue('tentative')] : []),
	];
}

/**
 * Reads the game from an event's title, description and location. Null when the title does not name
 * two teams.
 */
export function gameOfEvent(event: CalendarEvent, calendar: CalendarFacts): EventGame | null {
	const title = titleOf(event, calendar);
	if (!title) return null;
	const facts = readDescription(event.description);
	const category = event.categories.find(isCompetitionLike) ?? null;
	return {
		home: title.home,
		away: title.away,
		competition: facts.competition ?? title.competition ?? category ?? calendar.competition,
		round: facts.round ?? title.round,
		venue: cleanName(event.location.slice(0, 300)) ?? facts.venue,
		status: statusOfEvent(event, calendar, title),
		result: statusOfEvent(event, calendar, title) === 'finished' ? title.result : null,
		channels: [...new Set([...title.channels, ...facts.channels])].map(everywhere),
		issues: issuesOf(event, title),
	};
}
