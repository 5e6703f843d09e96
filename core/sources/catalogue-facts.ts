/** What an entry brings. */
export const GIVES = ['jogos', 'horarios', 'canais', 'resultados', 'noticias'] as const;
export type Gives = (typeof GIVES)[number];

/** Whether its terms allow republishing facts; '?' = the terms are not known. */
export const REPUBLISH = ['sim', 'nao', '?'] as const;
export const CONFIDENCES = ['alta', 'media', 'baixa'] as const;
export type EntryConfidence = (typeof CONFIDENCES)[number];
export type Republish = (typeof REPUBLISH)[number];
