import { sql } from 'kysely';
import type { RuleView } from '#core/news/curation/contract.ts';
import type { CurationRule } from '#core/news/curation/curation-rule.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedWords } from '#server/db/stored-json.ts';
import { newId } from '#server/ids.ts';
import type { CurationRuleTable } from './curation-schema.ts';

export function createRuleRepository(db: Reader) {
	return {
		/** Rules of the curation, in order. */
		async list(): Promise<RuleView[]> {
			const rows = await db
				.selectFrom('curation_rules')
				.selectAll()
				.orderBy('position')
				.orderBy('id')
				.execute();
			return rows.map(toRule);
		},
	};
}

export function createRuleWriter(trx: Writer) {
	return {
		/** A new rule is placed last. */
		async insert(rule: CurationRule): Promise<string> {
			const id = newId();
			const last = await trx
				.selectFrom('curation_rules')
				.select(({ fn }) => fn.max('position').as('position'))
				.executeTakeFirst();
			const standing = {
				id,
				position: Number(last?.position ?? 0) + 1,
				hits: 0,
				last_hit_at: null,
				revision: 1,
			};
			await trx
				.insertInto('curation_rules')
				.values({ ...standing, ...columns(rule) })
				.execute();
			return id;
		},

		/** False when the rule has another revision by now, or was deleted. */
		async update(
			{ id, revision }: { id: string; revision: number },
			rule: CurationRule,
		): Promise<boolean> {
			const query = trx
				.updateTable('curation_rules')
				.where('id', '=', id)
				.where('revision', '=', revision);
			const { numUpdatedRows } = await query
				.set({ ...columns(rule), revision: revision + 1 })
				.executeTakeFirst();
			return numUpdatedRows === 1n;
		},

		async remove({ id, revision }: { id: string; revision: number }): Promise<boolean> {
			const { numDeletedRows } = await trx
				.deleteFrom('curation_rules')
				.where('id', '=', id)
				.where('revision', '=', revision)
				.executeTakeFirst();
			return numDeletedRows === 1n;
		},

		/** Counts a rule's hits without raising its revision, because its content stays. */
		async countHits(id: string, { hits, at }: { hits: number; at: number }): Promise<void> {
			await trx
				.updateTable('curation_rules')
				.set({ hits: sql`hits + ${hits}`, last_hit_at: at })
				.where('id', '=', id)
				.execute();
		},
	};
}

/**
 * A rule with unreadable parts is inactive: the rest of it might match what it was never meant for.
 */
function toRule(row: CurationRuleTable): RuleView {
	const [words, sourceIds] = [storedWords(row.words), storedWords(row.source_ids)];
	const isDamaged = words === null || sourceIds === null;
	return {
		id: row.id,
		kind: row.kind === 'keep' ? 'keep' : 'reject',
		words: words ?? [],
		sourceIds: sourceIds ?? [],
		enabled: row.enabled === 1 && !isDamaged,
		isDamaged,
		hits: row.hits,
		lastHitAt: row.last_hit_at,
		revision: row.revision,
	};
}

function columns({ kind, words, sourceIds, enabled }: CurationRule) {
	return {
		kind,
		words: JSON.stringify(words),
		source_ids: JSON.stringify(sourceIds),
		enabled: enabled ? 1 : 0,
	};
}
