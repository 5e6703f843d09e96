import type { PasswordPolicy } from './password-policy.ts';
import { PASSWORD_PROBLEMS, type PasswordProblem } from './password-problem.ts';

/** One problem of a new password. `bound` = the required length; null where no number applies. */
export type RefusedFor = { problem: PasswordProblem; bound: number | null };

/** The problems of a password with the lengths that the policy requires. */
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
 * The refusal as text of the identity protocol: 'Missing password requirements: [too-short 8,
 * common]'.
 */
export function writeRefusal(refused: readonly RefusedFor[]): string {
	const parts = refused.map(({ problem, bound }) =>
		bound === null ? problem : `${problem} ${bound}`,
	);
	return `Missing password requirements: [${parts.join(', ')}]`;
}

/** Parses such a text anywhere in an error message; empty for messages of another service. */
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
