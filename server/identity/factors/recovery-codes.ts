import { randomInt } from 'node:crypto';
import type { Writer } from '#server/db/app-database.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import { replaceRecoveryCodes, takeRecoveryCode } from './second-factors-repository.ts';

const RECOVERY_CODES = 10;
/** Without letters and digits that look alike; some 59 bits for each code. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * New recovery codes of an account, in place of the old ones; only their hashes are kept, so this
 * is the one time they are seen.
 */
export async function makeRecoveryCodes(
	trx: Writer,
	accountId: string,
	now: number,
): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
	await replaceRecoveryCodes(
		trx,
		accountId,
		codes.map((code) => hashOf(accountId, code)),
		now,
	);
	return codes;
}

/**
 * Uses a code, in whatever case and grouping it was typed; of any number of attempts at once one
 * succeeds (V38).
 */
export async function spendRecoveryCode(
	trx: Writer,
	{ accountId, code, now }: { accountId: string; code: string; now: number },
): Promise<boolean> {
	return (
		looksLikeRecoveryCode(code) && takeRecoveryCode(trx, accountId, hashOf(accountId, code), now)
	);
}

/** Whether somebody typed a recovery code where six digits are asked for. */
export function looksLikeRecoveryCode(text: string): boolean {
	return plain(text).length === GROUPS * GROUP_LENGTH;
}

function newRecoveryCode(): string {
	const group = () =>
		Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
	return Array.from({ length: GROUPS }, group).join('-');
}

function plain(code: string): string {
	return code.toUpperCase().replace(/[\s-]/g, '');
}

/** Bound to the account, so that equal codes of two accounts have nothing in common. */
function hashOf(accountId: string, code: string): string {
	return hashSecret(`${accountId} ${plain(code)}`);
}
