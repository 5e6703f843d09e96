import type { Config } from '#server/config/config.ts';

/** 0 done · 1 failed · 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** Where a verb reads its settings and writes: results on stdout, everything else on stderr. */
export type CliContext = {
	config(): Config;
	now(): number;
	/**
	 * All of stdin as text (UTF-8), or as the bytes that it is: a workbook, or a text in another
	 * encoding.
	 */
	stdin(): Promise<string>;
	stdinBytes(): Promise<Uint8Array>;
	out(text: string): void;
	warn(text: string): void;
};

/** One verb of the command line. `usage` is its line in the help. */
export type Verb = {
	usage: string;
	summary: string;
	run(args: string[], ctx: CliContext): Promise<ExitCode>;
};

/**
 * Thrown by a verb whose words are wrong: the command line prints the sentence and the usage, exit
 * 2.
 */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}
