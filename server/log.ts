import { type Logger, pino, stdTimeFunctions, symbols } from 'pino';
import type { LOG_LEVELS } from './config/config.ts';

export type Log = Logger;

/** Writing wakes another thread, so lines are batched: this is about four hundred responses. */
const BATCH_LENGTH = 64 * 1024;
/** Beyond this, a stalled log reader loses lines: the site goes on. */
const BACKLOG_BYTES = 16 * 1024 * 1024;
const FLUSH_EVERY_MS = 1_000;
const ERROR_LEVEL = 50;

/** A log, and the flush of its buffered lines. */
type LogHandle = { log: Log; flush: () => void };

/**
 * JSON lines on stdout (or another open file), UTC RFC 3339. Lines are batched, because one system
 * call per request would cost more than the request. An error flushes at once, so that it is never
 * lost.
 */
export function createLog(level: (typeof LOG_LEVELS)[number], fd = 1): LogHandle {
	const sink = pino.destination({ dest: fd, minLength: 0, maxLength: BACKLOG_BYTES, sync: false });
	// Buffered here, because the destination remeasures its whole buffer on each line.
	let lines = '';
	function handOver(): void {
		if (lines === '') return;
		sink.write(lines);
		lines = '';
	}
	const timer = setInterval(handOver, FLUSH_EVERY_MS);
	timer.unref();
	const stream = {
		// Makes pino pass each line's level to this destination.
		[Symbol.for('pino.metadata')]: true,
		lastLevel: 0,
		write(line: string): void {
			lines += line;
			if (this.lastLevel >= ERROR_LEVEL) flush();
			else if (lines.length >= BATCH_LENGTH) handOver();
			this.lastLevel = 0;
		},
	};
	function flush(): void {
		handOver();
		try {
			sink.flushSync();
		} catch {
			// The other end closed it: a log line cannot be saved.
		}
	}
	const log = pino(
		{
			level,
			base: undefined,
			timestamp: stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }) },
		},
		stream,
	);
	return { log, flush };
}

/** The raw line output of a log, for lines that are formatted by hand. */
export function lineWriter(log: Log): { write(line: string): void } {
	return (
		(log as unknown as Record<symbol, { write(line: string): void }>)[symbols.streamSym] ?? {
			write: () => undefined,
		}
	);
}
