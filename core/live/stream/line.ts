import { CLIENT_LIMITS } from '#core/live/limits.ts';
import { retryWait } from './retry.ts';

/**
 * closed = not wanted · asking = no byte of the attempt yet · open = data received · waiting =
 * until the next attempt.
 */
type LinePhase = 'closed' | 'asking' | 'open' | 'waiting';

/** The client's state of the stream. Instants are milliseconds of a monotonic clock. */
export type Line = {
	phase: LinePhase;
	/** Increases with each attempt: a new number means a new request. */
	attempt: number;
	/** Start of the attempt; once open, time of the last byte. */
	at: number;
	/** Failed attempts since the last byte. */
	failures: number;
	retryAt: number;
	/** The server set the wait: nothing shortens it. */
	isFixed: boolean;
	/** Since when no visible tab listens; null while one does. */
	idleSince: number | null;
	/** Start of the first unanswered attempt; null after any response. */
	silentSince: number | null;
	/** Time of the last answered page request (not the stream); null after an unanswered one. */
	answeredAt: number | null;
};

export type LineEvent =
	| { kind: 'want'; isWanted: boolean }
	/** A byte of the stream, heartbeats included. */
	| { kind: 'heard' }
	/** `isAnswered` = the guide itself refused, so the network works. */
	| { kind: 'failed'; retryAfterMs: number | null; isAnswered: boolean }
	/** New topics or an older version: needs a new request. */
	| { kind: 'reopen' }
	/** The device reports that its network is back. */
	| { kind: 'network' }
	/** Outcome of a page request made without a stream. */
	| { kind: 'asked'; isAnswered: boolean; since: number }
	| { kind: 'time' };

/** `chance` = a random number from 0 to below 1. */
type Moment = { now: number; chance: number };

/** The line before any subscription. */
export const closedLine = (now: number): Line => ({
	...{ phase: 'closed', attempt: 0, at: now, failures: 0, retryAt: now, isFixed: false },
	...{ idleSince: now, silentSince: null, answeredAt: null },
});

/**
 * The line after an event. Pure: the caller opens a request for a new `attempt`, and ends it in the
 * phases closed and waiting.
 */
export function stepLine(line: Line, event: LineEvent, { now, chance }: Moment): Line {
	switch (event.kind) {
		case 'want':
			return want(line, event.isWanted, now);
		case 'heard':
			return isBusy(line)
				? { ...line, phase: 'open', at: now, failures: 0, silentSince: null, answeredAt: null }
				: line;
		case 'failed':
			return isBusy(line) ? fail(line, event, { now, chance }) : line;
		case 'reopen':
			return isBusy(line) ? ask(line, now) : line;
		case 'network':
			return line.phase === 'waiting' && !line.isFixed && line.idleSince === null
				? ask({ ...line, failures: 0 }, now)
				: { ...line, failures: 0 };
		case 'asked':
			return event.isAnswered
				? { ...line, answeredAt: now, silentSince: null }
				: { ...line, answeredAt: null, silentSince: line.silentSince ?? event.since };
		case 'time':
			return passTime(line, { now, chance });
	}
}

/** "Sem conexão": no response within the timeout. */
export const isOffline = ({ silentSince }: Line, now: number): boolean =>
	silentSince !== null && now - silentSince >= CLIENT_LIMITS.firstByteMs;

/** Whether pages must poll for staleness: a stream is wanted, but not open nor about to open. */
export function mustAsk(line: Line, now: number): boolean {
	if (line.phase === 'open' || line.phase === 'closed') return false;
	return line.isFixed || line.answeredAt !== null || isOffline(line, now);
}

/** When to send the next 'time' event, after now; null = never. */
export function nextLook(line: Line, now: number): number | null {
	const { phase, at, retryAt, idleSince, silentSince } = line;
	const looks: number[] = [];
	if (phase !== 'closed' && idleSince !== null) looks.push(idleSince + CLIENT_LIMITS.idleMs);
	if (isBusy(line)) looks.push(at + CLIENT_LIMITS.silenceMs);
	if (phase === 'waiting' && idleSince === null) looks.push(retryAt);
	if (silentSince !== null && !isOffline(line, now))
		looks.push(silentSince + CLIENT_LIMITS.firstByteMs);
	return looks.length === 0 ? null : Math.min(...looks);
}

const isBusy = ({ phase }: Line) => phase === 'asking' || phase === 'open';

function want(line: Line, isWanted: boolean, now: number): Line {
	if (!isWanted) return line.idleSince === null ? { ...line, idleSince: now } : line;
	const wanted = { ...line, idleSince: null };
	const isDue = line.phase === 'closed' || (line.phase === 'waiting' && now >= line.retryAt);
	return isDue ? ask(wanted, now) : wanted;
}

function ask(line: Line, now: number): Line {
	const isAnswering =
		line.answeredAt !== null &&
		now - line.answeredAt < CLIENT_LIMITS.askMs + CLIENT_LIMITS.firstByteMs;
	const silentSince = line.silentSince ?? (isAnswering ? null : now);
	return {
		...line,
		phase: 'asking',
		attempt: line.attempt + 1,
		at: now,
		isFixed: false,
		silentSince,
	};
}

type Failure = Pick<Extract<LineEvent, { kind: 'failed' }>, 'retryAfterMs' | 'isAnswered'>;

function fail(line: Line, { retryAfterMs, isAnswered }: Failure, { now, chance }: Moment): Line {
	const wait = retryAfterMs ?? retryWait(line.failures, chance);
	const silentSince = isAnswered ? null : line.silentSince;
	return {
		...line,
		phase: 'waiting',
		failures: line.failures + 1,
		retryAt: now + wait,
		isFixed: retryAfterMs !== null,
		silentSince,
	};
}

function passTime(line: Line, moment: Moment): Line {
	const { now } = moment;
	if (line.idleSince !== null && now - line.idleSince >= CLIENT_LIMITS.idleMs)
		return { ...line, phase: 'closed' };
	if (isBusy(line) && now - line.at >= CLIENT_LIMITS.silenceMs) {
		const lost = line.phase === 'open' ? { ...line, silentSince: line.at } : line;
		return fail(lost, { retryAfterMs: null, isAnswered: false }, moment);
	}
	return line.phase === 'waiting' && line.idleSince === null && now >= line.retryAt
		? ask(line, now)
		: line;
}
