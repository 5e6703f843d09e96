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
 * Maps the name of an issue in the copy file to its code in kebab-case: 'teamUnknown' →
 * 'team-unknown'.
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

/** An issue whose text quotes nothing from the source. */
export function plainIssue(name: PlainText): DraftIssue {
	return { code: codeOf(name), message: importIssues[name] };
}

/** An issue that quotes a name from the source. */
export function namedIssue(name: NamedText, quoted: string): DraftIssue {
	return { code: codeOf(name), message: importIssues[name](quoted) };
}

/** An issue about a weekday that does not match its date; `weekday` 0 = Sunday. */
export function weekdayIssue(written: string, weekday: number): DraftIssue {
	return {
		code: 'weekday-mismatch',
		message: importIssues.weekdayMismatch(written, weekdayNames[weekday] ?? ''),
	};
}

/** An issue about a year missing in the source. */
export function yearIssue(year: number): DraftIssue {
	return { code: 'year-inferred', message: importIssues.yearInferred(year) };
}

/** An issue about a game that appears twice in the source. */
export function duplicateIssue(firstLine: number): DraftIssue {
	return { code: 'duplicate-game', message: importIssues.duplicateGame(firstLine) };
}
