/** Where, among the settings, a sealed word stands that only the right key opens. */
export const KEY_CHECK = { collection: 'identidade', id: 'chave' } as const;
