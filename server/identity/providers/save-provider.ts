import { slugPart } from '#core/games/slug.ts';
import type { ProviderChange } from '#core/identity/contract/providers.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { Identity } from '#server/identity/identity.ts';
import {
	createProvidersRepository,
	createProvidersWriter,
	type ProviderRow,
} from './providers-repository.ts';

type Home = Pick<Identity, 'db' | 'now' | 'box'>;

/**
 * Adds a provider to the allow-list (V32). Its id comes from its name: `oidc.minha-empresa`, with a
 * number if taken.
 */
export async function addProvider(
	{ db, now, box }: Home,
	{ change, actor }: { change: ProviderChange; actor: Actor },
): Promise<string> {
	return db.transaction(async (trx) => {
		const taken = new Set((await createProvidersRepository(trx).list()).map(({ id }) => id));
		const name = `oidc.${slugPart(change.label).slice(0, 50) || 'provedor'}`;
		let id = name;
		for (let count = 2; taken.has(id); count++) id = `${name}-${count}`;
		await createProvidersWriter(trx).insert({
			id,
			...columns(change, box),
			revision: 1,
			created_at: now(),
			updated_at: now(),
		});
		await audit(trx, actor, 'provider.added', {
			at: now(),
			subject: id,
			detail: { label: change.label, issuer: change.issuer },
		});
		return id;
	});
}

type ProviderToSave = { id: string; change: ProviderChange; actor: Actor };

/**
 * Changes a provider. Without a new secret the old one stays. 'stale' = another save came since;
 * nothing is written.
 */
export async function changeProvider(
	{ db, now, box }: Home,
	{ id, change, actor }: ProviderToSave,
): Promise<Result<void, 'stale' | 'not-found'>> {
	return db.transaction(async (trx) => {
		const before = (await createProvidersRepository(trx).list()).find((row) => row.id === id);
		if (before === undefined) return fail('not-found');
		if (before.revision !== change.revision) return fail('stale');
		const { sealed_client_secret: sealed, ...rest } = columns(change, box);
		const secret = { sealed_client_secret: sealed ?? before.sealed_client_secret };
		await createProvidersWriter(trx).update(id, {
			...rest,
			...secret,
			revision: before.revision + 1,
			updated_at: now(),
		});
		await audit(trx, actor, 'provider.changed', {
			at: now(),
			subject: id,
			detail: { label: change.label, issuer: change.issuer },
		});
		return ok(undefined);
	});
}

/** Removes a provider from the list. Its linked accounts stay and sign in by other means. */
export async function removeProvider(
	{ db, now }: Home,
	{ id, revision, actor }: { id: string; revision: number; actor: Actor },
): Promise<Result<void, 'stale' | 'not-found'>> {
	return db.transaction(async (trx) => {
		const before = (await createProvidersRepository(trx).list()).find((row) => row.id === id);
		if (before === undefined) return fail('not-found');
		if (before.revision !== revision) return fail('stale');
		await createProvidersWriter(trx).remove(id);
		await audit(trx, actor, 'provider.removed', {
			at: now(),
			subject: id,
			detail: { label: before.label },
		});
		return ok(undefined);
	});
}

type Columns = Omit<ProviderRow, 'id' | 'revision' | 'created_at' | 'updated_at'>;

function columns(
	{ label, issuer, clientId, clientSecret, enabled }: ProviderChange,
	box: Identity['box'],
): Columns {
	const sealed = clientSecret === null ? null : box.seal('provider-secret', clientSecret);
	return {
		label,
		issuer,
		client_id: clientId,
		sealed_client_secret: sealed,
		enabled: enabled ? 1 : 0,
	};
}
