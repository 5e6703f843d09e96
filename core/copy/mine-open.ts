/** The words that lead to a reader's choices: 'Minhas' where room is short, whole for the ear. */
export const mineOpen = { short: 'Minhas', rest: ' preferências', whole: 'Minhas preferências' } as const;

/** What makes a team one of a reader's own. */
export const mineFollow = { label: 'Meu time', full: 'Sua lista de times está cheia: veja Minhas preferências.' } as const;
