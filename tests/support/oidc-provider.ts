import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

const CLIENT = { id: 'guia-client', secret: 'guia secret/+' };

/** A provider of OpenID Connect of the test's own: it signs in at once whoever `person` is. */
export type TestProvider = {
	issuer: string;
	/** For the settings of the server. */
	config: { id: string; label: string; issuer: string; clientId: string; clientSecret: string };
	/** For OUTBOUND_ALLOW. */
	allow: string;
	/** Claims of whoever signs in from now on. */
	person: JWTPayload;
	/**
	 * How it behaves from now on: as it should, with a page that waits for its reader, with a
	 * refusal, or broken in some way.
	 */
	mode: 'sign-in' | 'wait' | 'deny' | Fault;
	/** An ID token for the client that brings it itself. */
	token(claims?: JWTPayload, options?: { key?: CryptoKey; alg?: string }): Promise<string>;
	/** How it wants to know the site (token_endpoint_auth_methods_supported). */
	authentication: 'client_secret_basic' | 'client_secret_post';
	/** Signs with another key from now on, and publishes only that one. */
	changeKey(): Promise<void>;
	hits: string[];
	[Symbol.asyncDispose](): Promise<void>;
};

type Fault = AnswerFault | 'down' | 'other-issuer' | 'private-endpoint';
/** What is wrong with the answer to a code. */
type AnswerFault =
	| 'empty'
	| 'no-subject'
	| 'error-as-200'
	| 'cut'
	| 'other-nonce'
	| 'other-key'
	| 'elsewhere'
	| 'endless';
type Asked = { nonce: string; challenge: string; redirectUri: string };

export async function startTestProvider(): Promise<TestProvider> {
	let keys = await generateKeyPair('RS256');
	let kid = 'first';
	const codes = new Map<string, Asked>();
	const server = createServer((request, response) => void answer(request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const issuer = `http://127.0.0.1:${port}`;

	const provider: TestProvider = {
		...{
			issuer,
			allow: `127.0.0.1:${port}`,
			mode: 'sign-in',
			authentication: 'client_secret_basic',
			hits: [],
		},
		config: {
			id: 'oidc.teste',
			label: 'Teste',
			issuer,
			clientId: CLIENT.id,
			clientSecret: CLIENT.secret,
		},
		person: { sub: 'subject-1', email: 'ana@guia.example', email_verified: true, name: 'Ana' },
		token: (claims = {}, { key = keys.privateKey, alg = 'RS256' } = {}) =>
			new SignJWT({ ...provider.person, ...claims })
				.setProtectedHeader({ alg, kid })
				.setIssuer(String(claims.iss ?? issuer))
				.setAudience(claims.aud ?? CLIENT.id)
				.setIssuedAt(claims.iat)
				.setExpirationTime(claims.exp ?? '5m')
				.sign(key),
		async changeKey() {
			keys = await generateKeyPair('RS256');
			kid = 'second';
		},
		[Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
	};

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? '', issuer);
		provider.hits.push(url.pathname);
		if (provider.mode === 'down') return void request.destroy();
		if (url.pathname === '/.well-known/openid-configuration')
			return json(response, discovery(provider));
		if (url.pathname === '/jwks')
			return json(response, {
				keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }],
			});
		if (url.pathname === '/authorize') return authorize(url, response);
		if (url.pathname === '/token') return redeem(request, response);
		response.writeHead(404).end();
	}

	function authorize(url: URL, response: ServerResponse): void {
		const {
			state = '',
			nonce = '',
			code_challenge: challenge = '',
			redirect_uri: redirectUri = '',
		} = Object.fromEntries(url.searchParams);
		if (provider.mode === 'wait')
			return void response
				.writeHead(200, { 'content-type': 'text/html' })
				.end('<title>provider</title>');
		const back = new URL(redirectUri);
		back.searchParams.set('state', state);
		if (provider.mode === 'deny') back.searchParams.set('error', 'access_denied');
		else {
			const code = randomBytes(16).toString('hex');
			codes.set(code, { nonce, challenge, redirectUri });
			back.searchParams.set('code', code);
		}
		response.writeHead(302, { location: back.href }).end();
	}

	async function redeem(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const form = new URLSearchParams(await text(request));
		const asked = codes.get(form.get('code') ?? '');
		codes.delete(form.get('code') ?? '');
		const challenge = createHash('sha256')
			.update(form.get('code_verifier') ?? '')
			.digest('base64url');
		const isRight =
			isOurs(request, form, provider) &&
			asked?.challenge === challenge &&
			asked.redirectUri === form.get('redirect_uri');
		if (!isRight || asked === undefined) return json(response, { error: 'invalid_grant' }, 400);
		const bearer = { access_token: 'unused', token_type: 'Bearer' };
		switch (provider.mode) {
			case 'elsewhere':
				return void response.writeHead(307, { location: `${issuer}/other` }).end();
			case 'endless':
				return json(response, { ...bearer, padding: 'x'.repeat(300 * 1024) });
			case 'empty':
				return json(response, {});
			case 'error-as-200':
				return json(response, { ...bearer, error: 'server_error', id_token: null });
			case 'cut':
				return void response
					.writeHead(200, { 'content-type': 'application/json' })
					.end('{"id_token":"ey');
			case 'no-subject':
				return json(response, {
					...bearer,
					id_token: await provider.token({ nonce: asked.nonce, sub: '' }),
				});
			case 'other-nonce':
				return json(response, { ...bearer, id_token: await provider.token({ nonce: 'x' }) });
			case 'other-key': {
				const { privateKey: key } = await generateKeyPair('RS256');
				return json(response, {
					...bearer,
					id_token: await provider.token({ nonce: asked.nonce }, { key }),
				});
			}
			default:
				return json(response, {
					...bearer,
					id_token: await provider.token({ nonce: asked.nonce }),
				});
		}
	}

	return provider;
}

function discovery({ issuer, mode, authentication }: TestProvider) {
	return {
		issuer: mode === 'other-issuer' ? 'https://evil.example' : issuer,
		...{ authorization_endpoint: `${issuer}/authorize`, jwks_uri: `${issuer}/jwks` },
		token_endpoint: mode === 'private-endpoint' ? 'http://127.0.0.2:1/token' : `${issuer}/token`,
		token_endpoint_auth_methods_supported: [authentication],
	};
}

/** The secret in the header, written as in a form (RFC 6749 §2.3.1), or in the form itself. */
function isOurs(
	{ headers }: IncomingMessage,
	form: URLSearchParams,
	{ authentication }: TestProvider,
): boolean {
	const inForm = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
	if (authentication === 'client_secret_post') return inForm && headers.authorization === undefined;
	const pair = Buffer.from(
		headers.authorization?.replace(/^Basic /, '') ?? '',
		'base64',
	).toString();
	const [id, secret] = pair.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
	return id === CLIENT.id && secret === CLIENT.secret && !form.has('client_secret');
}

function json(response: ServerResponse, body: object, status = 200): void {
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
