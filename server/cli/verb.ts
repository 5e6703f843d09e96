import type { Config } from '#server/config/config.ts';

/** 0 done · 1 failed · 2 wrong use. */
export type ExitCode = 0 | 1 | 2;

/** A command's settings and output: results on stdout, everything else on stderr. */
export type CliContext = {
	config(): Config;
	now(): number;
	/** All of stdin as UTF-8 text, or as raw bytes: a workbook, or text in another encoding. */
	stdin(): Promise<string>;
	stdinBytes(): Promise<Uint8Array>;
	out(text: string): void;
	warn(text: string): void;
};

/** One command. `usage` is its line in the help. */
export type Verb = {
	usage: string;
	summary: string;
	run(args: string[], ctx: CliContext): Promise<ExitCode>;
};

/** Thrown for wrong arguments: the command line prints the sentence and the usage, and exits 2. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}
