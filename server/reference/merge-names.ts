import { fail, ok, type Result } from '#core/kit/result.ts';
import type { NamesMerge } from '#core/names/contract.ts';
import { normalize } from '#core/search/normalize.ts';
import { audit } from '#server/audit/audit.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { createChannelRepository } from '#server/channels/channel-repository.ts';
import { createCompetitionRepository } from '#server/competitions/competition-repository.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { createFileUseRepository } from '#server/files/file-use-repository.ts';
import { createTeamRepository } from '#server/teams/team-repository.ts';
import type { NameWriter } from './create-name.ts';
import { createMergeRepository } from './merge-repository.ts';
import { createReferenceMoveRepository } from './reference-move-repository.ts';

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
		const stores = {
			team: teamStore,
			competition: competitionStore,
			channel: channelStore,
		} as const;
		const store = stores[kind](trx);
		const all = await store.list();
		const [old, next] = [all.find(({ id }) => id === from), all.find(({ id }) => id === into)];
		if (old === undefined || next === undefined) return fail('not-found');
		if (old.revision !== revision) return fail('stale');
		if (!(await store.save(next.id, joinedNames(next, old), now))) return fail('stale');
		const merge = createMergeRepository(trx);
		const move = {
			team: merge.moveTeam,
			competition: merge.moveCompetition,
			channel: merge.moveChannel,
		}[kind];
		const games = await move(from, into, now);
		await merge.moveHistory(kind, from, into);
		await merge.moveLists(kind, from, into);
		await createReferenceMoveRepository(trx).add(kind, from, into);
		await createFileUseRepository(trx).setUses(
			`${kind === 'team' ? 'teams' : 'channels'}/${from}`,
			[],
		);
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

function teamStore(trx: Writer) {
	const teams = createTeamRepository(trx);
	return storeOf(teams.list, (team, aliases, now) =>
		teams.save({ ...team, aliases }, { seen: team.revision, now }),
	);
}

function competitionStore(trx: Writer) {
	const competitions = createCompetitionRepository(trx);
	return storeOf(competitions.list, (each, aliases, now) =>
		competitions.save({ ...each, aliases }, { seen: each.revision, now }),
	);
}

function channelStore(trx: Writer) {
	const channels = createChannelRepository(trx);
	return storeOf(channels.list, (channel, aliases, now) =>
		channels.save({ ...channel, aliases }, { seen: channel.revision, now }),
	);
}

function storeOf<Row extends Named>(
	list: () => Promise<Row[]>,
	save: (row: Row, aliases: string[], now: number) => Promise<boolean>,
) {
	let rows: Row[] = [];
	return {
		async list(): Promise<Named[]> {
			rows = await list();
			return rows;
		},
		async save(id: string, aliases: string[], now: number): Promise<boolean> {
			const row = rows.find((each) => each.id === id);
			return row !== undefined && save(row, aliases, now);
		},
	};
}
