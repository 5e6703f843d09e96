/** S1.06, literal: shown until an operator sets the brand. */
export const DEFAULT_NAME = 'Guia de Jogos';
export const DEFAULT_SLOGAN = 'Sua fonte definitiva para não perder nenhum lance do futebol.';
