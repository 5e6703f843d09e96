import { randomInt } from 'node:crypto';
import { passwordRefusedSentence } from '#core/identity/copy/password-problems.ts';
import { AppError } from '#core/kit/app-error.ts';
import { hashNewPassword } from '#server/identity/accounts/new-password.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { CliContext } from './verb.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const SYMBOLS = '-_+=';

/**
 * The hash of the password on stdin, or of a new temporary one, which is returned to be shown once.
 * Never an argument: those appear in the shell history and the process list.
 * @throws AppError 'bad-request' when the policy refuses it.
 */
export async function choosePassword(
	identity: Identity,
	ctx: CliContext,
	{ email, passwordStdin }: { email: string; passwordStdin: boolean },
): Promise<{ hash: string; shown: string | null }> {
	const password = passwordStdin ? (await ctx.stdin()).replace(/\r?\n$/, '') : provisional();
	const hashed = await hashNewPassword(identity, { password, email });
	if (hashed.ok) return { hash: hashed.value, shown: passwordStdin ? null : password };
	throw new AppError('bad-request', passwordRefusedSentence(hashed.error));
}

/** About 110 bits, with every character class that a policy may require, and no look-alikes. */
function provisional(): string {
	const all = LETTERS + CAPITALS + DIGITS;
	const rest = Array.from({ length: 16 }, () => pick(all)).join('');
	return [rest, pick(LETTERS), pick(CAPITALS), pick(DIGITS), pick(SYMBOLS), pick(all)].join('');
}

function pick(letters: string): string {
	return letters[randomInt(letters.length)] ?? '';
}
