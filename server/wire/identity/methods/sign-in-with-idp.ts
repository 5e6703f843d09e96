import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderPerson } from '#core/identity/provider.ts';
import { sameText } from '#server/identity/keys/secret-box.ts';
import { providerResultSchema } from '#server/identity/links/code-payloads.ts';
import { useCode } from '#server/identity/links/one-time-codes.ts';
import type { Provider } from '#server/identity/providers/providers.ts';
import {
	linkProvider,
	type ProviderProblem,
	type ProviderSignIn,
	signInWithProvider,
} from '#server/identity/providers/sign-in-with-provider.ts';
import { outboundErrorIn } from '#server/outbound/outbound-problem.ts';
import { idTokenField, requireRecentLogin } from '#server/wire/identity/fields.ts';
import { answerFirstFactor } from '#server/wire/identity/first-factor.ts';
import { NotNow, WireError } from '#server/wire/identity/wire-error.ts';
import {
	type Call,
	defineMethod,
	signedIn,
	tokenAnswer,
} from '#server/wire/identity/wire-method.ts';

const input = z.object({
	requestUri: z.string().max(8_192).default(''),
	postBody: z.string().max(32_768).nullish(),
	sessionId: z.string().max(256).nullish(),
	idToken: idTokenField.optional(),
	autoCreate: z.boolean().optional(),
	returnIdpCredential: z.boolean().optional(),
});
type Input = z.infer<typeof input>;

/** The person, the provider, and the provider's token if the client sent it. */
type Proof = { provider: Provider; person: ProviderPerson; oauthIdToken: string | null };

/**
 * Signs in, links or reauthenticates with a provider: through this site's pages, or with an ID
 * token from the client.
 */
export const signInWithIdp = defineMethod({
	path: '/v1/accounts:signInWithIdp',
	input,
	async run(asked, call) {
		const attempt = { what: 'signIn', subject: null, address: call.address } as const;
		if (!(await call.identity.throttle.take(attempt)))
			throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
		const proof = await prove(call, asked);
		const answer =
			asked.idToken === undefined
				? await enter(call, asked, proof)
				: await linkTo(call, asked, proof, asked.idToken);
		await call.identity.throttle.forgive(attempt);
		return answer;
	},
});

async function enter(call: Call, { autoCreate }: Input, proof: Proof): Promise<object> {
	const { provider, person } = proof;
	const signedIn = await signInWithProvider(call.identity, {
		provider,
		person,
		mayLink: autoCreate !== false,
	});
	if (!signedIn.ok) return refuse(signedIn.error, proof);
	const { account } = signedIn.value;
	return answerFirstFactor(call, {
		account,
		signInProvider: provider.id,
		fields: fieldsOf(proof, signedIn.value),
	});
}

/** Links the identity to the signed-in account; its session continues, without a second step. */
async function linkTo(
	call: Call,
	{ returnIdpCredential }: Input,
	proof: Proof,
	idToken: string,
): Promise<object> {
	const owner = await signedIn(call, idToken);
	requireRecentLogin(call, owner.session);
	const linked = await linkProvider(call.identity, { account: owner.account, ...proof });
	if (!linked.ok) {
		const code =
			linked.error === 'taken' ? 'FEDERATED_USER_ID_ALREADY_LINKED' : 'INVALID_IDP_RESPONSE';
		if (linked.error === 'taken' && returnIdpCredential === true)
			return { ...credentialOf(proof), errorMessage: code };
		throw new WireError(code);
	}
	const { identity } = call;
	const tokens = await identity.sessions.tokensFor({
		account: linked.value,
		session: owner.session,
	});
	return {
		...fieldsOf(proof, { account: linked.value, isNew: false }),
		...tokenAnswer(call, tokens),
	};
}

