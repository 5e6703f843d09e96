import type { Role } from '#core/identity/operator.ts';

/** The documentation of the JSON at /api/docs. */
export const docsCopy = {
	title: 'Documentação da API',
	product: 'Guia de Jogos',
	lead: 'A API JSON do painel. Cada pedido leva o ID token de quem entrou no cabeçalho Authorization: Bearer; cada gravação leva a revision do registro que foi lido, e uma revision antiga recebe 409 com as duas versões.',
	errors: 'Toda recusa tem a forma { code, message, fields }. Nada é gravado quando há recusa.',
	machine: 'Descrição para programas (OpenAPI 3.1)',
	contents: 'Endereços',
	refusals: 'Recusas',
	refusal: 'Recusa, com código, frase e campos',
	answered: 'Feito',
	needs: { administrator: 'administrador', editor: 'editor ou administrador' } as const satisfies Record<Role, string>,
	needsLabel: 'Quem pode',
	query: 'Parâmetros',
	body: 'Corpo do pedido',
	answer: 'Resposta',
	code: 'Código',
	status: 'Status',
	meaning: 'Significado',
	areas: { account: 'Minha conta', guide: 'Guia', team: 'Equipe', access: 'Acesso', log: 'Registro' },
	summaries: {
		me: 'Quem está com a sessão aberta',
		overview: 'Jogos de hoje e de amanhã sem canal ou sem hora, e as últimas mudanças',
	},
} as const;
