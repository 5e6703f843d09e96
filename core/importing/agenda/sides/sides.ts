/**
 * Two sides in a text, and the text around them. `weak`: the separator may also occur inside names.
 * `joined`: the separator was ' e '.
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
