import { fail, ok, type Result } from '#core/kit/result.ts';
import type { NamesMerge } from '#core/names/contract.ts';
import { normalize } from '#core/search/normalize.ts';
import { audit } from '#server/audit/audit.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createFileUseWriter } from '#server/files/file-use-repository.ts';
import type { NameWriter } from './create-name.ts';
import { createMergeWriter } from './merge-repository.ts';
import { listEntries } from './read-entry.ts';
import { createReferenceMoveWriter } from './reference-move-repository.ts';

type MergeProblem = 'not-found' | 'stale' | 'same';

type Named = { id: string; name: string; shortName: string; aliases: string[]; revision: number };

/**
 * Merges two entries in one transaction. Games, broadcasts, revisions, the log, learned names and
 * lists then point to `into`; names and the old address of `from` lead there too. `revision` = of
 * `from`, as the operator saw it. Returns how many games moved.
 */
export async function mergeNames(
	db: AppDatabase,
	{ kind, from, into, revision }: NamesMerge,
	{ actor, now }: NameWriter,
): Promise<Result<{ games: number }, MergeProblem>> {
	if (from === into) return fail('same');
	return db.transaction(async (trx) => {
		const all: Named[] = await listEntries(trx, kind);
		const [old, next] = [all.find(({ id }) => id === from), all.find(({ id }) => id === into)];
		if (old === undefined || next === undefined) return fail('not-found');
		if (old.revision !== revision) return fail('stale');
		const merge = createMergeWriter(trx);
		const names = { id: into, aliases: joinedNames(next, old) };
		if (!(await merge.saveAliases(kind, names, { seen: next.revision, now }))) return fail('stale');
		const move = {
			team: merge.moveTeam,
			competition: merge.moveCompetition,
			channel: merge.moveChannel,
		}[kind];
		const games = await move(from, into, now);
		await merge.moveHistory(kind, from, into);
		await merge.moveLists(kind, from, into);
		await createReferenceMoveWriter(trx).add(kind, from, into);
		await createFileUseWriter(trx).setUses(`${kind === 'team' ? 'teams' : 'channels'}/${from}`, []);
		await merge.remove(kind, from);
		await audit(trx, actor, `${kind}.merged`, {
			at: now,
			subject: into,
			detail: { from: old.name, into: next.name, games },
		});
		noteEverything(trx, now);
		return ok({ games });
	});
}

/** The aliases of the remaining entry, extended by all names of the removed one. */
function joinedNames(next: Named, old: Named): string[] {
	const known = new Set([next.name, next.shortName, ...next.aliases].map(normalize));
	const added = [old.name, old.shortName, ...old.aliases].filter((name) => {
		const isNew = !known.has(normalize(name));
		known.add(normalize(name));
		return isNew;
	});
	return [...next.aliases, ...added];
}
