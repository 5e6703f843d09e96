import { emailKey } from '#core/identity/email.ts';
import { type PasswordProblem, passwordProblems } from '#core/identity/password-policy.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Identity } from './identity.ts';

/**
 * The hash of a password that somebody chose, when the policy in force allows it (S5.01). Their own address counts as common.
 * @throws AppError 'overloaded'
 */
export async function hashNewPassword(
	identity: Identity,
	{ password, email }: { password: string; email: string | null },
): Promise<Result<string, PasswordProblem[]>> {
	const { passwordPolicy } = await identity.settings();
	const own = email === null ? [] : [emailKey(email), emailKey(email).split('@', 1)[0] ?? ''];
	const isCommon = (chosen: string) => isCommonPassword(chosen) || own.includes(chosen.toLowerCase());
	const problems = passwordProblems(password, passwordPolicy, isCommon);
	return problems.length > 0 ? fail(problems) : ok(await identity.hasher.hash(password));
}
