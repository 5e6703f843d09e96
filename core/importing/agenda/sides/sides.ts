/**
 * Two sides in a text, and what stands around them. `weak` = a separator that also stands inside
 * names, `joined` = it was ' e '.
 */
export type Matchup = {
	home: string;
	away: string;
	before: string;
	after: string;
	weak: boolean;
	joined?: boolean;
};

export type KnowsTeam = (name: string) => boolean;
