import type { PasswordPolicy } from './password-policy.ts';
import { PASSWORD_PROBLEMS, type PasswordProblem } from './password-problem.ts';

/**
 * One thing that is wrong with a new password. `bound` = the length that is asked for; null where
 * no number belongs to it.
 */
export type RefusedFor = { problem: PasswordProblem; bound: number | null };

/** What is wrong with a password together with the lengths that the policy asks for. */
export function refusedFor(
	problems: readonly PasswordProblem[],
	{ minLength, maxLength }: PasswordPolicy,
): RefusedFor[] {
	const bounds: Partial<Record<PasswordProblem, number>> = {
		'too-short': minLength,
		'too-long': maxLength,
	};
	return problems.map((problem) => ({ problem, bound: bounds[problem] ?? null }));
}

/**
 * The text of the refusal on the identity protocol: 'Missing password requirements: [too-short 8,
 * common]'.
 */
export function writeRefusal(refused: readonly RefusedFor[]): string {
	const parts = refused.map(({ problem, bound }) =>
		bound === null ? problem : `${problem} ${bound}`,
	);
	return `Missing password requirements: [${parts.join(', ')}]`;
}

/**
 * What such a text names, wherever it stands in the message of an error; nothing where another
 * service wrote it.
 */
export function readRefusal(message: string): RefusedFor[] {
	const [, list = ''] = /Missing password requirements: \[([^\]]*)\]/.exec(message) ?? [];
	return list.split(', ').flatMap((part) => {
		const [word = '', bound] = part.split(' ');
		const problem = PASSWORD_PROBLEMS.find((known) => known === word);
		return problem === undefined
			? []
			: [{ problem, bound: bound === undefined ? null : Number(bound) }];
	});
}
