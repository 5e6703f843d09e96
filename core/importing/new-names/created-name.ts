import type { Competition } from '#core/competitions/competition.ts';
import { competitionRecord, teamRecord } from '#core/names/new-record.ts';
import type { NewCompetition, NewTeam } from '#core/names/pickers.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Team } from '#core/teams/team.ts';

/**
 * - waiting: an answer of a review; the guide does not have it yet.
 * - made: the commit stored it.
 * - removed, kept: what the undo did with it. It keeps what something else uses by then.
 */
export const CREATED_STATES = ['waiting', 'made', 'removed', 'kept'] as const;
export type CreatedState = (typeof CREATED_STATES)[number];

/** The kinds of names that an import can create. Channels are known or left out. */
export const CREATED_KINDS = ['team', 'competition'] as const;
export type CreatedKind = (typeof CREATED_KINDS)[number];

/** The facts of a new entry. */
export type NewName =
	| { kind: 'team'; facts: NewTeam }
	| { kind: 'competition'; facts: NewCompetition };

/** A name that an import creates. `aliases`: what the source writes for it. */
export type CreatedName = NewName & { id: string; aliases: string[]; state: CreatedState };

/** The team or competition that a created name becomes. */
type CreatedRecord = { kind: 'team'; record: Team } | { kind: 'competition'; record: Competition };

/** The entry of the guide for a created name. */
export function recordOf(created: CreatedName): CreatedRecord {
	const own = normalize(created.facts.name);
	const aliases = created.aliases.filter((alias) => normalize(alias) !== own);
	const identity = { id: created.id, aliases };
	return created.kind === 'team'
		? { kind: 'team', record: teamRecord(created.facts, identity) }
		: { kind: 'competition', record: competitionRecord(created.facts, identity) };
}
