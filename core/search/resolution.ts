/** The data that a resolver has about one entry. */
export type NamedEntry = {
	id: string;
	name: string;
	shortName?: string;
	abbr?: string | null;
	aliases: readonly string[];
	/** Found by search, but never used to identify. */
	nicknames?: readonly string[];
	/** UF and country: evidence to distinguish namesakes ('Botafogo-SP', 'Guarani (PAR)'). */
	state?: string | null;
	country?: string | null;
	gender?: 'm' | 'f';
	ageGroup?: string;
};

/**
 * An alias that needs evidence to resolve, and its candidates; one missing from our data is given
 * by name.
 */
export type AmbiguousAlias = { alias: string; candidates: readonly string[] };

export type Candidate = { id: string; name: string; score: number };

/**
 * Result for one name. `id` is null where an operator must choose among `candidates`, best first.
 */
export type Resolution = {
	query: string;
	id: string | null;
	name: string | null;
	/** 0 … 1. */
	confidence: number;
	candidates: Candidate[];
};

/** Further evidence from the line that contains a name. */
export type ResolveHints = {
	country?: string | null;
	state?: string | null;
	competitionId?: string | null;
	/** Id of the other side. */
	opponentId?: string | null;
	/**
	 * Lets lookups guess. Without other evidence, a name shared across countries means the entry with
	 * that display name. One typing error is forgiven. The confidence stays below the threshold for
	 * publishing. Code that writes games leaves it unset and asks an operator.
	 */
	assumes?: boolean;
};

export type Resolver = {
	resolve(query: string, hints?: ResolveHints): Resolution;
	/** Whether any entry has the name: far cheaper than `resolve` for an unknown name. */
	knows(query: string): boolean;
	/**
	 * Entries that a person typing `query` may mean, best first; matches nicknames, prefixes and one
	 * typing error.
	 */
	search(query: string, limit: number): Candidate[];
};
