/** S1.06, literal: shown until an operator sets the brand. */
export const DEFAULT_NAME = 'Guia de Jogos';
export const DEFAULT_SLOGAN = 'Sua fonte definitiva para não perder nenhum lance do futebol.';

/** S8.01 and S8.02: console messages of the browser about the brand record. */
export const brandConsole = {
	missing: 'Documento configuracoes/marca não encontrado; usando os padrões.',
	failed: 'Erro ao buscar configurações da marca',
} as const;
