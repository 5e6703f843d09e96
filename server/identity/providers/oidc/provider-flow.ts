import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { isPopupFlow, type ProviderEvent } from '#core/identity/provider-event.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import type { Identity } from '#server/identity/identity.ts';
import { sameText } from '#server/identity/keys/secret-box.ts';
import { hashSecret, newSecret } from '#server/identity/keys/secrets.ts';
import { flowSchema, type providerResultSchema } from '#server/identity/links/code-payloads.ts';
import { issueCode, readCode, useCode } from '#server/identity/links/one-time-codes.ts';
import { outboundErrorIn } from '#server/outbound/outbound-problem.ts';
import type { FlowSecrets } from './oidc-client.ts';

type Flow = z.infer<typeof flowSchema>;
type ProviderResult = z.infer<typeof providerResultSchema>;

type FlowStart = Omit<Flow, 'browser'> & {
	publicUrl: string;
	parameters: Record<string, string>;
};
export type Outcome = { event: ProviderEvent; returnTo: string | null };

/**
 * Starts a provider sign-in. The PKCE verifier and the nonce are derived from the cookie and never
 * stored.
 * @returns the provider's address and the cookie; or an outcome for the client.
 */
export async function startProviderFlow(
	identity: Identity,
	{ publicUrl, parameters, ...flow }: FlowStart,
): Promise<Result<{ location: string; state: string; cookie: string }, Outcome>> {
	const { db, now, oidc, providers, log } = identity;
	const provider = await providers.byId(flow.providerId);
	if (provider === null) return fail(failure(flow, 'auth/operation-not-allowed'));
	const cookie = newSecret();
	const payload: Flow = { ...flow, browser: hashSecret(cookie) };
	const state = await db.transaction((trx) => issueCode(trx, { kind: 'IDP_FLOW', payload }, now()));
	try {
		const redirectUri = publicUrl + callPaths.providerReturn;
		return ok({
			state,
			cookie,
			location: await oidc.authorizationUrl(provider, {
				...secretsOf(cookie),
				state,
				redirectUri,
				parameters,
			}),
		});
	} catch (error) {
		log.warn({ err: error, provider: provider.id }, 'provider not reached');
		return fail(failure(flow, codeOf(error)));
	}
}

type FlowReturn = {
	state: string;
	cookie: string | null;
	code: string | null;
	error: string | null;
	iss: string | null;
	publicUrl: string;
};

/**
 * Handles the return from a provider: the outcome for the client, with a one-time code in place of
 * provider tokens. Null when this browser did not start the flow: the client then learns nothing.
 */
export async function finishProviderFlow(
	identity: Identity,
	back: FlowReturn,
): Promise<Outcome | null> {
	const { db, now, oidc, providers, log } = identity;
	const { cookie } = back;
	const found = await readCode(db.kysely, back.state, ['IDP_FLOW'], { now: now(), log });
	if (!found.ok || cookie === null) return null;
	const flow = flowSchema.parse(found.value.payload);
	if (!sameText(flow.browser, hashSecret(cookie))) return null;
	const used = await db.transaction((trx) =>
		useCode(trx, back.state, ['IDP_FLOW'], { now: now(), log }),
	);
	if (!used.ok) return null;
	const provider = await providers.byId(flow.providerId);
	if (provider === null) return failure(flow, 'auth/operation-not-allowed');
	if (back.code === null)
		return failure(
			flow,
			back.error === 'access_denied' ? 'auth/user-cancelled' : 'auth/invalid-credential',
		);
	try {
		const answer = {
			...secretsOf(cookie),
			code: back.code,
			iss: back.iss,
			redirectUri: back.publicUrl + callPaths.providerReturn,
		};
		const { person } = await oidc.redeem(provider, answer);
		const payload: ProviderResult = { providerId: provider.id, eventId: flow.eventId, person };
		const result = await db.transaction((trx) =>
			issueCode(trx, { kind: 'IDP_RESULT', payload }, now()),
		);
		return outcome(flow, {
			urlResponse: answer.redirectUri,
			postBody: new URLSearchParams({ idp_result: result, providerId: provider.id }).toString(),
		});
	} catch (error) {
		log.warn({ err: error, provider: provider.id }, 'provider sign-in failed');
		return failure(flow, codeOf(error));
	}
}

function outcome(flow: Omit<Flow, 'browser'>, over: Partial<ProviderEvent>): Outcome {
	const { type, eventId, returnTo } = flow;
	// The client requires a session id only to compare it; the event id serves.
	const event: ProviderEvent = {
		type,
		eventId,
		urlResponse: null,
		sessionId: eventId ?? 'redirect',
		postBody: null,
		tenantId: null,
		...over,
	};
	return { event, returnTo: isPopupFlow(type) ? null : returnTo };
}

function failure(flow: Omit<Flow, 'browser'>, code: string): Outcome {
	return outcome(flow, { error: { code, message: `Firebase: Error (${code}).` } });
}

function codeOf(error: unknown): string {
	return outboundErrorIn(error) === null
		? 'auth/invalid-credential'
		: 'auth/network-request-failed';
}

function secretsOf(cookie: string): FlowSecrets {
	const derive = (purpose: string) =>
		createHash('sha256').update(`${purpose} ${cookie}`).digest('base64url');
	return { verifier: derive('verifier'), nonce: derive('nonce') };
}
