import type { Confidence } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Disc } from './disc.ts';

/** The two club colours as #rrggbb. */
type TeamColors = { primary: string; secondary: string };

/**
 * A club or national side. Its women's and youth teams share the entry: the competition
 * distinguishes them.
 */
export type Team = {
	id: string;
	name: string;
	shortName: string;
	/** Two or three letters to search for it, null where none is in use. */
	abbr: string | null;
	aliases: string[];
	/** For search only: a nickname never identifies a team in an import. */
	nicknames: string[];
	city: string | null;
	state: Uf | null;
	country: string;
	type: 'clube' | 'clube-feminino' | 'selecao';
	/** Null where unknown: the disc is then neutral. */
	colors: TeamColors | null;
	/** The design of its disc; absent = the default shape in the two colours. */
	kit?: Disc;
	/** Address of the crest that an operator uploaded; the reference data has none. */
	picture?: string;
	confidence: Confidence;
	revision: number;
};
