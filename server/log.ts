import { type Logger, pino, stdTimeFunctions, symbols } from 'pino';
import type { LOG_LEVELS } from './config/config.ts';

export type Log = Logger;

/** Handing lines over wakes another thread: this is some four hundred answers at a time. */
const BATCH_LENGTH = 64 * 1024;
/** Beyond this a reader of the log that stopped reading loses lines: the site goes on. */
const BACKLOG_BYTES = 16 * 1024 * 1024;
const FLUSH_EVERY_MS = 1_000;
const ERROR_LEVEL = 50;

/** A log and the way to write out what is still buffered. */
type LogHandle = { log: Log; flush: () => void };

/**
 * JSON lines on stdout (or another open file), UTC RFC 3339. Lines are written in batches, because
 * one system call per request would cost more than the request; an error writes out everything at
 * once, so that it is never lost.
 */
export function createLog(level: (typeof LOG_LEVELS)[number], fd = 1): LogHandle {
	const sink = pino.destination({ dest: fd, minLength: 0, maxLength: BACKLOG_BYTES, sync: false });
	// Gathered here, because the destination measures all that it holds anew with each line.
	let lines = '';
	function handOver(): void {
		if (lines === '') return;
		sink.write(lines);
		lines = '';
	}
	const timer = setInterval(handOver, FLUSH_EVERY_MS);
	timer.unref();
	const stream = {
		// pino tells the level of each line to a destination that carries this mark.
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
			// Closed by the other end: nothing more can be done for a log line.
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

/** What a log writes its lines to, for lines that are made by hand. */
export function lineWriter(log: Log): { write(line: string): void } {
	return (
		(log as unknown as Record<symbol, { write(line: string): void }>)[symbols.streamSym] ?? {
			write: () => undefined,
		}
	);
}
