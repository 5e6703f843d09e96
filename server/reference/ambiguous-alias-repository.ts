import type { AmbiguousAlias } from '#core/search/resolution.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedWords } from '#server/db/stored-json.ts';

export type AmbiguousAliasKind = 'team' | 'competition' | 'channel';

/** Aliases that never resolve automatically, although only one known entry has them. */
export function createAmbiguousAliasRepository(db: Reader) {
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
	};
}

export function createAmbiguousAliasWriter(trx: Writer) {
	return {
		async replaceAll(
			aliases: readonly (AmbiguousAlias & { kind: AmbiguousAliasKind })[],
		): Promise<void> {
			await trx.deleteFrom('ambiguous_aliases').execute();
			if (aliases.length === 0) return;
			const rows = aliases.map(({ kind, alias, candidates }) => ({
				kind,
				alias,
				candidates: JSON.stringify(candidates),
			}));
			await trx.insertInto('ambiguous_aliases').values(rows).execute();
		},
	};
}
