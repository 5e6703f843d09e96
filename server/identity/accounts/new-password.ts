import { passwordProblems } from '#core/identity/password-policy.ts';
import { type RefusedFor, refusedFor } from '#core/identity/password-refusal.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Identity } from '#server/identity/identity.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * The hash of a chosen password, if the current policy allows it (S5.01). The account's own address
 * is refused too.
 * @throws AppError 'overloaded'
 */
export async function hashNewPassword(
	identity: Identity,
	{ password, email }: { password: string; email: string | null },
): Promise<Result<string, RefusedFor[]>> {
	const { passwordPolicy } = await identity.settings();
	const problems = passwordProblems(password, passwordPolicy, {
		isCommon: isCommonPassword,
		email,
	});
	return problems.length > 0
		? fail(refusedFor(problems, passwordPolicy))
		: ok(await identity.hasher.hash(password));
}
