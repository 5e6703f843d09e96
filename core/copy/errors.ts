import type { ErrorCode } from '#core/kit/app-error.ts';
import { MOVING } from './moving.ts';

type ErrorText = { title: string; text: string };

/**
 * Visitor texts for each expected failure; `internal` = any unexpected one. They never blame the
 * reader.
 */
export const errorCopy = {
	'bad-request': {
		title: 'Endereço inválido',
		text: 'Não entendemos este endereço. Ele pode ter sido cortado ou alterado ao ser copiado.',
	},
	'bad-date': {
		title: 'Data inválida',
		text: 'Esta data não existe no calendário. Use o formato ano-mês-dia, como 2026-11-21.',
	},
	unauthenticated: {
		title: 'Entre para continuar',
		text: 'Esta parte é da equipe do guia. Entre com a sua conta e tente de novo.',
	},
	forbidden: {
		title: 'Acesso não permitido',
		text: 'A sua conta não tem acesso a esta parte. Peça a um administrador do guia que convide você ou mude a sua função.',
	},
	'too-many-requests': {
		title: 'Muitas tentativas',
		text: 'Foram muitas tentativas em pouco tempo. Espere alguns minutos e tente de novo.',
	},
	'not-found': {
		title: 'Página não encontrada',
		text: 'Não há nada neste endereço. Procure o jogo pela lista do dia.',
	},
	gone: { title: 'Página removida', text: 'Este jogo foi retirado do guia.' },
	'method-not-allowed': {
		title: 'Método não permitido',
		text: 'Este endereço só responde a leituras (GET e HEAD).',
	},
	'address-too-long': {
		title: 'Endereço longo demais',
		text: 'Este endereço é maior do que o site aceita. Tente de novo a partir da página inicial.',
	},
	'headers-too-large': {
		title: 'Pedido grande demais',
		text: 'O pedido trouxe cabeçalhos maiores do que o site aceita. Limpar os cookies deste site costuma resolver.',
	},
	'request-timeout': {
		title: 'O pedido demorou demais',
		text: 'O pedido não chegou inteiro a tempo. Tente de novo.',
	},
	conflict: {
		title: 'Conflito',
		text: 'Outra pessoa mudou isto ao mesmo tempo. Recarregue a página e tente de novo.',
	},
	'unreadable-file': { title: 'Arquivo ilegível', text: 'Não conseguimos ler este arquivo.' },
	'disk-full': {
		title: 'Sem espaço',
		text: 'O servidor está sem espaço para gravar. Nada foi alterado.',
	},
	'schema-newer': {
		title: 'Site em manutenção',
		text: 'O guia está sendo atualizado. Tente de novo em alguns instantes.',
	},
	'schema-changed': {
		title: 'Site em manutenção',
		text: 'O guia está sendo atualizado. Tente de novo em alguns instantes.',
	},
	'backup-invalid': { title: 'Backup inválido', text: 'Este backup não pôde ser verificado.' },
	moving: { title: 'Só leitura por enquanto', text: MOVING },
	unavailable: {
		title: 'Guia indisponível no momento',
		text: 'Não conseguimos ler os jogos agora. Tente de novo em alguns instantes.',
	},
	overloaded: {
		title: 'Muita gente no guia agora',
		text: 'O site está recebendo mais visitas do que consegue atender. Tente de novo em alguns segundos.',
	},
	internal: {
		title: 'Algo deu errado do nosso lado',
		text: 'O erro foi registrado e será examinado.',
	},
} as const satisfies Record<
	ErrorCode | 'headers-too-large' | 'request-timeout' | 'internal',
	ErrorText
>;

export type VisibleError = keyof typeof errorCopy;

/** Fixed texts of the plain error pages. */
export const errorFrame = {
	/** S8.04, byte by byte. */
	unexpectedHeading: 'Unexpected Application Error!',
	goHome: 'Ver os jogos de hoje',
	requestId: 'Código do pedido:',
	status: (status: number, title: string) => `Erro ${status} — ${title}`,
} as const;
