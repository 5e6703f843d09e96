import { expect } from 'vitest';
import { KEY_SIGNS_MS } from '#core/identity/key-rotation.ts';
import type { CodeKind } from '#core/identity/one-time-code.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createIdentity } from '#server/identity/identity.ts';
import { KEY_CHECK } from '#server/identity/keys/key-check.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import { issueCode, readCode, useCode } from '#server/identity/links/one-time-codes.ts';
import { openSecretBox } from '#server/identity/open-identity.ts';
import { createSessionsRepository } from '#server/identity/sessions/sessions-repository.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { hearLog } from '#tests/support/heard-log.ts';
import { anAccount } from '#tests/support/identity.ts';

const DEVICE = { userAgent: 'test', network: '203.0.113.0/24' };
const START = Date.UTC(2026, 10, 21, 12);
const KEY = 'key of this test, of no value elsewhere';

/** A process that has just started on a database, with its log. */
function started(db: AppDatabase, at = START) {
	const heard = hearLog();
	return {
		heard,
		identity: createIdentity({ db, log: heard.log, box: createSecretBox(KEY), now: () => at }),
	};
}

const CUT = { public_key: '{"kty":"RSA","n":"xjQ' };
/** What may become of a signing key, and what of its row stays as it was. */
const KEY_DAMAGES = [
	CUT,
	{ public_key: '7' },
	{ public_key: '{"kty":"RSA","n":"AQAB","e":"AQAB"}' },
	{ sealed_private_key: 'v1.AAAA' },
	{ sealed_private_key: '' },
];

onBothEngines(
	'F23 a damaged signing key signs and vouches for nothing: a new one is made, and who was signed in goes on',
	async (db) => {
		const first = started(db).identity;
		const account = await anAccount(first);
		let tokens = await first.sessions.start({
			account,
			device: DEVICE,
			signInProvider: 'password',
		});
		for (const damage of KEY_DAMAGES) {
			const stored = await db.kysely.selectFrom('signing_keys').select('id').execute();
			await db.transaction(
				async (trx) => void (await trx.updateTable('signing_keys').set(damage).execute()),
			);
			const { identity, heard } = started(db);
			expect(await identity.sessions.check(tokens.idToken)).toEqual({
				ok: false,
				error: 'invalid',
			});
			expect((await identity.ring.jwks()).keys).toEqual([]);
			const next = await identity.sessions.refresh(tokens.refreshSecret);
			if (!next.ok) throw new Error(next.error);
			expect((await identity.sessions.check(next.value.idToken)).ok).toBe(true);
			expect((await started(db).identity.sessions.check(next.value.idToken)).ok).toBe(true);
			expect((await identity.ring.jwks()).keys).toHaveLength(1);
			// Each once, however often they are met, and nothing of what is in them.
			expect(heard.damaged().toSorted()).toEqual(
				stored.map(({ id }) => `signing_keys/${id}`).toSorted(),
			);
			for (const secret of ['PRIVATE', 'v1.', 'xjQ']) expect(heard.text()).not.toContain(secret);
			tokens = next.value;
		}
	},
);

onBothEngines(
	'F23 a whole key goes on signing beside a damaged successor, which goes when its time is over',
	async (db) => {
		const account = await anAccount(started(db).identity);
		const late = START + KEY_SIGNS_MS;
		const begin = (at: number) =>
			started(db, at).identity.sessions.start({
				account,
				device: DEVICE,
				signInProvider: 'password',
			});
		await begin(START);
		const successor = started(db, late - 60_000);
		await successor.identity.ring.signing();
		await db.transaction(
			async (trx) =>
				void (await trx
					.updateTable('signing_keys')
					.set(CUT)
					.where('signs_from', '>', START)
					.execute()),
		);
		const { idToken } = await begin(late + 86_400_000);
		expect((await started(db, late + 86_400_000).identity.sessions.check(idToken)).ok).toBe(true);
		// The third one signs from then on; what the damaged one was no longer matters to anybody.
		await begin(late + 90_000_000);
		await begin(late + 90_000_000 + KEY_SIGNS_MS);
		const { identity, heard } = started(db, late + 90_000_000 + KEY_SIGNS_MS);
		await identity.ring.jwks();
		expect(heard.damaged()).toEqual([]);
	},
);

