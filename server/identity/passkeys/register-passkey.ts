import { CODE_LIFE_MS } from '#core/identity/one-time-code.ts';
import { MOST_PASSKEYS, PASSKEY_PREFIX, type PasskeySite } from '#core/identity/passkey.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { Writer } from '#server/db/app-database.ts';
import {
	type FactorProblem,
	mayChangeFactors,
	type Owner,
	ownerActor,
	readProofs,
} from '#server/identity/factors/may-change-factors.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { useCode } from '#server/identity/links/one-time-codes.ts';
import { createSessionsWriter } from '#server/identity/sessions/sessions-repository.ts';
import { newId } from '#server/ids.ts';
import { burnChallenge, issueChallenge, readChallenge } from './challenge.ts';
import { createPasskeysRepository, createPasskeysWriter } from './passkeys-repository.ts';
import {
	ALGORITHMS,
	type Attestation,
	loadWebAuthn,
	type NewPasskey,
	verifyAttestation,
} from './verify-passkey.ts';

/** Unfinished sign-ins: those sessions would begin without the new passkey. */
const VOIDED = [
	'MFA_PENDING',
	'EMAIL_SIGNIN',
	'CUSTOM_TOKEN',
	'IDP_RESULT',
	'PASSKEY_TOKEN',
] as const;

type RegistrationProblem = FactorProblem | 'limit';
export type FinishProblem = RegistrationProblem | 'challenge' | 'passkey';

/** Starts to add a passkey: what the browser must be asked. */
export async function startRegistration(
	identity: Identity,
	owner: Owner,
	{ site }: { site: PasskeySite },
): Promise<Result<object, RegistrationProblem>> {
	const { account } = owner;
	const allowed = await mayChangeFactors(identity, owner);
	if (!allowed.ok) return allowed;
	const { passkeys } = allowed.value;
	if (passkeys.length >= MOST_PASSKEYS) return fail('limit');
	const challenge = await issueChallenge(identity, askerOf(owner));
	const { generateRegistrationOptions } = await loadWebAuthn();
	return ok(
		await generateRegistrationOptions({
			rpID: site.rpId,
			rpName: site.rpId,
			userID: new Uint8Array(Buffer.from(account.id)),
			userName: account.email ?? account.id,
			userDisplayName: account.displayName ?? '',
			challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
			timeout: CODE_LIFE_MS.PASSKEY_ENROLLMENT,
			attestationType: 'none',
			excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
			authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
			supportedAlgorithmIDs: ALGORITHMS,
		}),
	);
}

/**
 * Adds the passkey that the device made. The current session counts as proved by it from now on;
 * all other sessions of the account end, as with a second factor.
 */
export async function finishRegistration(
	identity: Identity,
	owner: Owner,
	{ site, name, answer }: { site: PasskeySite; name: string; answer: Attestation },
): Promise<Result<null, FinishProblem>> {
	const { db, now, log, mailer } = identity;
	const allowed = await mayChangeFactors(identity, owner);
	if (!allowed.ok) return allowed;
	const read = await readChallenge(identity, answer.response.clientDataJSON, askerOf(owner));
	if (!read.ok) return read;
	const made = await verifyAttestation(identity, { site, challenge: read.value }, answer);
	if (made === null) {
		await burnChallenge(identity, read.value);
		return fail('passkey');
	}
	const passkey = { ...made, name };
	const added = await db.transaction(
		async (trx): Promise<Result<null, FinishProblem>> =>
			(await useCode(trx, read.value, ['PASSKEY_ENROLLMENT'], { now: now(), log })).ok
				? addPasskey(trx, owner, passkey, now())
				: fail('challenge'),
	);
	if (added.ok && owner.account.email !== null)
		void mailer.send(owner.account.email, (site) => mailCopy.passkeyAdded({ site, name }));
	return added;
}

async function addPasskey(
	trx: Writer,
	owner: Owner,
	{ credentialId, publicKey, counter, name }: NewPasskey & { name: string },
	at: number,
): Promise<Result<null, FinishProblem>> {
	const { account, session } = owner;
	const { apps, passkeys } = await readProofs(trx, account.id);
	if (session.secondFactorId === null && apps.length + passkeys.length > 0)
		return fail('without-factor');
	if (passkeys.length >= MOST_PASSKEYS) return fail('limit');
	if ((await createPasskeysRepository(trx).byCredential(credentialId)) !== null)
		return fail('passkey');
	const id = PASSKEY_PREFIX + newId();
	await createPasskeysWriter(trx).insert({
		...{ id, account_id: account.id, credential_id: credentialId, public_key: publicKey },
		...{ counter, name, created_at: at, last_used_at: null },
	});
	const sessions = createSessionsWriter(trx);
	if (session.secondFactorId === null) await sessions.setSecondFactor(session.id, id);
	await sessions.endAll(account.id, 'password', at, session.id);
	await createCodesWriter(trx).void(account.id, VOIDED, at);
	await audit(trx, ownerActor(owner), 'account.passkey-added', {
		...{ at, subject: account.id, detail: { name } },
	});
	return ok(null);
}

/** The session stands for its browser: the challenge of one sign-in serves no other. */
function askerOf({ account, session }: Owner) {
	return { kind: 'PASSKEY_ENROLLMENT', accountId: account.id, browser: session.id } as const;
}
