import { expect, test } from 'vitest';
import {
	createOperatorsRepository,
	createOperatorsWriter,
} from '#server/identity/accounts/operators-repository.ts';
import type { AdminRoute } from '#server/wire/admin/admin-route.ts';
import { ADMIN_ROUTES } from '#server/wire/admin/admin-routes.ts';
import { ENGINES } from '#tests/support/database.ts';
import { callPanel, signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Who asks, and what each of them hears: a code, or null where the call is theirs to make. */
type Asker = {
	name: string;
	idToken: string | undefined;
	hears(route: AdminRoute): [status: number, code: string] | null;
};

async function askers(site: TestServer): Promise<Asker[]> {
	const [administrator, editor, stranger, disabled] = [
		await signInAs(site, 'administrator'),
		await signInAs(site, 'editor'),
		await signInAs(site, null),
		await signInAs(site, 'administrator'),
	];
	const { db } = site.context;
	const operator = await createOperatorsRepository(db.kysely).byAccount(disabled.accountId);
	if (operator === null) throw new Error('No operator');
	await db.transaction(async (trx) => {
		await createOperatorsWriter(trx).update(operator, { disabled: true });
	});
	return [
		{ name: 'signed out', idToken: undefined, hears: () => [401, 'signed-out'] },
		{
			name: 'with a forged token',
			idToken: `${editor.idToken.slice(0, -4)}AAAA`,
			hears: () => [401, 'signed-out'],
		},
		{ name: 'not invited', idToken: stranger.idToken, hears: () => [403, 'not-invited'] },
		{ name: 'disabled', idToken: disabled.idToken, hears: () => [403, 'not-invited'] },
		{
			name: 'editor',
			idToken: editor.idToken,
			hears: ({ needs }) => (needs === 'editor' ? null : [403, 'not-allowed']),
		},
		{ name: 'administrator', idToken: administrator.idToken, hears: () => null },
	];
}

for (const engine of ENGINES) {
	test(`V05 S6.01 every address of the panel's JSON asks who calls before anything else [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		for (const { name, idToken, hears } of await askers(site)) {
			for (const route of ADMIN_ROUTES) {
				const { method } = route;
				const path = route.path.replace(/:\w+/g, 'none');
				// Without anything that a schema asks for: whoever gets as far as that had the right to.
				const { status, json } = await callPanel(site, {
					method,
					path,
					idToken,
					...(method === 'GET' ? {} : { body: {} }),
				});
				const asked = `${name}: ${method} ${path}`;
				const wanted = hears(route);
				if (wanted === null)
					expect([asked, status]).toEqual([
						asked,
						expect.toSatisfy((got: number) => ![401, 403, 500].includes(got)),
					]);
				else expect([asked, status, json.code]).toEqual([asked, ...wanted]);
				if (status >= 400)
					expect(json).toMatchObject({
						message: expect.stringMatching(/^\p{Lu}.+\.$/u),
						fields: expect.any(Object),
					});
			}
		}
	});
}

test('S6.01 only an administrator manages people and rules; nothing that writes is open to everybody by mistake', () => {
	const forEditors = ADMIN_ROUTES.filter(
		({ needs, method }) => needs === 'editor' && method !== 'GET',
	).map(({ method, path }) => `${method} ${path}`);
	expect(forEditors.toSorted()).toEqual(
		[
			'DELETE account/sessions/:id',
			'DELETE curation/rules/:id',
			'DELETE feeds/:id',
			'DELETE imports/:id',
			'PATCH account',
			'PATCH imports/:id/rows/:number',
			'POST account/sign-out-others',
			'POST articles',
			'POST articles/:id/restore',
			'POST articles/:id/steps',
			'POST articles/bulk',
			'POST articles/pictures',
			'PATCH bots/:id',
			'POST bot-runs/:id/dismiss',
			'POST bot-runs/:id/retry',
			'POST bot-runs/:id/stop',
			'POST bots/:id/runs',
			'POST channels',
			'POST competitions',
			'POST curation/decisions',
			'POST curation/decisions/:id/undo',
			'POST curation/rules',
			'POST curation/rules/dry-run',
			'POST feeds',
			'POST feeds/:id/check',
			'POST feeds/inspect',
			'POST feeds/opml',
			'POST games',
			'POST games/:id/revisions/:number/restore',
			'POST games/bulk',
			'POST games/bulk/:id/undo',
			'POST games/check',
			'POST imports',
			'POST imports/:id/answers',
			'POST imports/:id/commit',
			'POST imports/:id/decisions',
			'POST imports/:id/names',
			'POST imports/:id/reading',
			'POST imports/:id/resume',
			'POST imports/:id/undo',
			'POST names/merge',
			'POST reports/:id',
			'POST teams',
			'PUT articles/:id',
			'PUT brand',
			'PUT curation/rules/:id',
			'PUT channels/:id',
			'PUT competitions/:id',
			'PUT desk/views',
			'PUT feeds/:id',
			'PUT gaps/followed',
			'PUT games/:id',
			'PUT imports/:id/rows/:number/decision',
			'PUT site',
			'PUT teams/:id',
			'PUT views/:screen',
		].toSorted(),
	);
});
