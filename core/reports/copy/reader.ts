import type { ReportOutcome } from '#core/reports/outcome.ts';
import type { ReportKind } from '#core/reports/report-kind.ts';

/** What a reader reads about reports. */
export const reportCopy = {
	open: 'Está errado?',
	lead: 'Diga o que está errado neste jogo. Sem conta, sem nome: o guia confere e corrige.',
	kind: 'O que está errado?',
	kinds: {
		channel: 'O canal: está errado ou falta um',
		kickoff: 'O horário',
		off: 'O jogo foi adiado ou cancelado',
		other: 'Outra coisa',
	} satisfies Record<ReportKind, string>,
	text: 'O certo é (se souber)',
	textHint: 'Por exemplo: Globo, 21h30. Não escreva nomes, e-mails nem telefones.',
	link: 'Onde você viu isso? Um link (opcional)',
	send: 'Avisar o guia',
	masked: { email: '[e-mail retirado]', number: '[número retirado]' },
	taken: 'Obrigado. O guia vai conferir, e esta página vai dizer o que resultou.',
	waiting: 'Sem conexão: o aviso fica guardado neste aparelho e segue quando ela voltar.',
	problems: {
		unreadable:
			'O guia não entendeu o aviso. Escolha o que está errado; em “Outra coisa”, escreva o quê. O link, se houver, precisa começar com https://.',
		elsewhere: 'O aviso precisa vir de uma página deste guia.',
		'unknown-game': 'Este jogo não está mais no guia.',
		many: 'Já chegaram muitos avisos desta rede. Tente de novo mais tarde.',
		full: 'Há avisos demais à espera agora. Tente de novo mais tarde.',
	},
	back: 'Volte à página anterior: o que você escreveu continua lá.',
	/** Offline, with ten unsent writes already (S9.04). */
	tooMany:
		'Há dez envios guardados neste aparelho à espera de conexão. Este não foi guardado; tente de novo quando ela voltar.',
} as const;

/** What came of readers' reports, on the page of the game; `when` = '14h10' or 'ontem, 14h10'. */
export const reportOutcomeWords: Record<ReportOutcome, (kind: ReportKind, when: string) => string> =
	{
		fixed: (kind, when) => `Leitores avisaram sobre ${KIND_WORDS[kind]}. Corrigido: ${when}.`,
		checked: (kind, when) =>
			`Leitores avisaram sobre ${KIND_WORDS[kind]}. Conferido: ${when}; o guia está certo.`,
	};

const KIND_WORDS: Record<ReportKind, string> = {
	channel: 'o canal',
	kickoff: 'o horário',
	off: 'adiamento ou cancelamento',
	other: 'um erro nesta página',
};