function refuse(problem: ProviderProblem, { provider, person, oauthIdToken }: Proof): object {
	const codes: Record<Exclude<ProviderProblem, 'confirm'>, string> = {
		refuse: 'ADMIN_ONLY_OPERATION',
		// During reauthentication the client turns this code into user-mismatch.
		unknown: 'EMAIL_NOT_FOUND',
		disabled: 'USER_DISABLED',
		'other-identity': 'INVALID_IDP_RESPONSE',
		taken: 'FEDERATED_USER_ID_ALREADY_LINKED',
	};
	if (problem !== 'confirm') throw new WireError(codes[problem]);
	return {
		needConfirmation: true,
		providerId: provider.id,
		verifiedProvider: [],
		...optional({ email: person.email, oauthIdToken }),
	};
}

/**
 * Collects the parameters of the provider's response, wherever the client put them.
 * @throws WireError, NotNow
 */
async function prove(call: Call, { requestUri, postBody, sessionId }: Input): Promise<Proof> {
	const given = parametersOf(requestUri, postBody ?? '');
	const provider = await call.identity.providers.byId(given.get('providerId') ?? '');
	if (provider === null) throw new WireError('OPERATION_NOT_ALLOWED');
	const result = given.get('idp_result');
	if (result !== null) return byResult(call, { provider, result, sessionId: sessionId ?? '' });
	const oauthIdToken = given.get('id_token');
	if (oauthIdToken === null) throw new WireError('INVALID_IDP_RESPONSE', 'No ID token');
	try {
		const { person, nonce } = await call.identity.oidc.readToken(provider, oauthIdToken);
		if (
			nonce !== null &&
			!sameText(
				nonce,
				createHash('sha256')
					.update(given.get('nonce') ?? '')
					.digest('hex'),
			)
		)
			throw new WireError('MISSING_OR_INVALID_NONCE');
		return { provider, person, oauthIdToken };
	} catch (error) {
		if (error instanceof WireError) throw error;
		call.identity.log.warn({ err: error, provider: provider.id }, 'provider token refused');
		if (outboundErrorIn(error) !== null) throw new NotNow(503);
		throw new WireError('INVALID_IDP_RESPONSE', 'The token does not hold');
	}
}

async function byResult(
	call: Call,
	{ provider, result, sessionId }: { provider: Provider; result: string; sessionId: string },
): Promise<Proof> {
	const { db, log } = call.identity;
	const used = await db.transaction((trx) =>
		useCode(trx, result, ['IDP_RESULT'], { now: call.now, log }),
	);
	if (!used.ok) throw new WireError('INVALID_IDP_RESPONSE', 'Used or expired');
	const { providerId, eventId, person } = providerResultSchema.parse(used.value.payload);
	if (providerId !== provider.id || sessionId !== (eventId ?? 'redirect'))
		throw new WireError('INVALID_IDP_RESPONSE', 'For another question');
	return { provider, person, oauthIdToken: null };
}

function parametersOf(requestUri: string, postBody: string): URLSearchParams {
	const uri = URL.canParse(requestUri) ? new URL(requestUri) : null;
	return new URLSearchParams(
		[uri?.search.slice(1), uri?.hash.slice(1), postBody].filter(Boolean).join('&'),
	);
}

function credentialOf({ provider, person, oauthIdToken }: Proof) {
	return {
		...{
			kind: 'identitytoolkit#VerifyAssertionResponse',
			providerId: provider.id,
			federatedId: person.subject,
		},
		...optional({ email: person.email, oauthIdToken }),
	};
}

function fieldsOf(proof: Proof, { account, isNew }: ProviderSignIn): Record<string, unknown> {
	const { subject, email, emailVerified, name, picture } = proof.person;
	const profile = {
		sub: subject,
		email_verified: emailVerified,
		...optional({ email, name, picture }),
	};
	return {
		...credentialOf(proof),
		...{
			localId: account.id,
			emailVerified: account.emailVerified,
			isNewUser: isNew,
			rawUserInfo: JSON.stringify(profile),
		},
		...optional({
			email: account.email,
			displayName: account.displayName ?? name,
			fullName: name,
			photoUrl: account.photoUrl ?? picture,
		}),
	};
}

/** Drops null fields: the client treats missing and empty differently. */
function optional(fields: Record<string, string | null>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
	);
}
