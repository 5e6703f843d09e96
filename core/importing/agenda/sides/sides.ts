/** `weak`: names may hold the separator; `joined`: it was ' e '. */
export type Matchup = {
	home: string;
	away: string;
	before: string;
	after: string;
	weak: boolean;
	joined?: boolean;
};

export type KnowsTeam = (name: string) => boolean;
