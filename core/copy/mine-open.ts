/** The words that lead to a reader's choices: 'Minhas' where room is short, whole for the ear. */
export const mineOpen = { short: 'Minhas', rest: ' preferências', whole: 'Minhas preferências' } as const;
