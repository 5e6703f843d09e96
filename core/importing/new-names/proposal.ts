import type { Competition } from '#core/competitions/competition.ts';
import type { ImportFormat } from '#core/importing/draft-game.ts';
import { normalize } from '#core/search/normalize.ts';
import type { Resolver } from '#core/search/resolution.ts';
import type { Team } from '#core/teams/team.ts';
import type { NewName } from './created-name.ts';
import type { NameEvidence } from './name-evidence.ts';
import type { Nations } from './nations.ts';

/**
 * The record that a name would become. `sure`: a bulk answer may create it without a look at it.
 * A club's `country` is '' where the source does not show it.
 */
export type Proposal = NewName & { sure: boolean };

/** A name without an entry: as the source wrote it, with what its rows say. */
export type UnknownName = {
	shown: string;
	candidates: readonly string[];
	evidence: NameEvidence;
	format: ImportFormat | null;
	/** Name of the file or address: it may name the competition of games without one. */
	source: string;
};

/** What the proposals need from the guide. */
export type KnownNames = {
	nations: Nations;
	teams: Resolver;
	competitions: Resolver;
	competitionById(
		id: string,
	):
		| Pick<Competition, 'name' | 'shortName' | 'aliases' | 'country' | 'state' | 'gender' | 'type'>
		| undefined;
	teamById(id: string): Pick<Team, 'country' | 'state'> | undefined;
};

/** In running text a name may be any words; tables and data have a place for it. */
const PROSE: ReadonlySet<ImportFormat | null> = new Set(['agenda', 'html', null]);

/** Words that sources write instead of a name. */
const PLACEHOLDER =
	/^(?:(?:campeonato|competi[cç][aã]o|time|clube) )?(?:desconhecid|unknown|n[aã]o (?:encontrad|informad|definid)|sem (?:nome|campeonato)|outr[oa]s?$|others?$|a definir|indefinid|tb[acd]$|teste?$|n a$|jogo completo)/u;

/** Longer texts are sentences. */
const LONGEST = 60;

/** Whether a source gave these words a place of their own, and they look like a name. */
export function isNameOfData(name: string, format: ImportFormat | null): boolean {
	const plain = normalize(name);
	return (
		!PROSE.has(format) &&
		name.length <= LONGEST &&
		/^[\p{L}\d]/u.test(name) &&
		/\p{L}{2}/u.test(plain) &&
		!PLACEHOLDER.test(plain)
	);
}
