import type { CreatedName, NewName } from '#core/importing/new-names/created-name.ts';
import { normalize } from '#core/search/normalize.ts';
import { createCompetitionRepository } from '#server/competitions/competition-repository.ts';
import type { Writer } from '#server/db/app-database.ts';
import {
	competitionWords,
	teamWords,
	twinCompetition,
	twinTeam,
} from '#server/reference/create-name.ts';
import { freeId } from '#server/reference/free-id.ts';
import { createTeamRepository } from '#server/teams/team-repository.ts';
import { createCreatedNameRepository, createCreatedNameWriter } from './created-name-repository.ts';

/** A new name, with what the source writes for it. */
type WrittenName = { made: NewName; aliases: readonly string[] };

/**
 * The ids of new names, in their order: of a twin in the guide, of a twin in this import, or a free
 * one that is held for it. Only inside a transaction.
 */
export async function holdNames(
	trx: Writer,
	batchId: string,
	names: readonly WrittenName[],
): Promise<string[]> {
	const created = createCreatedNameWriter(trx);
	const guide = await readGuide(trx);
	const held = await createCreatedNameRepository(trx).list(batchId);
	const ids: string[] = [];
	for (const { made, aliases } of names) {
		const twin = guide.twin(made);
		if (twin === undefined) {
			const same = held.find((other) => isSame(other, made));
			const name: CreatedName = same ?? {
				...{ ...made, id: await guide.id(made) },
				...{ aliases: [], state: 'waiting' },
			};
			if (same === undefined) held.push(name);
			name.aliases = [...new Set([...name.aliases, ...aliases])];
			await created.save(batchId, name);
			ids.push(name.id);
		} else ids.push(twin);
	}
	return ids;
}

async function readGuide(trx: Writer) {
	const [teams, competitions] = [
		await createTeamRepository(trx).list(),
		await createCompetitionRepository(trx).list(),
	];
	return {
		/** The id of an entry with the same name and place. */
		twin: (made: NewName) =>
			made.kind === 'team'
				? twinTeam(teams, made.facts)?.id
				: twinCompetition(competitions, made.facts)?.id,
		id: (made: NewName) =>
			freeId(
				trx,
				made.kind === 'team'
					? { kind: 'team', all: teams, words: teamWords(made.facts) }
					: { kind: 'competition', all: competitions, words: competitionWords(made.facts) },
			),
	};
}

function isSame(other: NewName, made: NewName): boolean {
	return other.kind === made.kind && keyOf(other) === keyOf(made);
}

function keyOf({ facts }: NewName): string {
	const { name, country, state } = facts;
	return [normalize(name), country, state, 'gender' in facts ? facts.gender : ''].join('|');
}
