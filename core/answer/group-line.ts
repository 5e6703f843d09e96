import type { Answer, AnswerKind } from './answer.ts';

/**
 * What games of one competition have in common, said once above them: `line` = what the row of each
 * would say, `text` = the same with its ground.
 */
export type GroupLine = { line: string; text: string };

/** Answers without an announced channel. */
const UNANNOUNCED: readonly AnswerKind[] = ['usual', 'rights', 'open', 'unrecorded'];

/**
 * The line that most of some games share which have no announced channel, of equals the first;
 * undefined without such a game. Usual channels come with their count, rights with what they leave
 * open.
 */
export function groupLine(answers: readonly Answer[]): GroupLine | undefined {
	const alike = [...Map.groupBy(answers.filter(isUnannounced), ({ line }) => line).values()];
	const most = Math.max(...alike.map(({ length }) => length));
	const [answer] = alike.find(({ length }) => length === most) ?? [];
	return answer && { line: answer.line, text: groupText(answer) };
}

/**
 * Whether an answer names no announced channel, so that a line above may say it for several games.
 */
function isUnannounced({ kind }: { kind: AnswerKind }): boolean {
	return UNANNOUNCED.includes(kind);
}

function groupText({ kind, headline, access, ground }: Answer): string {
	if (kind === 'rights' && access !== null) return `${headline}; ${access}`;
	return ground === null ? headline : `${headline} (${ground})`;
}
