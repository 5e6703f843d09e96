import type { Answer, AnswerKind } from './answer.ts';

/**
 * A line said once above games of one competition: `line` = what each row would say, `text` = the
 * same with its evidence.
 */
export type GroupLine = { line: string; text: string };

/** Answers without an announced channel. */
const UNANNOUNCED: readonly AnswerKind[] = ['usual', 'rights', 'open', 'unrecorded'];

/**
 * The line that most unannounced games share, the first one of a tie; undefined without such a
 * game. Usual channels include their count, rights what they leave open.
 */
export function groupLine(answers: readonly Answer[]): GroupLine | undefined {
	const alike = [...Map.groupBy(answers.filter(isUnannounced), ({ line }) => line).values()];
	const most = Math.max(...alike.map(({ length }) => length));
	const [answer] = alike.find(({ length }) => length === most) ?? [];
	return answer && { line: answer.line, text: groupText(answer) };
}

/** Whether an answer names no announced channel, so that a shared line may replace it. */
function isUnannounced({ kind }: { kind: AnswerKind }): boolean {
	return UNANNOUNCED.includes(kind);
}

function groupText({ kind, headline, access, ground }: Answer): string {
	if (kind === 'rights' && access !== null) return `${headline}; ${access}`;
	return ground === null ? headline : `${headline} (${ground})`;
}
