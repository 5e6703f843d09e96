import type { DryRun, RuleView } from '#core/news/curation/contract.ts';
import type { CurationRule } from '#core/news/curation/curation-rule.ts';
import { ruleMatcher } from '#core/news/curation/curation-rule.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import { createFeedItemRepository } from './feed-item-repository.ts';
import { createRuleRepository, createRuleWriter } from './rule-repository.ts';

const DRY_DAYS = 7;
const MOST_LOOKED = 60_000;
const EXAMPLES = 12;

/**
 * What a rule would match among the items of the last seven days; changes nothing. `now` in UTC ms.
 */
export async function tryRule(db: Reader, rule: CurationRule, now: number): Promise<DryRun> {
	const items = await createFeedItemRepository(db).since(now - DRY_DAYS * 86_400_000, MOST_LOOKED);
	const matches = ruleMatcher(rule);
	const found = items.filter(({ title, summary, source_id }) =>
		matches({ title, summary: summary ?? '', sourceId: source_id }),
	);
	const examples = found
		.slice(0, EXAMPLES)
		.map(({ id, title, source, at }) => ({ id, title, source, at }));
	return { looked: items.length, found: found.length, examples };
}

type By = { actor: Actor; now: number };

/**
 * Stores a rule, new (`id` null) or over its revision; it applies to items received from now on.
 * Null = it was changed elsewhere, or deleted.
 */
export async function saveRule(
	db: AppDatabase,
	{ id, revision, rule }: { id: string | null; revision: number; rule: CurationRule },
	{ actor, now }: By,
): Promise<RuleView[] | null> {
	return db.transaction(async (trx) => {
		const stored = id ?? (await createRuleWriter(trx).insert(rule));
		if (id !== null && !(await createRuleWriter(trx).update({ id, revision }, rule))) return null;
		await audit(trx, actor, id === null ? 'curation.rule-added' : 'curation.rule-changed', {
			at: now,
			subject: stored,
			detail: { rule },
		});
		return createRuleRepository(trx).list();
	});
}

/** Deletes a rule; its past decisions stay. */
export async function removeRule(
	db: AppDatabase,
	ref: { id: string; revision: number },
	{ actor, now }: By,
): Promise<RuleView[] | null> {
	return db.transaction(async (trx) => {
		if (!(await createRuleWriter(trx).remove(ref))) return null;
		await audit(trx, actor, 'curation.rule-removed', { at: now, subject: ref.id });
		return createRuleRepository(trx).list();
	});
}
