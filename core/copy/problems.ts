import type { ProblemCode } from '#core/admin/problem.ts';
import { MOVING } from './moving.ts';

/**
 * Operator texts for refusals of the panel's JSON API: what happened, and what to do next. In all
 * of these cases nothing was changed.
 */
export const problemCopy = {
	'signed-out': 'Sua sessão terminou. Entre de novo para continuar.',
	'not-invited':
		'Esta conta não faz parte da equipe do guia. Peça a um administrador que convide você.',
	'second-factor':
		'Esta conta tem segundo fator ou chave de acesso, e esta sessão começou sem ele. Saia e entre de novo com um deles.',
	'factor-needed':
		'Este guia exige dos administradores um segundo fator ou uma chave de acesso. Abra Configurações › Minha conta e ative um deles.',
	'not-allowed': 'Só um administrador pode fazer isto. Peça a um deles, ou que mude a sua função.',
	'bad-request': 'O servidor não entendeu o pedido. Recarregue a página e tente de novo.',
	invalid: 'Confira os campos marcados. Nada foi gravado ainda.',
	stale:
		'Outra pessoa salvou este registro enquanto você editava. Compare as duas versões antes de salvar.',
	'not-found': 'Isto não existe mais. Outra pessoa pode ter removido; recarregue a lista.',
	'method-not-allowed': 'Este endereço não aceita esta operação.',
	'too-large': 'O pedido é grande demais. Reduza o texto e tente de novo.',
	'too-many-requests':
		'Foram muitas tentativas em pouco tempo. Espere alguns minutos e tente de novo.',
	'already-operator': 'Este e-mail já é de alguém da equipe.',
	'last-administrator':
		'O guia precisa de pelo menos um administrador ativo. Promova outra pessoa antes.',
	yourself:
		'Você não pode mudar a sua própria função nem se desativar. Peça a outro administrador.',
	hosted:
		'As contas são mantidas por um serviço externo neste guia. Faça isto no painel desse serviço.',
	'disk-full': 'O servidor está sem espaço para gravar. Nada foi alterado.',
	moving: MOVING,
	unavailable: 'O guia não conseguiu ler os dados agora. Tente de novo em alguns instantes.',
	overloaded: 'O servidor está ocupado demais. Tente de novo em alguns segundos.',
	internal:
		'Algo deu errado do nosso lado. O erro foi registrado; tente de novo em alguns instantes.',
} as const satisfies Record<ProblemCode, string>;

/** What is wrong with one field. */
export const fieldCopy = {
	required: 'Preencha este campo.',
	email: 'Escreva um e-mail completo, como nome@exemplo.com.br.',
	tooLong: (most: number) => `Use no máximo ${most} caracteres.`,
	tooShort: (least: number) => `Use pelo menos ${least} caracteres.`,
	choice: 'Escolha uma das opções.',
	httpsAddress: 'Escreva um endereço completo, começando com https://.',
	uploadedPicture: 'Envie o logo de novo: esta imagem não está mais no servidor.',
	atLeast: (least: number) => `Use um número a partir de ${least}.`,
	atMost: (most: number) => `Use um número até ${most}.`,
	whole: 'Use um número inteiro.',
	tooMany: (most: number) => `No máximo ${most} aqui: retire alguns.`,
	tooFew: (least: number) => (least <= 1 ? 'Inclua pelo menos um.' : `Inclua pelo menos ${least}.`),
	unprintable: 'Este texto tem um caractere que não pode ser gravado. Apague e digite de novo.',
	instant: 'Este momento não existe no guia: use um de 1900 a 2199.',
	day: 'Escreva um dia que exista, como 21/11/2026.',
	hour: 'Escreva uma hora de 00:00 a 23:59, ou marque “a definir”.',
	zone: 'Este fuso não existe.',
	skippedHour: 'Esta hora não existiu nesse dia: os relógios foram adiantados.',
	unknownTeam: 'Este time não existe mais no guia. Escolha outro.',
	unknownCompetition: 'Esta competição não existe mais no guia. Escolha outra.',
	unknownChannel: 'Este canal não existe mais no guia. Escolha outro.',
	sameTeam: 'Um time não joga contra si mesmo.',
	sameChannel: 'Este canal já está na lista: junte as praças em uma linha.',
	channelMissing: 'Escolha o canal.',
	abbr: 'Use de 1 a 4 letras maiúsculas ou números, como FLA.',
	channelNumber: 'Escreva só o número, como 39 ou 5.1.',
	picture: 'Envie a imagem de novo: ela não está mais no servidor.',
	ownParent: 'Um canal não pode suceder a si mesmo.',
	nameTaken: (name: string) => `Já existe no guia: ${name}. Procure por esse nome na lista.`,
	goals: (most: number) => `Escreva um número inteiro de 0 a ${most}.`,
	levelShootOut: 'Os pênaltis não terminam empatados: confira os dois números.',
	noneWithChannels: 'Ou há canais, ou o jogo não passa: retire um dos dois.',
	other: 'Este valor não serve aqui.',
} as const;

/**
 * Operator texts where the server sent no message (S8.05): for a read, and for a write, whose form
 * keeps its input.
 */
export const dataErrorCopy = {
	read: {
		'deadline-exceeded': 'O servidor demorou demais para responder. Tente de novo.',
		unavailable: 'Sem conexão com o servidor. Tente de novo quando a conexão voltar.',
		unknown: 'O servidor não respondeu como devia. Tente de novo em alguns instantes.',
	},
	write: {
		'deadline-exceeded':
			'O servidor demorou demais para responder. O que você digitou continua na tela; tente de novo.',
		unavailable:
			'Sem conexão com o servidor. O que você digitou continua na tela; tente de novo quando a conexão voltar.',
		unknown:
			'O servidor não respondeu como devia. O que você digitou continua na tela; tente de novo em alguns instantes.',
	},
	details: 'Detalhes',
} as const;
