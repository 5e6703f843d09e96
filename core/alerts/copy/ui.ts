/** The button that opens the alert choices. */
export const alertOpen = { label: 'Avisar', of: (name: string) => ` de ${name}` } as const;

/** Texts of the alert choices; loaded with them. */
export const alertUi = {
	title: 'Avisos',
	lead: 'O guia avisa neste aparelho quando muda a hora, o dia ou o canal do que você segue, e antes de começar. Sem conta e sem e-mail.',
	none: 'Toque em “Avisar” na página de um time, campeonato ou jogo, ou escolha um dos seus times.',
	following: 'O que você segue',
	myTeams: 'Dos seus times',
	start: (name: string) => `Avisar de ${name}`,
	stop: (name: string) => `Não avisar mais de ${name}`,
	kinds: 'Avisar quando',
	quiet: { label: 'Sem avisos à noite', from: 'das', until: 'às' },
	off: 'Desligar todos os avisos',
	isOff: 'Avisos desligados: o guia esquece este aparelho assim que houver conexão.',
	on: (name: string) => `Avisos de ${name} ligados.`,
	again: 'Tentar de novo',
	taken: 'O guia aceitou os seus avisos.',
	done: (name: string) => `Avisos de ${name} desligados.`,
	kept: 'O guia guarda o endereço de entrega deste aparelho, o que você segue e a sua UF, e esquece tudo quando você desliga, ou após um ano sem visita.',
	problems: {
		unsupported: 'Este navegador não recebe avisos de sites. Siga pelo calendário do time.',
		install:
			'No iPhone e no iPad, instale o guia primeiro (Compartilhar → Adicionar à Tela de Início) e peça os avisos de dentro dele.',
		denied:
			'O navegador não deixou: permita as notificações deste site nas configurações dele e toque de novo.',
		full: 'Sua lista de avisos está cheia: retire algum em Minhas preferências.',
		waiting: 'Há mudanças demais à espera da conexão. Volte a ela e tente de novo.',
		failed: 'O guia não respondeu. Tente de novo em alguns instantes.',
	},
} as const;
