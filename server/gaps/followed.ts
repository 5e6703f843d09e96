import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { FollowedChange, FollowedView } from '#core/gaps/contract.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';

/** Where the choice is stored; a merge of competitions rewrites it. */
export const FOLLOWED = { collection: 'configuracoes', id: 'competicoes' } as const;
const recordSchema = z.object({ competitionIds: z.array(z.string()) });

type Followed = Omit<FollowedView, 'competitions'>;

/**
 * The competitions that the operators promise to cover; none = not chosen. An unreadable record
 * counts as not chosen.
 */
export async function readFollowed(db: Reader): Promise<Followed> {
	const { data, revision } = await createSettingRepository(db).readRevised(
		FOLLOWED.collection,
		FOLLOWED.id,
	);
	const read = recordSchema.safeParse(data ?? { competitionIds: [] });
	return {
		competitionIds: read.data?.competitionIds ?? [],
		isDamaged: !read.success,
		revision,
	};
}

/** The same with all competitions that can be chosen. */
export async function readFollowedView(
	db: Reader,
	{ competitions }: Pick<Reference, 'competitions'>,
): Promise<FollowedView> {
	return {
		...(await readFollowed(db)),
		competitions: [...competitions.values()].map(({ id, name, country, state, ageGroup }) => ({
			...{ id, name, country, state, ageGroup },
		})),
	};
}

/**
 * Stores the choice with its audit entry; ids that the guide does not know are left out. 'stale' =
 * another operator saved after `revision`.
 */
export async function saveFollowed(
	db: AppDatabase,
	{ revision, competitionIds }: FollowedChange,
	{ actor, now, reference }: { actor: Actor; now: number; reference: Reference },
): Promise<Result<Followed, 'stale'>> {
	return db.transaction(async (trx) => {
		const { revision: current, competitionIds: before } = await readFollowed(trx);
		if (current !== revision) return fail('stale');
		const after = [...new Set(competitionIds)].filter((id) => reference.competitions.has(id));
		const data = { competitionIds: after };
		if (!(await createSettingWriter(trx).writeRevised({ ...FOLLOWED, revision }, data, now)))
			return fail('stale');
		if (!isDeepStrictEqual(before, after))
			await audit(trx, actor, 'competitions.followed', {
				at: now,
				detail: { before: before.length, after: after.length },
			});
		return ok({ competitionIds: after, isDamaged: false, revision: revision + 1 });
	});
}
