import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { groundWords, hoursCopy } from '#core/importing/copy/hours.ts';
import type { HoursTally } from '#core/importing/hours/hours-tally.ts';
import type { QuestionKind, RowAction } from '#core/importing/import-row.ts';
import type { EntryConfidence, Gives, Republish } from '#core/sources/catalogue-facts.ts';
import type { CheckOutcome } from '#core/sources/check-outcome.ts';
import type { ApplyMode, SeasonRule } from '#core/sources/game-source.ts';

const count = (number: number, one: string, many: string) =>
	`${number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`;
const games = (number: number) => count(number, 'jogo', 'jogos');

const ACTIONS: Readonly<Record<RowAction, (number: number) => string>> = {
	create: (number) => count(number, 'seria novo', 'seriam novos'),
	change: (number) => count(number, 'mudaria', 'mudariam'),
	same: (number) => count(number, 'já está no guia', 'já estão no guia'),
	conflict: (number) =>
		count(number, 'contradiz o que a equipe escreveu', 'contradizem o que a equipe escreveu'),
	blocked: (number) => count(number, 'precisa de uma resposta', 'precisam de uma resposta'),
	unreadable: (number) => count(number, 'não foi lido', 'não foram lidos'),
};

const KINDS: Readonly<Record<QuestionKind, string>> = {
	team: 'time',
	competition: 'campeonato',
	channel: 'canal',
	hours: 'hora',
};

