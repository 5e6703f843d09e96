/**
 * The words that lead to a reader's choices: from the list of a day to their teams, from elsewhere
 * to all of them.
 */
export const mineOpen = { teams: 'Meus times', whole: 'Minhas preferências' } as const;

/** What makes a team one of a reader's own. */
export const mineFollow = {
	label: 'Seguir',
	full: 'Sua lista de times está cheia: veja Minhas preferências.',
} as const;
