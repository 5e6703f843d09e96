import { identityCopy } from '#core/identity/copy/identity.ts';
import { describePasswordProblems } from '#core/identity/copy/password-problems.ts';
import { AppError } from '#core/kit/app-error.ts';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createFirstAdministrator, hasAdministrator } from './first-administrator.ts';
import { hashNewPassword } from './new-password.ts';

/**
 * Creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD while there is none. Later both
 * variables are ignored. True when created.
 * @throws AppError 'bad-request' when the policy refuses the password.
 */
export async function createConfiguredAdministrator(
	identity: Identity,
	admin: { email: string; password: string },
): Promise<boolean> {
	if (await hasAdministrator(identity)) return false;
	const hashed = await hashNewPassword(identity, admin);
	if (!hashed.ok)
		throw new AppError(
			'bad-request',
			identityCopy.adminPasswordRefused(describePasswordProblems(hashed.error)),
		);
	const made = await createFirstAdministrator(
		identity,
		{ email: admin.email, name: null, passwordHash: hashed.value },
		COMMAND_LINE,
	);
	return made.ok;
}
