/**
 * Links to a reader's preferences: from the list of a day to their teams, from elsewhere to all of
 * them.
 */
export const mineOpen = { teams: 'Meus times', whole: 'Minhas preferências' } as const;

/** The button to follow a team. */
export const mineFollow = {
	label: 'Seguir',
	full: 'Sua lista de times está cheia: veja Minhas preferências.',
} as const;
