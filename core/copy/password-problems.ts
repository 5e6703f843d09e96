import type { PasswordPolicy, PasswordProblem } from '#core/identity/password-policy.ts';
import { identityCopy } from './identity.ts';

/** What is wrong with a password, as the end of a sentence. */
export function describePasswordProblems(problems: readonly PasswordProblem[], { minLength, maxLength }: PasswordPolicy): string {
	return problems.map((problem) => identityCopy.problems[problem](minLength, maxLength)).join(', ');
}
