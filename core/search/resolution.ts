/** What a resolver knows of one entry. */
export type NamedEntry = {
	id: string;
	name: string;
	shortName?: string;
	abbr?: string | null;
	aliases: readonly string[];
	/** Found by search, never used to identify. */
	nicknames?: readonly string[];
	/** UF and country: evidence that decides between namesakes ('Botafogo-SP', 'Guarani (PAR)'). */
	state?: string | null;
	country?: string | null;
	gender?: 'm' | 'f';
	ageGroup?: string;
};

/**
 * An alias that never resolves by itself, and the entries it may mean (an entry may be unknown to
 * us: then only named).
 */
export type AmbiguousAlias = { alias: string; candidates: readonly string[] };

export type Candidate = { id: string; name: string; score: number };

/**
 * Answer to one name. `id` is null where a person must choose; `candidates` then holds the choice,
 * best first.
 */
export type Resolution = {
	query: string;
	id: string | null;
	name: string | null;
	/** 0 … 1. */
	confidence: number;
	candidates: Candidate[];
};

/** What else is known of the line a name stood in. */
export type ResolveHints = {
	country?: string | null;
	state?: string | null;
	competitionId?: string | null;
	/** id of the other side */
	opponentId?: string | null;
	/**
	 * Where nothing else decides, a name that clubs of several countries share is answered with the
	 * one that the guide itself calls so, below the confidence at which anything is published, and
	 * one typing error is forgiven. For looking a name up; whoever writes games asks a person
	 * instead.
	 */
	assumes?: boolean;
};

export type Resolver = {
	resolve(query: string, hints?: ResolveHints): Resolution;
	/**
	 * Whether a name is that of some entry, or of several: far cheaper than `resolve` for a name that
	 * is unknown.
	 */
	knows(query: string): boolean;
	/**
	 * Entries that a person typing `query` may mean, best first; nicknames, prefixes and one typing
	 * error count.
	 */
	search(query: string, limit: number): Candidate[];
};
