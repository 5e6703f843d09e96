import { CODE_LIFE_MS, type CodeKind } from '#core/identity/one-time-code.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { tellRecord } from '#server/damaged-record.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { hashSecret, newSecret } from '#server/identity/keys/secrets.ts';
import type { Log } from '#server/log.ts';
import { isPayloadOf } from './code-payloads.ts';
import { type CodeRecord, createCodesRepository, createCodesWriter } from './codes-repository.ts';

export type NewCode = {
	kind: CodeKind;
	accountId?: string | null;
	email?: string | null;
	newEmail?: string | null;
	/** Plain JSON for the second step; never a secret. */
	payload?: unknown;
};

/**
 * Makes a code and returns it: only its hash is stored, so this is the one time it is seen. Older
 * open codes of the same kind and account become void. Lives as long as `CODE_LIFE_MS` says.
 */
export async function issueCode(trx: Writer, code: NewCode, now: number): Promise<string> {
	const secret = newSecret();
	const writer = createCodesWriter(trx);
	const { kind, accountId = null, email = null, newEmail = null, payload = null } = code;
	if (accountId !== null) await writer.void(accountId, [kind], now);
	const times = { createdAt: now, expiresAt: now + CODE_LIFE_MS[kind], usedAt: null };
	await writer.insert(hashSecret(secret), {
		kind,
		accountId,
		email,
		newEmail,
		payload,
		failures: 0,
		...times,
	});
	return secret;
}

export type CodeProblem = 'invalid' | 'expired';

/** When a code is looked at, in UTC milliseconds, and who hears of a damaged one. */
type CodeReading = { now: number; log: Log };

/**
 * Looks at a code without using it. Used, unknown and of another kind are all 'invalid'; one whose
 * record is damaged is 'expired'.
 */
export async function readCode(
	db: Reader,
	secret: string,
	kinds: readonly CodeKind[],
	{ now, log }: CodeReading,
): Promise<Result<CodeRecord, CodeProblem>> {
	const hash = hashSecret(secret);
	const code = await createCodesRepository(db).byHash(hash);
	if (code === null || code.usedAt !== null || !kinds.includes(code.kind)) return fail('invalid');
	if (code.expiresAt <= now) return fail('expired');
	if (isPayloadOf(code.kind, code.payload)) return ok(code);
	tellRecord(log, `one_time_codes/${hash.slice(0, 12)}`, false, 'the code counts as expired');
	return fail('expired');
}

/**
 * Uses a code. Of any number of attempts at once exactly one succeeds (V38); do what it opens in
 * the same transaction.
 */
export async function useCode(
	trx: Writer,
	secret: string,
	kinds: readonly CodeKind[],
	reading: CodeReading,
): Promise<Result<CodeRecord, CodeProblem>> {
	const code = await readCode(trx, secret, kinds, reading);
	if (!code.ok) return code;
	return (await createCodesWriter(trx).use(hashSecret(secret), reading.now))
		? code
		: fail('invalid');
}
