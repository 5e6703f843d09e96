import { importIssues, weekdayNames } from '#core/importing/copy/reasons.ts';
import type { DraftIssue } from './draft-game.ts';

type PlainText = {
	[K in keyof typeof importIssues]: (typeof importIssues)[K] extends string ? K : never;
}[keyof typeof importIssues];
type NamedText = {
	[K in keyof typeof importIssues]: (typeof importIssues)[K] extends (name: string) => string
		? K
		: never;
}[keyof typeof importIssues];

/**
 * The code of an issue is its name in the copy file in kebab-case: 'teamUnknown' is 'team-unknown'.
 */
const codes = new Map(
	Object.keys(importIssues).map((name) => [
		name,
		name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
	]),
);

function codeOf(name: string): string {
	return codes.get(name) ?? name;
}

/** An issue whose text needs no words of the source. */
export function plainIssue(name: PlainText): DraftIssue {
	return { code: codeOf(name), message: importIssues[name] };
}

/** An issue that quotes a name of the source. */
export function namedIssue(name: NamedText, quoted: string): DraftIssue {
	return { code: codeOf(name), message: importIssues[name](quoted) };
}

/** An issue about a weekday that does not fit its date; `weekday` 0 = Sunday. */
export function weekdayIssue(written: string, weekday: number): DraftIssue {
	return {
		code: 'weekday-mismatch',
		message: importIssues.weekdayMismatch(written, weekdayNames[weekday] ?? ''),
	};
}

/** An issue about a year that the source does not write. */
export function yearIssue(year: number): DraftIssue {
	return { code: 'year-inferred', message: importIssues.yearInferred(year) };
}

/** An issue about a game that stands twice in the source. */
export function duplicateIssue(firstLine: number): DraftIssue {
	return { code: 'duplicate-game', message: importIssues.duplicateGame(firstLine) };
}
