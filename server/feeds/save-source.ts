import { AppError } from '#core/kit/app-error.ts';
import { keysOf } from '#core/kit/keys.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { newId } from '#server/ids.ts';
import type { FeedSource, SourceSettings } from './feed-source.ts';
import { createSourceRepository, createSourceWriter } from './source-repository.ts';

export type SaveProblem = 'known' | 'stale' | 'not-found';
type By = { actor: Actor; now: number };

/** Adds a source; it is due at once. 'known' = there is already a source with this address. */
export async function addSource(
	db: AppDatabase,
	settings: SourceSettings & { siteUrl: string | null },
	{ actor, now }: By,
): Promise<Result<FeedSource, 'known'>> {
	return db.transaction(async (trx) => {
		if ((await createSourceRepository(trx).byUrl(settings.feedUrl)) !== null) return fail('known');
		const id = newId();
		await createSourceWriter(trx).add({ ...settings, id, now });
		await audit(trx, actor, 'feed.added', {
			at: now,
			subject: id,
			detail: { title: settings.title, feedUrl: settings.feedUrl },
		});
		return ok(await stored(trx, id));
	});
}

/**
 * Stores settings over the revision that the operator saw. A new address, or switching it on again,
 * refetches it from scratch at once.
 */
export async function changeSource(
	db: AppDatabase,
	id: string,
	{ revision, ...settings }: SourceSettings & { revision: number },
	{ actor, now }: By,
): Promise<Result<FeedSource, SaveProblem>> {
	return db.transaction(async (trx) => {
		const reader = createSourceRepository(trx);
		const before = await reader.byId(id);
		if (before === null) return fail('not-found');
		if (before.revision !== revision) return fail('stale');
		const other = await reader.byUrl(settings.feedUrl);
		if (other !== null && other.id !== id) return fail('known');
		const restart = before.feedUrl !== settings.feedUrl || (settings.enabled && !before.enabled);
		// Filter words apply while storing: with new ones the same document must be read again.
		const words =
			JSON.stringify([before.keepWords, before.blockWords]) !==
			JSON.stringify([settings.keepWords, settings.blockWords]);
		if (
			!(await createSourceWriter(trx).change(id, settings, {
				seen: revision,
				now,
				restart: restart || words,
			}))
		)
			return fail('stale');
		await audit(trx, actor, 'feed.changed', {
			at: now,
			subject: id,
			detail: changes(before, settings),
		});
		return ok(await stored(trx, id));
	});
}

/** Removes a source with its items. */
export async function removeSource(
	db: AppDatabase,
	id: string,
	revision: number,
	{ actor, now }: By,
): Promise<Result<null, SaveProblem>> {
	return db.transaction(async (trx) => {
		const before = await createSourceRepository(trx).byId(id);
		if (before === null) return fail('not-found');
		if (!(await createSourceWriter(trx).remove(id, revision))) return fail('stale');
		await audit(trx, actor, 'feed.removed', {
			at: now,
			subject: id,
			detail: { title: before.title, feedUrl: before.feedUrl },
		});
		return ok(null);
	});
}

async function stored(
	trx: Parameters<typeof createSourceRepository>[0],
	id: string,
): Promise<FeedSource> {
	const source = await createSourceRepository(trx).byId(id);
	if (source === null)
		throw new AppError('unavailable', 'The source that was just stored is not there');
	return source;
}

/** What changed, before and after. */
function changes(before: SourceSettings, after: SourceSettings): Record<string, unknown> {
	const names = keysOf(after);
	const changed = names.filter(
		(name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
	);
	return {
		title: after.title,
		changed: Object.fromEntries(
			changed.map((name) => [name, { before: before[name], after: after[name] }]),
		),
	};
}
