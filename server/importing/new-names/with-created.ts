import { type CreatedName, recordOf } from '#core/importing/new-names/created-name.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createCreatedNameRepository } from './created-name-repository.ts';

/** The names of the guide with those that an import would create, for its own review and commit. */
export async function readWithCreated<Names extends Reference>(
	db: Reader,
	batchId: string,
	reference: Names,
): Promise<Names> {
	return withCreated(reference, await createCreatedNameRepository(db).list(batchId));
}

/** The same for names already read. */
export function withCreated<Names extends Reference>(
	reference: Names,
	created: readonly CreatedName[],
): Names {
	const waiting = created.filter(({ state }) => state === 'waiting').map(recordOf);
	if (waiting.length === 0) return reference;
	const [teams, competitions] = [new Map(reference.teams), new Map(reference.competitions)];
	for (const { kind, record } of waiting) {
		if (kind === 'team') teams.set(record.id, record);
		else competitions.set(record.id, record);
	}
	return { ...reference, teams, competitions };
}