onBothEngines(
	'a damaged check of the installation’s key is written anew where the key opens what else was sealed, and only there',
	async (db, own) => {
		const open = (guiaKey: string, heard = hearLog()) =>
			openSecretBox({ guiaKey, dataDir: own.address.dataDir }, db, heard.log);
		const damage = (data: unknown) =>
			db.transaction((trx) =>
				createSettingWriter(trx).write(KEY_CHECK.collection, KEY_CHECK.id, data as object, START),
			);
		await open(KEY);
		await damage('cut');
		await open(KEY);
		await expect(open('another key, which sealed nothing here')).rejects.toThrow('GUIA_KEY');
		await started(db).identity.ring.signing();
		for (const data of [{ sealed: 'v1.cut' }, { sealed: 5 }, 'cut', []]) {
			await damage(data);
			await expect(open('another key, which sealed nothing here')).rejects.toThrow('GUIA_KEY');
			const heard = hearLog();
			await open(KEY, heard);
			expect(heard.damaged()).toEqual(['identidade/chave']);
			const again = hearLog();
			await open(KEY, again);
			expect(again.damaged()).toEqual([]);
		}
	},
);

onBothEngines(
	'a session whose claims are damaged counts as ended, and no other of its account',
	async (db) => {
		const { identity, heard } = started(db);
		const account = await anAccount(identity, { role: 'administrator' });
		const begin = () =>
			identity.sessions.start({
				account,
				device: DEVICE,
				signInProvider: 'custom',
				claims: { via: 'test' },
			});
		const [well, ...others] = [await begin(), await begin(), await begin(), await begin()];
		for (const [place, claims] of ['{"via":"te', '["administrator"]', '5'].entries()) {
			const tokens = others[place] ?? well;
			await db.transaction(
				async (trx) =>
					void (await trx
						.updateTable('sessions')
						.set({ claims })
						.where('id', '=', tokens.session.id)
						.execute()),
			);
			for (const _twice of [1, 2]) {
				expect(await identity.sessions.check(tokens.idToken)).toEqual({
					ok: false,
					error: 'expired',
				});
				expect(await identity.sessions.refresh(tokens.refreshSecret)).toEqual({
					ok: false,
					error: 'expired',
				});
				expect(await identity.sessions.byId(tokens.session.id)).toEqual({
					ok: false,
					error: 'expired',
				});
			}
			expect(heard.damaged()).toHaveLength(place + 1);
			expect(heard.text()).not.toContain(tokens.session.id);
		}
		expect((await identity.sessions.check(well.idToken)).ok).toBe(true);
		expect(
			(await createSessionsRepository(db.kysely).open(account.id, identity.now())).map(
				({ id }) => id,
			),
		).toEqual([well.session.id]);
	},
);

const PAYLOADS: Partial<Record<CodeKind, unknown>> = {
	IDP_FLOW: {
		providerId: 'oidc.x',
		type: 'signInViaPopup',
		eventId: null,
		returnTo: '/admin',
		browser: 'hash',
	},
	IDP_RESULT: {
		providerId: 'oidc.x',
		eventId: 'event',
		person: {
			subject: 's',
			email: 'ana@guia.example',
			emailVerified: true,
			name: null,
			picture: null,
		},
	},
	MFA_PENDING: { signInProvider: 'password' },
	MFA_ENROLLMENT: { sealed: 'v1.x' },
	CUSTOM_TOKEN: { via: 'test' },
	PASSWORD_RESET: null,
};

onBothEngines(
	'V38 a one-time code whose record is damaged is refused as expired, and is not used by that',
	async (db) => {
		const { identity, heard } = started(db);
		const at = { now: identity.now(), log: identity.log };
		for (const [kind, payload] of Object.entries(PAYLOADS) as [CodeKind, unknown][]) {
			const code = await db.transaction((trx) => issueCode(trx, { kind, payload }, identity.now()));
			const row = () => db.kysely.selectFrom('one_time_codes').where('hash', '=', hashSecret(code));
			expect(await readCode(db.kysely, code, [kind], at)).toMatchObject({
				ok: true,
				value: { payload },
			});
			for (const damaged of ['{"provi', '[]']) {
				if (payload === null && damaged === '[]') continue;
				await db.transaction(
					async (trx) =>
						void (await trx
							.updateTable('one_time_codes')
							.set({ payload: damaged })
							.where('hash', '=', hashSecret(code))
							.execute()),
				);
				expect([kind, await readCode(db.kysely, code, [kind], at)]).toEqual([
					kind,
					{ ok: false, error: 'expired' },
				]);
				expect(await db.transaction((trx) => useCode(trx, code, [kind], at))).toEqual({
					ok: false,
					error: 'expired',
				});
				expect(await row().select('used_at').executeTakeFirst()).toEqual({ used_at: null });
			}
			expect(heard.text()).not.toContain(code);
			expect(heard.text()).not.toContain(hashSecret(code));
		}
		expect(heard.damaged()).toHaveLength(Object.keys(PAYLOADS).length);
	},
);
