import type { Kysely } from 'kysely';
import type { AmbiguousAlias } from '#core/search/resolution.ts';
import type { Database } from '#server/db/schema.ts';
import { storedWords } from '#server/db/stored-json.ts';

export type AmbiguousAliasKind = 'team' | 'competition' | 'channel';

/** Aliases that never resolve automatically, although only one known entry has them. */
export function createAmbiguousAliasRepository(db: Kysely<Database>) {
	return {
		async list(kind: AmbiguousAliasKind): Promise<AmbiguousAlias[]> {
			const rows = await db
				.selectFrom('ambiguous_aliases')
				.where('kind', '=', kind)
				.selectAll()
				.execute();
			return rows.map(({ alias, candidates }) => ({
				alias,
				candidates: storedWords(candidates) ?? [],
			}));
		},

		async replaceAll(
			aliases: readonly (AmbiguousAlias & { kind: AmbiguousAliasKind })[],
		): Promise<void> {
			await db.deleteFrom('ambiguous_aliases').execute();
			if (aliases.length === 0) return;
			const rows = aliases.map(({ kind, alias, candidates }) => ({
				kind,
				alias,
				candidates: JSON.stringify(candidates),
			}));
			await db.insertInto('ambiguous_aliases').values(rows).execute();
		},
	};
}
