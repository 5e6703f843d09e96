import type { z } from 'zod';
import { ID_TOKEN_MS } from '#core/identity/session.ts';
import type { Identity } from '#server/identity/identity.ts';
import type {
	Device,
	SignedIn,
	TokenProblem,
	TokenSet,
} from '#server/identity/sessions/sessions.ts';
import type { CookieJar } from './cookies.ts';
import { NotNow, WireError } from './wire-error.ts';

/** One request as the methods see it. */
export type Call = {
	identity: Identity;
	/** Origin of the site without a trailing slash: the only base of links. */
	publicUrl: string;
	/** Real UTC milliseconds. */
	now: number;
	device: Device;
	/** Key for throttling. */
	address: string;
	/** The refresh secret from the cookie. */
	refreshSecret: string | null;
	/** Names the browser of a sign-in by passkey; from its cookie. */
	browser: string | null;
	jar: CookieJar;
	/** Adds a Set-Cookie header to the response. */
	setCookie(cookie: string): void;
};

/** A method of the protocol, listed in `methods.ts`. */
export type WireMethod = {
	verb: 'GET' | 'POST';
	/** Relative to the mount point, exactly as in the protocol. */
	path: string;
	body: 'json' | 'form' | 'none';
	input: z.ZodType;
	run(input: unknown, call: Call): Promise<object>;
};

/** Validates the input of a method before any lookup; drops unknown fields. */
export function defineMethod<Input>(method: {
	verb?: WireMethod['verb'];
	path: string;
	body?: WireMethod['body'];
	input: z.ZodType<Input>;
	run(input: Input, call: Call): Promise<object>;
}): WireMethod {
	const {
		verb = 'POST',
		path,
		body = verb === 'GET' ? 'none' : 'json',
		input: schema,
		run,
	} = method;
	return {
		...{ verb, path, body, input: schema },
		run(input, call) {
			const parsed = schema.safeParse(input);
			if (!parsed.success)
				throw new WireError('INVALID_ARGUMENT', parsed.error.issues[0]?.path.join('.'));
			return run(parsed.data, call);
		},
	};
}

/**
 * Returns the tokens of a session: the refresh secret as a cookie, and in its place in the body a
 * worthless placeholder.
 */
export function tokenAnswer(call: Call, { idToken, refreshSecret, session }: TokenSet) {
	call.setCookie(call.jar.refresh(refreshSecret, session, call.now));
	return { idToken, refreshToken: placeholder(session.id), expiresIn: String(ID_TOKEN_MS / 1000) };
}

const PLACEHOLDER = /^in-cookie\.([\w-]{43})$/;

/**
 * The client's refresh token: it names the session, so that two accounts in one browser are not
 * mixed up.
 */
function placeholder(sessionId: string): string {
	return `in-cookie.${sessionId}`;
}

/** The session named by a placeholder; null for any other text. */
export function sessionOfPlaceholder(text: string): string | null {
	return PLACEHOLDER.exec(text)?.[1] ?? null;
}

/** Client error codes for an invalid token. */
export const TOKEN_CODES: Record<TokenProblem, string> = {
	invalid: 'INVALID_ID_TOKEN',
	expired: 'TOKEN_EXPIRED',
	disabled: 'USER_DISABLED',
};

/** The caller, by the ID token in the body. @throws WireError */
export async function signedIn({ identity }: Call, idToken: string): Promise<SignedIn> {
	const checked = await identity.sessions.check(idToken);
	if (!checked.ok) throw new WireError(TOKEN_CODES[checked.error]);
	return checked.value;
}

/** The previous session of this browser, by its cookie. */
export function presentSession({ identity, refreshSecret }: Call): string | null {
	return refreshSecret === null ? null : identity.sessions.sessionOfSecret(refreshSecret);
}

/**
 * Throttles the background calls of an open page. Beyond the limit it must wait, with the response
 * that signs no one out.
 * @throws NotNow
 */
export function limitSessions({ identity, address }: Call): void {
	if (!identity.sessionCalls.take(identity.box.mac('attempt', address))) throw new NotNow(429);
}
