import { expect, test } from 'vitest';
import { fileMetadataSchema } from '#core/media/file-metadata.ts';
import { METHODS } from '#server/wire/identity/methods.ts';
import { ENGINES } from '#tests/support/database.ts';
import { variantsOf } from '#tests/support/extremes/variants.ts';
import { createFileClient } from '#tests/support/files/file-client.ts';
import { PASSWORD } from '#tests/support/identity.ts';
import type { IdentityReply } from '#tests/support/identity-client.ts';
import { elsewhere, signedInTab } from '#tests/support/identity-visits.ts';
import { sampleOf } from '#tests/support/ledger/sample-of.ts';
import { signInAs } from '#tests/support/panel.ts';
import { sentSchema } from '#tests/support/schema-bounds.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const LONG = 90_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const excerpt = (body: unknown) => JSON.stringify(body).slice(0, 120);

for (const engine of ENGINES) {
	test(`no call of the identity service at its bounds, beyond them or twice at once breaks it [${engine}]`, {
		timeout: LONG,
	}, async () => {
		await using site = await startTestServer({ engine, config: { trustProxy: ['127.0.0.1'] } });
		const found: string[] = [];
		for (const { path, input, body: kind } of METHODS.filter(({ body }) => body !== 'none')) {
			const { account, tab, idToken } = await signedInTab(site);
			const known: Record<string, unknown> = { idToken, email: account.email, password: PASSWORD };
			const sample = sampleOf(sentSchema(input)) as Record<string, unknown>;
			const base = Object.fromEntries(
				Object.entries(sample).map(([name, value]) => [name, known[name] ?? value]),
			);
			const send = async (body: unknown): Promise<IdentityReply> => {
				if (kind === 'json') return tab.call(path, body, elsewhere());
				const form = new URLSearchParams(body as Record<string, string>).toString();
				return tab.request('POST', `/identity${path}?key=local`, { ...FORM, ...elsewhere() }, form);
			};
			for (const { place, body, beyond } of variantsOf(input, base)) {
				const { status } = await send(body);
				if (status >= 500 || (beyond && status < 400))
					found.push(`${path} ${place}: ${status} to ${excerpt(body)}`);
			}
			for (const { status } of await Promise.all([send(base), send(base)]))
				if (status >= 500) found.push(`${path} twice: ${status}`);
		}
		expect(found).toEqual([]);
		expect(
			(await site.log()).filter(
				({ code, level }) => code === 'damaged-record' || Number(level) >= 50,
			),
		).toEqual([]);
	});

	test(`no words about a file at their bounds, beyond them or twice at once break the storage [${engine}]`, {
		timeout: LONG,
	}, async () => {
		await using site = await startTestServer({ engine });
		const client = createFileClient(site.url, (await signInAs(site, 'editor')).idToken);
		await client.multipart('campo.txt', Buffer.from('gramado'), 'text/plain');
		const found: string[] = [];
		const change = async (body: unknown) => {
			const { status } = await client.ask('/files/v0/b/main/o/campo.txt', {
				method: 'PATCH',
				body: JSON.stringify(body),
			});
			const shown = [
				(await client.resource('campo.txt')).status,
				(await client.media('campo.txt')).status,
			];
			return { status, shown };
		};
		for (const { place, body, beyond } of variantsOf(fileMetadataSchema, { metadata: {} })) {
			const { status, shown } = await change(body);
			// What is said about a file is kept as JSON, which keeps this character too.
			const isRefused = beyond && !JSON.stringify(body).includes('\\u0000');
			if (status >= 500 || (isRefused && status < 400) || shown.some((one) => one !== 200))
				found.push(`${place}: ${status}, then ${shown} after ${excerpt(body)}`);
		}
		await Promise.all([change({ cacheControl: 'no-store' }), change({ cacheControl: 'no-store' })]);
		expect(found).toEqual([]);
		expect(
			(await site.log()).filter(
				({ code, level }) => code === 'damaged-record' || Number(level) >= 50,
			),
		).toEqual([]);
	});
}
