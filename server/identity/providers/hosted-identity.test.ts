import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createHostedIdentity } from './hosted-identity.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const SECONDS = NOW / 1000;
const CLAIMS = {
	sub: 'uid',
	email: 'ana@guia.example',
	email_verified: true,
	iat: SECONDS - 10,
	exp: SECONDS + 3_590,
};
const OURS = { iss: 'https://securetoken.google.com/acme', aud: 'acme' };

/** A hosted project whose key server answers what the test gives it. */
async function hosted(answer: (keys: object) => Response) {
	const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
	const asked: string[] = [];
	const keys = {
		keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
	};
	const identity = createHostedIdentity({
		projectId: 'acme',
		now: () => NOW,
		fetch: async (url) => {
			asked.push(url);
			return answer(keys);
		},
	});
	const sign = (claims: JWTPayload, kid = 'one') =>
		new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
	return { identity, sign, asked };
}

test('a token of the project, signed with its published key, says who signed in', async () => {
	const { identity, sign, asked } = await hosted((keys) => Response.json(keys));
	const token = await sign({ ...CLAIMS, ...OURS });
	expect(await identity.verify(token)).toMatchObject({
		ok: true,
		value: { subject: 'uid', email: 'ana@guia.example', emailVerified: true },
	});
	await identity.verify(token);
	expect(asked).toEqual([
		'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
	]);
});

test('V35 tokens of other projects, other issuers, other keys, other times and other forms are refused', async () => {
	const { identity, sign } = await hosted((keys) => Response.json(keys));
	const stranger = await hosted((keys) => Response.json(keys));
	for (const token of [
		await sign({ ...CLAIMS, ...OURS, aud: 'other' }),
		await sign({ ...CLAIMS, ...OURS, iss: 'https://securetoken.google.com/other' }),
		await sign({ ...CLAIMS, ...OURS, sub: undefined }),
		await sign({ ...CLAIMS, ...OURS }, 'two'),
		await stranger.sign({ ...CLAIMS, ...OURS }),
		`${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...CLAIMS, ...OURS })).toString('base64url')}.`,
		'',
		'a.b.c',
	])
		expect([token, await identity.verify(token)]).toEqual([token, { ok: false, error: 'invalid' }]);
	expect(await identity.verify(await sign({ ...CLAIMS, ...OURS, exp: SECONDS - 61 }))).toEqual({
		ok: false,
		error: 'expired',
	});
});

test('F22 a key server that is down says nothing about a token', async () => {
	for (const answer of [
		() => new Response('no', { status: 500 }),
		() => Response.json({}),
		() => new Response('<html>'),
	]) {
		const { identity, sign } = await hosted(answer);
		await expect(identity.verify(await sign({ ...CLAIMS, ...OURS }))).rejects.toThrow();
	}
});