/** Texts of Configurações › Fontes. */
export const sourcesCopy = {
	title: 'Fontes',
	lead: 'De onde vêm os jogos. Cada fonte é lida no seu intervalo e propõe, ou grava, o que mudou; nunca retira um jogo. Nada é ligado sem um teste.',
	said: { added: 'Fonte acrescentada, ainda desligada.', saved: 'Salvo.' },
	savedOff: 'Salvo. O que vem mudou: a fonte ficou desligada até o próximo teste.',
	removed: (name: string) => `${name} retirada. Os jogos que trouxe ficam.`,
	onlyAdministrator: 'Só um administrador acrescenta, testa e liga fontes; você pode consultar.',
	loading: 'Carregando…',

	list: 'Fontes seguidas',
	empty: 'Nenhuma fonte ainda. Escolha uma no catálogo, ou acrescente um endereço seu.',
	addOwn: 'Endereço próprio',
	states: { on: 'Ligada', off: 'Desligada', failing: 'Com problema', waiting: 'Ainda não lida' },
	outcomes: {
		applied: 'gravou o que mudou',
		proposed: 'propôs mudanças',
		same: 'nada novo',
		unchanged: 'resposta igual à anterior',
		waiting: 'a proposta anterior espera conferência',
		empty: 'nenhum jogo',
		failed: 'falhou',
	} as const satisfies Record<CheckOutcome, string>,
	last: (ago: string, outcome: CheckOutcome, number: number | null): string =>
		`Lida ${ago}: ${sourcesCopy.outcomes[outcome]}${number === null || outcome === 'failed' ? '' : ` (${games(number)})`}.`,
	/** `ahead`: days after today; 0 = the address is asked once. */
	ahead: (ahead: number) =>
		ahead === 0 ? null : `O endereço é de um dia: são lidos hoje e os ${ahead} dias seguintes.`,
	never: 'Nunca lida.',
	next: (words: string) => `Próxima leitura ${words}.`,
	unknown: (number: number) =>
		count(number, 'nome que o guia não conhece', 'nomes que o guia não conhece'),
	moved: (to: string) => `O endereço mudou para ${to}. Edite a fonte e teste de novo.`,
	review: 'Conferir a proposta',
	test: 'Testar',
	testOf: (name: string) => `Testar ${name}`,
	testing: 'Testando…',
	edit: 'Editar',
	editOf: (name: string) => `Editar ${name}`,
	turnOff: 'Desligar',
	turnOffOf: (name: string) => `Desligar ${name}`,
	turnOn: 'Ligar',
	turnOnOf: (name: string) => `Ligar ${name}`,
	turnedOn: (count: number) =>
		count === 1
			? 'Fonte ligada: a primeira leitura vem em seguida.'
			: `${count} fontes ligadas: a primeira leitura vem em seguida.`,
	remove: 'Retirar fonte',
	removeSure: 'Retirar mesmo',

	result: {
		title: (name: string) => `Teste: ${name}`,
		stored: 'Nenhum jogo foi gravado.',
		understood: (number: number, format: string) =>
			number === 1
				? `1 jogo entendido, lido como ${format}.`
				: `${games(number)} entendidos, lidos como ${format}.`,
		unread: (number: number) =>
			count(number, 'linha não pôde ser lida', 'linhas não puderam ser lidas'),
		actions: (actions: Partial<Record<RowAction, number>>): string[] =>
			Object.entries(ACTIONS).flatMap(([action, words]) => {
				const number = Object.entries(actions).find(([name]) => name === action)?.[1] ?? 0;
				return number === 0 ? [] : [words(number)];
			}),
		would: 'O que aconteceria',
		examples: 'Os primeiros jogos, como o guia os mostraria',
		openHour: 'horário indefinido',
		unknown: (number: number) =>
			number === 0
				? 'Todos os nomes são conhecidos.'
				: `${count(number, 'nome não é conhecido', 'nomes não são conhecidos')}:`,
		unknownName: (kind: QuestionKind, name: string, number: number) =>
			`${name} (${KINDS[kind]}, ${games(number)})`,
		more: (number: number) => `e mais ${number}`,
		hours: 'De onde é a hora',
		hour: ({ by, words, rows }: HoursTally) => hoursCopy.tally(groundWords({ by, words }), rows),
		moved: (to: string) => `O serviço mudou de endereço: ${to}.`,
		retry: (until: string) => `Tente de novo ${until}.`,
		status: (status: number) => `Código da resposta: ${status}.`,
		emptyOn: 'Pode ser ligada assim mesmo: a temporada pode não ter começado.',
	},
	formats: importDeskCopy.formats,
	unknownFormat: 'formato desconhecido',

	catalogue: 'Catálogo',
	catalogueLead:
		'Endereços conhecidos. Os que dizem “não verificado daqui” não puderam ser experimentados por quem fez o guia: o teste mostra se valem.',
	export: 'Exportar catálogo',
	exportName: 'catalogo-de-fontes.json',
	gives: 'O que traz',
	competition: 'Campeonato',
	all: 'Tudo',
	allCompetitions: 'Todos',
	followedCompetitions: 'Os que vocês acompanham',
	nothing: 'Nada no catálogo corresponde a este filtro.',
	givesWords: {
		jogos: 'jogos',
		horarios: 'horários',
		canais: 'canais',
		resultados: 'resultados',
		noticias: 'notícias',
	} as const satisfies Record<Gives, string>,
	confidence: {
		alta: 'confiança alta',
		media: 'confiança média',
		baixa: 'confiança baixa',
	} as const satisfies Record<EntryConfidence, string>,
	notVerified: 'não verificado daqui',
	republish: {
		sim: 'republicar: sim',
		nao: 'republicar: não',
		'?': 'republicar: ?',
	} as const satisfies Record<Republish, string>,
	needsKey: 'precisa de chave',
	covers: (number: number) => count(number, 'campeonato', 'campeonatos'),
	every: (minutes: number) =>
		minutes % 60 === 0 ? `no máximo a cada ${minutes / 60} h` : `no máximo a cada ${minutes} min`,
	edited: 'mudado pela equipe',
	follow: 'Seguir',
	followOf: (name: string) => `Seguir ${name}`,
	editEntry: 'Editar registro',
	editEntryOf: (name: string) => `Editar registro ${name}`,

	add: {
		title: (name: string) => `Seguir ${name}`,
		competitions: 'Campeonatos',
		find: 'Procurar campeonato',
		key: 'Chave do serviço',
		keyHint:
			'É guardada cifrada e não é mostrada. Sem nenhuma, vale a de outra fonte deste serviço.',
		keyWhere: 'Onde pedir uma chave',
		apply: 'O que fazer com o que mudou',
		applyOptions: {
			propose: 'propor em Importar Jogos',
			apply: 'gravar o que é certo',
		} as const satisfies Record<ApplyMode, string>,
		createMissing: 'Criar os clubes e campeonatos que faltam',
		createMissingHint:
			'Só os que a fonte traz sem dúvida; os outros ficam como pergunta em Importar Jogos. Os criados saem se a importação for desfeita.',
		yesNo: (is: boolean) => (is ? 'sim' : 'não'),
		submit: 'Acrescentar e testar',
		tests: 'Acrescentadas, ainda desligadas. Teste e ligue:',
		testAll: 'Testar todas',
		turnAllOn: (count: number) =>
			count === 1 ? 'Ligar a que deu certo' : `Ligar as ${count} que deram certo`,
		followedFirst: 'As que vocês acompanham vêm marcadas.',
	},
	own: {
		newTitle: 'Endereço próprio',
		editTitle: (name: string) => `Editar ${name}`,
		name: 'Nome',
		template: 'Endereço',
		templateHint:
			'Pode ter {dia}, {de}, {ate}, {ano}, {temporada} e {chave}; com -compacto, a data vem sem traços; {temporada-curta} é 2026-27.',
		today: (address: string) => `Hoje: ${address}`,
		format: 'Formato',
		automatic: 'Pelo conteúdo',
		competition: 'Campeonato',
		anyCompetition: 'Como a fonte escreve',
		season: 'A temporada começa',
		seasons: { year: 'em janeiro', autumn: 'em julho' } as const satisfies Record<
			SeasonRule,
			string
		>,
		interval: 'Intervalo, em minutos',
		keyHeader: 'Cabeçalho da chave',
		keyHeaderHint: 'Só para serviços que recebem a chave em um cabeçalho.',
		key: 'Chave',
		keyKept: 'Há uma guardada; escreva outra para trocar.',
		submit: 'Acrescentar',
	},
	entry: {
		title: (name: string) => `Registro: ${name}`,
		text: 'Fontes já seguidas não mudam com o registro.',
		name: 'Nome',
		site: 'Site',
		template: 'Endereço',
		interval: 'Intervalo mínimo, em minutos',
		confidence: 'Confiança',
		republish: 'Republicar',
		verified: 'Experimentado por nós: funciona',
		note: 'Nota',
		competitions: 'Campeonatos e códigos',
		competitionsHint:
			'Um por linha: o campeonato do guia, o código do serviço e, se a temporada começa em julho, “outono”.',
		reset: 'Voltar ao que veio com o guia',
	},
} as const;
