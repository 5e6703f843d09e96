import type { MailTried } from '#core/setup/contract.ts';
import type { SetupFacts, StepId, StepState } from '#core/setup/steps.ts';

const counted = (count: number, one: string, many: string) =>
	count === 1 ? `1 ${one}` : `${count} ${many}`;

type StepWords = {
	title: string;
	/** What the guide has of it, alone. */
	gives: string;
	/** What leads to the screen that does it, or opens the form. */
	act: string;
	/** The word that settles it. */
	word: string;
	/** What the guide holds; null = nothing to count. */
	holds: (facts: SetupFacts) => string | null;
};

/** Texts of the list of first steps. */
export const setupCopy = {
	lead: 'Do guia vazio ao guia do dia. Cada passo já serve sozinho: pare quando quiser e volte depois.',
	progress: (done: number, total: number) => `${done} de ${total}`,
	dashboard: (done: number, total: number) => `Primeiros passos: ${done} de ${total}`,
	next: 'próximo',
	settled: 'Nada mais por fazer aqui.',
	onlyAdministrator: 'Só um administrador dá os passos; você pode consultar.',
	damaged:
		'O que foi dito dos passos se danificou e não pôde ser lido. Vale o que o guia mostra; diga de novo o resto.',
	states: { done: 'feito', later: 'agora não', open: 'por fazer' } as const satisfies Record<
		StepState,
		string
	>,
	later: 'Agora não',
	laterOf: (title: string) => `Agora não: ${title}`,
	resume: 'Retomar',
	resumeOf: (title: string) => `Retomar: ${title}`,
	wordOf: (word: string, title: string) => `${word}: ${title}`,
	said: {
		done: (by: string, when: string) => `Confirmado por ${by}, ${when}.`,
		later: (by: string, when: string) => `Adiado por ${by}, ${when}.`,
	},
	marked: {
		done: (title: string) => `${title}: feito.`,
		later: (title: string) => `${title}: fica para depois.`,
		open: (title: string) => `${title}: de volta à lista.`,
	} as const satisfies Record<StepState, (title: string) => string>,
	catalogueOfFeeds: 'Fontes de notícias',
	policy: {
		none: 'Nenhuma fonte de jogos está ligada: nada entra no guia sem uma pessoa.',
		sources: 'Fontes de jogos ligadas',
		apply: (name: string) => `${name}: gravar sem perguntar o que é certo`,
		creates: (name: string) => `${name}: criar os clubes e campeonatos que faltam`,
		asks: 'Nome que o guia não conhece vira pergunta em Importar Jogos; os jogos esperam a resposta.',
		proposes: 'Propõe em Importar Jogos; uma pessoa grava.',
		applies: 'Grava o que é certo; o resto espera em Importar Jogos.',
		news: 'Notícias nunca são publicadas sem uma pessoa: as regras só marcam ou rejeitam na fila.',
		rules: 'Curadoria e regras',
		bots: 'Mensagens no Telegram só saem se o bot Agenda no Telegram for ligado.',
		toBots: 'Controlo de Bots',
	},
	mail: {
		sends: (to: string) => `A carta vai para ${to}.`,
		outbox:
			'O envio de e-mails não está configurado (SMTP_URL): as cartas ficam em arquivos em DATA_DIR/outbox, no servidor.',
		sending: 'Enviando…',
		outcomes: {
			sent: ({ to }: MailTried) =>
				`O servidor de e-mail aceitou a carta para ${to}. Veja se chegou.`,
			outbox: ({ to }: MailTried) =>
				`A carta para ${to} está em DATA_DIR/outbox, no servidor: ninguém a recebe.`,
			failed: ({ problem }: MailTried) =>
				`O servidor de e-mail recusou a carta: ${problem ?? 'sem dizer por quê'}. Confira SMTP_URL e MAIL_FROM.`,
		} as const satisfies Record<MailTried['outcome'], (tried: MailTried) => string>,
	},
	address: {
		now: (url: string) => `Endereço público: ${url}`,
		checking: 'Conferindo…',
		states: { fine: 'certo', note: 'atenção', problem: 'errado' },
	},
	steps: {
		brand: {
			title: 'Marca',
			gives: 'Nome, slogan e logo em todas as páginas, nos cartões e no aplicativo.',
			act: 'Abrir Marca',
			word: 'Fica como está',
			holds: ({ brandSaved }) => (brandSaved ? 'A marca foi salva.' : null),
		},
		competitions: {
			title: 'Competições e países',
			gives: 'O quadro de cobertura mostra cada dia o que falta do que vocês prometem cobrir.',
			act: 'Escolher competições',
			word: '',
			holds: ({ followed }) =>
				followed === 0 ? null : `${counted(followed, 'competição', 'competições')} no quadro.`,
		},
		sources: {
			title: 'Fontes',
			gives:
				'Jogos e notícias que chegam sozinhos, de um catálogo. Cada fonte é testada antes de ligar.',
			act: 'Fontes de jogos',
			word: '',
			holds: ({ gameSources, feeds }) =>
				gameSources + feeds === 0
					? null
					: `${counted(gameSources, 'fonte de jogos', 'fontes de jogos')} e ${counted(feeds, 'de notícias', 'de notícias')} ligadas.`,
		},
		policy: {
			title: 'O que sai sem uma pessoa',
			gives: 'Vocês sabem o que entra no guia sozinho e o que espera por alguém.',
			act: 'Abrir Fontes',
			word: 'Está certo assim',
			holds: () => null,
		},
		team: {
			title: 'Equipe',
			gives: 'Cada pessoa entra com a própria conta, e o registro diz quem fez o quê.',
			act: 'Abrir Operadores',
			word: 'Trabalho só',
			holds: ({ operators }) => counted(operators, 'pessoa na equipe.', 'pessoas na equipe.'),
		},
		mail: {
			title: 'E-mail',
			gives: 'Convites, links de senha e avisos chegam a quem precisa.',
			act: 'Enviar carta de teste',
			word: 'Sem e-mail',
			holds: () => null,
		},
		address: {
			title: 'Endereço',
			gives: 'Leitores e buscadores chegam ao guia por https, e os links nas cartas funcionam.',
			act: 'Conferir endereço',
			word: 'Está certo assim',
			holds: () => null,
		},
	} as const satisfies Record<StepId, StepWords>,
} as const;
