import { CODE_LIFE_MS, type CodeKind } from '#core/identity/one-time-code.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { reportRecord } from '#server/damaged-record.ts';
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
 * Creates a code and returns it: only its hash is stored, so this is the only time it is visible.
 * Voids older open codes of the same kind and account. Lifetime: `CODE_LIFE_MS`.
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

/** The time of a check in UTC milliseconds, and the log for damaged codes. */
type CodeReading = { now: number; log: Log };

/**
 * Checks a code without using it. Used and unknown codes and codes of another kind are 'invalid';
 * one with a damaged record is 'expired'.
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
	reportRecord(log, `one_time_codes/${hash.slice(0, 12)}`, false, 'the code counts as expired');
	return fail('expired');
}

/**
 * Uses a code. Of concurrent attempts exactly one succeeds (V38); perform the action in the same
 * transaction.
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
