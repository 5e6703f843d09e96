/** Two sides in a text, and what stands around them. `weak` = a separator that also stands inside names. */
export type Matchup = { home: string; away: string; before: string; after: string; weak: boolean };

export type KnowsTeam = (name: string) => boolean;
