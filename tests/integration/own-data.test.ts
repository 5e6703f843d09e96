import { expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database.ts';
import { callPanel, signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

for (const engine of ENGINES)
	test(`an operator gets what the guide stores of them, no secret and nothing of others [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const [own, other] = [await signInAs(site, 'editor'), await signInAs(site, 'administrator')];
		const { status, json } = await callPanel(site, {
			...{ method: 'GET', path: 'account/data', idToken: own.idToken },
		});
		expect(status).toBe(200);
		const { kinds } = json as unknown as { kinds: Record<string, Record<string, unknown>[]> };
		expect(kinds.accounts).toMatchObject([{ id: own.accountId }]);
		expect(kinds.sessions?.length).toBeGreaterThan(0);
		expect(kinds.operators).toMatchObject([{ role: 'editor' }]);
		const text = JSON.stringify(json);
		expect(text).not.toContain(other.accountId);
		expect(text).not.toMatch(/argon2|sealed|secret|token|hash/i);
	});
