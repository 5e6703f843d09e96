import { AppError } from '#core/kit/app-error.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { sourceFieldCopy } from '#core/sources/copy/fields.ts';
import type { GameSource, SourceSettings } from '#core/sources/game-source.ts';
import { isSameOrigin } from '#core/sources/render-address.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppContext } from '#server/context.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { SecretBox } from '#server/identity/keys/secret-box.ts';
import { newId } from '#server/ids.ts';
import { shippedOrEdited } from './read-catalogue.ts';
import { sourceDigest } from './source-digest.ts';
import { createGameSourceRepository, createGameSourceWriter } from './source-repository.ts';

type Context = Pick<AppContext, 'db' | 'identity'>;
type By = { actor: Actor; now: number };

/** A problem by field, in words; or the source is gone, or was changed since. */
export type SaveProblem = 'stale' | 'not-found' | { fields: Record<string, string> };

/** What an operator may edit. `key` undefined = the stored one stays; null = none. */
export type SourceEdit = Omit<SourceSettings, 'enabled' | 'entryId'> & {
	key?: string | null | undefined;
};

/** Adds a source that is off: only a test allows to switch it on. */
export async function addSource(
	{ db, identity }: Context,
	{ key = null, entryId, ...settings }: SourceEdit & { entryId: string | null },
	{ actor, now }: By,
): Promise<GameSource> {
	const sealedKey = key === null ? null : identity.box.seal('source-key', key);
	const source = { ...settings, entryId, sealedKey, enabled: false };
	const id = newId();
	return db.transaction(async (trx) => {
		await createGameSourceWriter(trx).add({ ...source, id, now });
		const { name, template } = settings;
		await audit(trx, actor, 'source.added', { at: now, subject: id, detail: { name, template } });
		return stored(trx, id);
	});
}

/**
 * Stores settings over the revision that the operator saw. A changed configuration switches the
 * source off until it is tested. A key never goes to another origin: that one needs its own.
 */
export async function changeSource(
	{ db, identity }: Context,
	{ id, revision, ...edit }: SourceEdit & { id: string; revision: number },
	{ actor, now }: By,
): Promise<Result<GameSource, SaveProblem>> {
	const { key: _, ...settings } = edit;
	return db.transaction(async (trx) => {
		const before = await createGameSourceRepository(trx).byId(id);
		if (before === null) return fail('not-found');
		if (before.revision !== revision) return fail('stale');
		const least = await politeInterval(trx, before.entryId);
		if (settings.intervalMinutes < least)
			return fail({ fields: { intervalMinutes: sourceFieldCopy.politeInterval(least) } });
		const sealedKey = keyAfter(identity.box, before, edit);
		const isSame = sourceDigest({ ...settings, sealedKey }) === sourceDigest(before);
		const changed = { ...settings, sealedKey, enabled: before.enabled && isSame };
		const writer = createGameSourceWriter(trx);
		if (!(await writer.change(id, changed, { seen: revision, now }))) return fail('stale');
		if (!isSame) await writer.learn(id, FORGOTTEN);
		const detail = {
			name: settings.name,
			template: settings.template,
			...(isSame ? {} : { enabled: false }),
		};
		await audit(trx, actor, 'source.changed', { at: now, subject: id, detail });
		return ok(await stored(trx, id));
	});
}

function keyAfter(
	box: SecretBox,
	before: GameSource,
	{ key, template }: SourceEdit,
): string | null {
	if (typeof key === 'string') return box.seal('source-key', key);
	return key === null || !isSameOrigin(before.template, template) ? null : before.sealedKey;
}

/** What was learnt of another configuration. */
const FORGOTTEN = {
	...{ testedDigest: null, testedAt: null, failures: 0, outcome: null, problem: null },
	...{ movedTo: null, answers: [] },
} as const;

/** Switches a source on or off. On needs a test of this configuration; it is then due at once. */
export async function switchSource(
	{ db }: Pick<Context, 'db'>,
	{ id, revision, enabled }: { id: string; revision: number; enabled: boolean },
	{ actor, now }: By,
): Promise<Result<GameSource, SaveProblem>> {
	return db.transaction(async (trx) => {
		const before = await createGameSourceRepository(trx).byId(id);
		if (before === null) return fail('not-found');
		if (enabled && !before.enabled && before.testedDigest !== sourceDigest(before))
			return fail({ fields: { enabled: sourceFieldCopy.untested } });
		const writer = createGameSourceWriter(trx);
		if (!(await writer.change(id, { enabled }, { seen: revision, now }))) return fail('stale');
		if (enabled) await writer.learn(id, { nextCheckAt: now, failures: 0 });
		const detail = { name: before.name, enabled };
		await audit(trx, actor, 'source.switched', { at: now, subject: id, detail });
		return ok(await stored(trx, id));
	});
}

/** Removes a source with its checks. Games that it brought stay. */
export async function removeSource(
	{ db }: Pick<Context, 'db'>,
	{ id, revision }: { id: string; revision: number },
	{ actor, now }: By,
): Promise<Result<null, SaveProblem>> {
	return db.transaction(async (trx) => {
		const before = await createGameSourceRepository(trx).byId(id);
		if (before === null) return fail('not-found');
		if (!(await createGameSourceWriter(trx).remove(id, revision))) return fail('stale');
		const { name, template } = before;
		await audit(trx, actor, 'source.removed', { at: now, subject: id, detail: { name, template } });
		return ok(null);
	});
}

async function politeInterval(db: Reader, entryId: string | null): Promise<number> {
	const entry = entryId === null ? null : await shippedOrEdited(db, entryId);
	return entry?.intervalMinutes ?? 0;
}

async function stored(trx: Reader, id: string): Promise<GameSource> {
	const source = await createGameSourceRepository(trx).byId(id);
	if (source === null)
		throw new AppError('unavailable', 'The source that was just stored is not there');
	return source;
}
