import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { PROVIDER_FLOWS, returnPath } from '#core/identity/provider-event.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import {
	finishProviderFlow,
	startProviderFlow,
} from '#server/identity/providers/oidc/provider-flow.ts';
import { readCookie } from './cookies.ts';
import { PROVIDER_HEADERS, returnPage } from './return-page.ts';
import { isCertainlySameOrigin } from './same-origin.ts';
import { NotNow } from './wire-error.ts';
import { type Call, limitSessions } from './wire-method.ts';

type Bindings = { Bindings: HttpBindings };

const COOKIE_SECONDS = 600;
/** Parameters that an app may add to the provider request. */
const PARAMETERS = ['login_hint', 'prompt', 'hd'] as const;

const startSchema = z.object({
	provider: z.string().max(64),
	type: z.enum(PROVIDER_FLOWS),
	event: z.string().max(128).optional(),
	return: z.string().max(2_000).optional(),
	...{
		login_hint: z.string().max(254).optional(),
		prompt: z.string().max(64).optional(),
		hd: z.string().max(254).optional(),
	},
});

const text = z.string().min(1).max(4_096).nullable().catch(null).default(null);
const returnSchema = z.object({
	state: z.string().max(256).catch('').default(''),
	code: text,
	error: text,
	iss: text,
});

/**
 * The two pages of a provider sign-in: start and return. The browser itself visits both, not the
 * client.
 */
export function mountProviderPages(
	app: Hono<Bindings>,
	callOf: (asked: Context<Bindings>) => Call,
): void {
	app.get(callPaths.providerStart, async (asked) => {
		const call = callOf(asked);
		// Only pages of this site may start a flow: another site must not sign a visitor in to a
		// foreign account.
		if (!comesFromUs(asked.req.raw.headers, call.publicUrl)) throw new NotNow(403);
		limitSessions(call);
		const read = startSchema.safeParse(asked.req.query());
		if (!read.success) return returnPage(null);
		const { provider: providerId, type, event: eventId = null, return: back = null } = read.data;
		const parameters = Object.fromEntries(
			PARAMETERS.flatMap((name) =>
				read.data[name] === undefined ? [] : [[name, read.data[name]]],
			),
		);
		const flow = {
			providerId,
			type,
			eventId,
			returnTo: returnPath(back),
			publicUrl: call.publicUrl,
			parameters,
		};
		const started = await startProviderFlow(call.identity, flow);
		if (!started.ok) return returnPage(started.error);
		const { location, state, cookie } = started.value;
		const headers = {
			location,
			'set-cookie': writeCookie(call.publicUrl, state, cookie, COOKIE_SECONDS),
			...PROVIDER_HEADERS,
		};
		return new Response(null, { status: 302, headers });
	});

	app.get(callPaths.providerReturn, async (asked) => {
		const call = callOf(asked);
		limitSessions(call);
		const { state, ...answer } = returnSchema.parse(asked.req.query());
		const cookie = readCookie(
			asked.env.incoming.headers.cookie ?? null,
			cookieName(call.publicUrl, state),
		);
		const page = returnPage(
			await finishProviderFlow(call.identity, {
				...answer,
				state,
				cookie,
				publicUrl: call.publicUrl,
			}),
		);
		if (cookie !== null)
			page.headers.append('set-cookie', writeCookie(call.publicUrl, state, '', 0));
		return page;
	});
}

/** Over plain http only the referrer reveals where a browser comes from. */
function comesFromUs(headers: Headers, publicUrl: string): boolean {
	const referer = headers.get('referer') ?? '';
	const isReferred =
		!headers.has('sec-fetch-site') &&
		URL.canParse(referer) &&
		new URL(referer).origin === new URL(publicUrl).origin;
	return isReferred || isCertainlySameOrigin(headers, publicUrl);
}

/** One cookie for each flow, so that two tabs do not interfere. */
function cookieName(publicUrl: string, state: string): string {
	return `${publicUrl.startsWith('https:') ? '__Host-idp' : 'guia-idp'}-${hashSecret(state).slice(0, 10)}`;
}

/** Lax: the browser returns from another site. */
function writeCookie(publicUrl: string, state: string, value: string, maxAge: number): string {
	const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
	return `${cookieName(publicUrl, state)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
