/** The setting with a sealed word that only the right key opens. */
export const KEY_CHECK = { collection: 'identidade', id: 'chave' } as const;
