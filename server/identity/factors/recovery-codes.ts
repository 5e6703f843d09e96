import { randomInt } from 'node:crypto';
import type { Writer } from '#server/db/app-database.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import { createSecondFactorsWriter } from './second-factors-repository.ts';

const RECOVERY_CODES = 10;
/** No characters that look alike; about 59 bits per code. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * Replaces the recovery codes of an account. Only hashes are stored, so this is the only time the
 * codes are visible.
 */
export async function makeRecoveryCodes(
	trx: Writer,
	accountId: string,
	now: number,
): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
	await createSecondFactorsWriter(trx).replaceRecoveryCodes(
		accountId,
		codes.map((code) => hashOf(accountId, code)),
		now,
	);
	return codes;
}

/** Uses a code, ignoring case and grouping; of concurrent attempts one succeeds (V38). */
export async function spendRecoveryCode(
	trx: Writer,
	{ accountId, code, now }: { accountId: string; code: string; now: number },
): Promise<boolean> {
	return (
		looksLikeRecoveryCode(code) &&
		createSecondFactorsWriter(trx).takeRecoveryCode(accountId, hashOf(accountId, code), now)
	);
}

/** Whether the text typed in place of six digits is a recovery code. */
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

/** Includes the account, so that equal codes of two accounts have different hashes. */
function hashOf(accountId: string, code: string): string {
	return hashSecret(`${accountId} ${plain(code)}`);
}
