import { z } from 'zod';
import type { CodeKind } from '#core/identity/one-time-code.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Identity } from '#server/identity/identity.ts';
import { sameText } from '#server/identity/keys/secret-box.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import { challengeSchema } from '#server/identity/links/code-payloads.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { issueCode, readCode } from '#server/identity/links/one-time-codes.ts';

type ChallengeKind = Extract<CodeKind, 'PASSKEY_ENROLLMENT' | 'PASSKEY_SIGN_IN'>;

/** `browser` = a secret that only the browser of the ceremony sends again. */
type Asker = { kind: ChallengeKind; browser: string; accountId: string | null };

/** Creates a challenge: a one-time code, which the authenticator signs. base64url, 32 bytes. */
export function issueChallenge(
	{ db, now }: Identity,
	{ kind, browser, accountId }: Asker,
): Promise<string> {
	const payload: z.infer<typeof challengeSchema> = { browser: hashSecret(browser) };
	return db.transaction((trx) => issueCode(trx, { kind, accountId, payload }, now()));
}

const clientDataSchema = z.object({ challenge: z.string().min(1).max(256) });

/**
 * The open challenge that a signed answer names, if this browser and account asked for it. It stays
 * unused: the caller uses it in the transaction of what it opens, or burns it.
 */
export async function readChallenge(
	{ db, now, log }: Identity,
	clientDataJson: string,
	{ kind, browser, accountId }: Asker,
): Promise<Result<string, 'challenge'>> {
	const challenge = challengeIn(clientDataJson);
	if (challenge === null) return fail('challenge');
	const code = await readCode(db.kysely, challenge, [kind], { now: now(), log });
	if (!code.ok || code.value.accountId !== accountId) return fail('challenge');
	const issued = challengeSchema.parse(code.value.payload);
	return sameText(issued.browser, hashSecret(browser)) ? ok(challenge) : fail('challenge');
}

/** One answer per challenge: a wrong one ends it. */
export async function burnChallenge({ db, now }: Identity, challenge: string): Promise<void> {
	await db.transaction((trx) => createCodesWriter(trx).fail(hashSecret(challenge), 1, now()));
}

function challengeIn(clientDataJson: string): string | null {
	try {
		const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
		return clientDataSchema.safeParse(data).data?.challenge ?? null;
	} catch {
		return null;
	}
}
