import {
	CREATED_KINDS,
	type CreatedName,
	recordOf,
} from '#core/importing/new-names/created-name.ts';
import type { GameFacts } from '#core/importing/plan-import.ts';
import { audit } from '#server/audit/audit.ts';
import { createCompetitionWriter } from '#server/competitions/competition-repository.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { noteNames } from '#server/reference/note-names.ts';
import { listEntries } from '#server/reference/read-entry.ts';
import { createTeamWriter } from '#server/teams/team-repository.ts';
import { createCreatedNameRepository, createCreatedNameWriter } from './created-name-repository.ts';

/**
 * Stores the waiting names that some games need, in the transaction of these games. A name whose id
 * the guide got meanwhile is not this import's any more. `now` in UTC milliseconds.
 */
export async function storeCreated(
	trx: Writer,
	{ id, actor }: Pick<ImportBatch, 'id' | 'actor'>,
	games: readonly Pick<GameFacts, 'competitionId' | 'home' | 'away'>[],
	now: number,
): Promise<void> {
	const created = createCreatedNameWriter(trx);
	const waiting = (await createCreatedNameRepository(trx).list(id)).filter(
		({ state }) => state === 'waiting',
	);
	if (waiting.length === 0) return;
	const used = new Set(
		games.flatMap(({ competitionId, home, away }) => [
			`competition ${competitionId}`,
			...[home, away].map(({ teamId }) => `team ${teamId}`),
		]),
	);
	const wanted = waiting.filter((one) => used.has(`${one.kind} ${one.id}`));
	const known = wanted.length === 0 ? new Set() : await idsOf(trx);
	for (const name of wanted) {
		if (known.has(`${name.kind} ${name.id}`)) await created.forget(id, name);
		else {
			await store(trx, name, { actor, now });
			await created.settle(id, name, 'made');
		}
	}
}

/** Kind and id of every team and competition of the guide. */
async function idsOf(trx: Writer): Promise<Set<string>> {
	const kinds = CREATED_KINDS.map(async (kind) =>
		(await listEntries(trx, kind)).map(({ id }) => `${kind} ${id}`),
	);
	return new Set((await Promise.all(kinds)).flat());
}

async function store(
	trx: Writer,
	name: CreatedName,
	{ actor, now }: Pick<ImportBatch, 'actor'> & { now: number },
): Promise<void> {
	const { kind, record } = recordOf(name);
	if (kind === 'team') await createTeamWriter(trx).insert(record, now);
	else await createCompetitionWriter(trx).insert(record, now);
	await audit(trx, { ...actor, network: null }, `${kind}.created`, {
		...{ at: now, subject: record.id },
		detail: { name: record.name },
	});
	noteNames(trx, { after: { kind, ...record }, at: now, actor: actor.id });
}
