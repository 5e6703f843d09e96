import type { ExpectedFacts } from '#core/answer/answer.ts';
import { answerSet } from '#core/answer/answer-for.ts';
import { answerGame } from '#core/answer/answer-game.ts';
import { answerIn, groundedSentence } from '#core/answer/answer-sentence.ts';
import { calendarCopy } from '#core/calendars/copy/calendar.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { type Names, unknownCompetition } from '#core/games/cards.ts';
import { scoredPair, scoreLine, scoreSentence } from '#core/games/copy/score.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game, GameStatus, Side } from '#core/games/game.ts';
import { isBehind, isOff, LIVE_MINUTES } from '#core/games/game-rules.ts';
import type { OpenSlots } from '#core/games/open-slots.ts';
import { pair } from '#core/games/share/share-text.ts';
import { oneLine } from '#core/kit/plain-text.ts';
import { paths } from '#core/site/paths.ts';

/**
 * A game with the counters of its calendar entry. Each change relevant to calendars raises
 * `sequence` and sets `changedAt` (UTC ms).
 */
export type CalendarGame = { game: Game; sequence: number; changedAt: number };

type EventStatus = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';

/**
 * One entry of a calendar before formatting (RFC 5545, 3.6.1). `changedAt` in UTC ms; `when` = a
 * whole day, or UTC ms.
 */
export type CalendarEvent = {
	uid: string;
	sequence: number;
	changedAt: number;
	summary: string;
	description: string;
	url: string;
	location: string | null;
	status: EventStatus;
	when: { day: string } | { from: number; to: number };
};

export type EventContext = {
	names: Names;
	/** UTC ms: past games have other answers than upcoming ones. */
	now: number;
	/** Origin of the site: base of links. */
	publicUrl: string;
	/** Follows the id of a game in its UID: unique per installation, and never changes. */
	suffix: string;
	/** The state whose answer is given; null = the country's. */
	uf: Uf | null;
	/** The address asks for results. */
	results?: boolean;
	/** What open channels show at the kickoff times of the games. */
	slots: OpenSlots;
	/** Where a game without a channel is expected. */
	expected?: (game: Game) => ExpectedFacts | null;
};

const STATUS: Record<GameStatus, EventStatus> = {
	scheduled: 'CONFIRMED',
	postponed: 'TENTATIVE',
	cancelled: 'CANCELLED',
	finished: 'CONFIRMED',
};
/** Longest location, in characters, that is not shortened. */
const PLACE = 200;

/**
 * A game as a calendar entry. It is all-day while the hour is undefined, otherwise from kickoff
 * until the guide stops counting it as live. A removed game is cancelled and names no channels.
 */
export function calendarEvent(
	{ game, sequence, changedAt }: CalendarGame,
	context: EventContext,
): CalendarEvent {
	const { names, publicUrl, suffix } = context;
	const url = `${publicUrl}${paths.game(game.slug)}`;
	const isRemoved = game.deletedAt !== null;
	const competition =
		names.competitions.get(game.competitionId) ?? unknownCompetition(game.competitionId);
	const sides = [sideName(game.home, names), sideName(game.away, names)] as const;
	const result = context.results && !isRemoved ? game.result : null;
	return {
		uid: `${game.id}@${suffix}`,
		...{ sequence, url },
		changedAt: Math.max(changedAt, result?.at ?? 0),
		summary: calendarCopy.summary({
			title: result === null ? pair(...sides) : scoredPair(...sides, scoreLine(result)),
			competition: competition.shortName,
			status: isRemoved ? 'removed' : game.status,
		}),
		description: isRemoved
			? calendarCopy.removed
			: describe({ ...game, result }, { ...context, url }),
		location: oneLine(game.venue ?? '', PLACE) || null,
		status: isRemoved
			? 'CANCELLED'
			: game.kickoffAt === null && game.status === 'scheduled'
				? 'TENTATIVE'
				: STATUS[game.status],
		when:
			game.kickoffAt === null
				? { day: game.day }
				: { from: game.kickoffAt, to: game.kickoffAt + LIVE_MINUTES * 60_000 },
	};
}

function sideName({ teamId, label }: Side, { teams }: Names): string {
	return (teamId === null ? undefined : teams.get(teamId)?.shortName) ?? (label || SIDE_UNDEFINED);
}

function describe(
	game: Game,
	{ names, now, uf, slots, expected, url }: EventContext & { url: string },
): string {
	const answers = answerSet(answerGame(game, { names, slots, expected: expected?.(game) }), now);
	const answer = answerIn(answers, uf);
	const sentence = groundedSentence(answer);
	const isOver = isBehind(game, now) || isOff(game);
	// Answers that name a place or no channel have their own opening words.
	const isBare = !isOver && answer.kind === 'confirmed' && answer.place === null;
	const channels = game.broadcasts.flatMap(({ channelId, ...broadcast }) => {
		const channel = names.channels.get(channelId ?? '');
		return channel === undefined ? [] : [{ name: channel.name, ...broadcast }];
	});
	return calendarCopy.description({
		score: game.result && scoreSentence(game.result, game.day),
		isHourOpen: !isOver && game.kickoffAt === null,
		answer: isBare ? shareCopy.where(sentence) : sentence,
		channels,
		isDemo: game.demo,
		address: url,
	});
}
