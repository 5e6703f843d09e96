import { MOVING } from '#core/copy/moving.ts';
import type { RowView } from '#core/importing/contract/rows.ts';
import type {
	ImportState,
	QuestionKind,
	RowAction,
	RowReason,
	RowResult,
	SourceKind,
} from '#core/importing/import-row.ts';

const of = (count: number, one: string, many: string) =>
	`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const rows = (count: number) => of(count, 'linha', 'linhas');
const games = (count: number) => of(count, 'jogo', 'jogos');

const formats: Readonly<Record<string, string>> = {
	agenda: 'agenda em texto',
	html: 'página da web',
	csv: 'tabela (CSV)',
	xlsx: 'planilha do Excel',
	'openfootball-json': 'JSON do openfootball',
	'football-txt': 'Football.TXT',
	'football-data-org': 'JSON do football-data.org',
	'api-football': 'JSON da API-Football',
	espn: 'JSON da ESPN',
	thesportsdb: 'JSON do TheSportsDB',
	ics: 'calendário (ICS)',
	guia: 'exportação do Guia de Jogos',
};

const problems: Readonly<Record<string, string>> = {
	'too-large':
		'O arquivo é maior do que 64 MB. Divida em partes (por mês ou por campeonato) e importe uma de cada vez.',
	'too-much':
		'O arquivo é grande demais para ser lido de uma vez. Divida em partes e importe uma de cada vez.',
	'too-slow':
		'A leitura passou do tempo. Confira se o arquivo é mesmo uma agenda ou tabela; se for muito longo, divida em partes.',
	'file-gone': 'O arquivo enviado não está mais no servidor. Envie de novo.',
	'fetch-status':
		'O endereço respondeu com um erro. Abra-o no navegador para conferir e tente de novo.',
	'fetch-address':
		'Este endereço não pode ser buscado: precisa ser público e começar com http:// ou https://.',
	'fetch-unreachable': 'O endereço não respondeu. Confira se está certo e tente de novo.',
	'fetch-timeout':
		'O endereço demorou mais de 30 segundos. Tente de novo mais tarde, ou baixe o arquivo e envie daqui.',
	'fetch-too-large':
		'O que o endereço respondeu passa de 64 MB. Baixe o arquivo, divida em partes e envie uma de cada vez.',
	'fetch-encoding':
		'O endereço respondeu compactado de um jeito que não lemos. Baixe o arquivo e envie daqui.',
	'fetch-redirects': 'O endereço manda de um lugar para outro sem chegar. Use o endereço final.',
	damaged:
		'O que o guia guardou sobre o jeito de ler esta fonte se danificou. Diga de novo como ler, em “Ler de outro jeito”.',
	'disk-full': 'O servidor está sem espaço para gravar. Libere espaço e continue de onde parou.',
	moving: MOVING,
	unavailable: 'O servidor não conseguiu usar os dados agora. Tente de novo em alguns instantes.',
	internal:
		'Algo deu errado do nosso lado ao ler. O erro foi registrado; tente de novo, ou leia de outro jeito.',
};

/** Copy of the import desk. */
export const importDeskCopy = {
	lead: 'Cole a agenda como ela chegou, solte uma planilha ou diga um endereço. Nada muda no guia antes de você conferir.',
	steps: { label: 'Etapas', source: 'Fonte', review: 'Conferir', result: 'Resultado' },

	source: {
		kinds: 'De onde vêm os jogos',
		tabs: { text: 'Texto', file: 'Arquivo', address: 'Endereço' } as const satisfies Record<
			Exclude<SourceKind, 'command'>,
			string
		>,
		paste: 'Texto da agenda',
		pasteHint:
			'Qualquer forma serve: lista do grupo, post, e-mail, tabela copiada. O que você cola fica guardado neste navegador até ser lido.',
		placeholder:
			'SÁBADO, 21 DE NOVEMBRO\n\nBrasileirão Série A\n16h – Flamengo x Palmeiras – Globo (menos RS) e Premiere\n18h30 – Grêmio x Bahia – SporTV e Premiere',
		fileHint:
			'CSV, Excel (.xlsx), JSON, calendário (.ics), página salva (.html), Football.TXT ou texto. Até 64 MB cada; de vários arquivos, cada um vira uma importação.',
		opened: 'Importações abertas',
		review: 'Conferir',
		reviewOf: (name: string) => `Conferir ${name}`,
		address: 'Endereço da página ou do arquivo',
		addressStart: 'https://',
		addressHint:
			'Começa com https:// e precisa estar aberto a todos. O servidor busca uma vez, agora.',
		looksLike: (format: string) => `Parece ${format}.`,
		unknownKind: 'Ainda não dá para dizer o formato: o guia tenta ler como agenda.',
		hints: 'Ajudar a leitura',
		format: 'Formato',
		automatic: 'Pelo conteúdo',
		date: 'Data de referência',
		dateHint: 'Para agendas sem ano ou só com o dia da semana.',
		competition: 'Campeonato',
		competitionHint: 'Só se todos os jogos forem dele; vale mais do que o texto diz.',
		read: 'Ler e conferir',
		reading: 'Abrindo…',
		empty: 'Cole um texto antes de ler.',
		noAddress: 'Escreva um endereço completo, começando com https://.',
		tooLarge: (name: string, size: string) =>
			`“${name}” tem ${size} e o limite é 64 MB. Divida a planilha em partes (por mês ou por campeonato) e importe uma de cada vez.`,
		sendingText: 'O texto é longo e está sendo enviado como arquivo.',
		forget: 'Limpar',
	},

	formats,

	reading: {
		title: 'Lendo a fonte…',
		fetching: 'Buscando e entendendo o texto. Pode sair desta página: a leitura continua.',
		staging: (done: number, total: number) =>
			`${done.toLocaleString('pt-BR')} de ${rows(total)} comparadas com o guia.`,
	},
	writing: {
		title: 'Gravando…',
		text: (done: number, total: number) =>
			`${done.toLocaleString('pt-BR')} de ${rows(total)}. Pode sair desta página: a gravação continua.`,
		hidden: 'Os jogos novos aparecem no site todos juntos, no fim.',
		undoTitle: 'Desfazendo…',
		stopped: 'A gravação parou no meio. O que já foi gravado está guardado.',
		goOn: 'Continuar de onde parou',
	},

	review: {
		title: 'Conferir antes de gravar',
		readAs: (format: string) => `Lido como ${format}.`,
		again: 'Ler de outro jeito',
		againTitle: 'Ler de outro jeito',
		againText:
			'A mesma fonte é lida de novo. As decisões que você já tomou nas linhas recomeçam; os nomes que você ensinou continuam valendo.',
		againDo: 'Ler de novo',
		columns: 'Colunas da tabela',
		columnUse: (header: string) => `Coluna “${header}”`,
		columnIgnored: 'Não usar',
		columnFree: 'Pelo título e conteúdo',
		warnings: (count: number) =>
			count === 1 ? 'Um aviso da leitura' : `${count} avisos da leitura`,
		damaged:
			'Parte do que o guia guardou sobre a leitura se danificou: avisos e colunas podem faltar. As linhas não mudam.',
		text: 'Texto original',
		nothing:
			'Não encontramos nenhum jogo nesta fonte. Confira se o formato é o certo, ou leia de outro jeito.',
		filters: 'Mostrar',
		views: {
			all: 'Todas',
			problems: 'Só problemas',
			create: 'Novos',
			change: 'Mudam',
			same: 'Iguais',
			conflict: 'Conflitos',
			blocked: 'Bloqueados',
			unreadable: 'Não lidas',
			written: 'Gravados',
			kept: 'Mantidos',
			refused: 'De fora',
		} as const satisfies Record<RowView, string>,
		/** Number of all rows in a view. */
		totals: {
			all: rows,
			problems: (count) => of(count, 'linha com problema', 'linhas com problema'),
			create: (count) => of(count, 'jogo novo', 'jogos novos'),
			change: (count) => of(count, 'jogo muda', 'jogos mudam'),
			same: (count) => of(count, 'jogo igual ao do guia', 'jogos iguais aos do guia'),
			conflict: (count) => of(count, 'conflito', 'conflitos'),
			blocked: (count) => of(count, 'jogo bloqueado', 'jogos bloqueados'),
			unreadable: (count) => of(count, 'linha não lida', 'linhas não lidas'),
			written: (count) => of(count, 'linha gravada', 'linhas gravadas'),
			kept: (count) => of(count, 'jogo mantido', 'jogos mantidos'),
			refused: (count) => of(count, 'linha de fora', 'linhas de fora'),
		} as const satisfies Record<RowView, (count: number) => string>,
		toDecide: (count: number) =>
			count === 0
				? 'nada a decidir'
				: `${count.toLocaleString('pt-BR')} ${count === 1 ? 'espera' : 'esperam'} decisão`,
		emptyView: 'Nenhuma linha aqui.',
		noProblems: 'Nenhum problema: tudo pronto para gravar.',
		loadingRows: 'Carregando linhas…',
		rowsFailed: 'Não deu para carregar estas linhas.',
		retry: 'Tentar de novo',
		list: 'Linhas da importação',
	},

	questions: {
		title: (count: number) => (count === 1 ? 'Uma pergunta' : `${count} perguntas`),
		text: 'Responda uma vez: vale para todas as linhas, e o guia aprende os nomes.',
		ask: {
			team: (name: string) => `Quem é “${name}”?`,
			competition: (name: string) =>
				name === '' ? 'De qual campeonato são estes jogos?' : `Qual campeonato é “${name}”?`,
			channel: (name: string) => `Qual canal é “${name}”?`,
			hours: () => 'As horas são de Brasília ou do lugar do jogo?',
		} as const satisfies Record<QuestionKind, (name: string) => string>,
		rows: (count: number) => `em ${rows(count)}`,
		last: 'da última vez',
		fits: (teams: number, of: number) => `${teams} de ${of} times`,
		keep: {
			team: 'Deixar como está escrito',
			competition: '',
			channel: 'Deixar sem este canal',
			hours: '',
		} as const satisfies Record<QuestionKind, string>,
		other: {
			team: 'Outro time',
			competition: 'Escolher campeonato',
			channel: 'Escolher canal',
			hours: '',
		} as const satisfies Record<QuestionKind, string>,
		more: (count: number) => `Mostrar mais ${count}`,
		answered: (name: string, count: number) => `“${name}” respondido em ${rows(count)}.`,
		hoursAnswered: (count: number) => `Horas respondidas em ${rows(count)}.`,
		current: 'resposta de agora',
		answeredTitle: (count: number) =>
			count === 1 ? '1 resposta dada' : `${count.toLocaleString('pt-BR')} respostas dadas`,
		answeredText:
			'Errou uma? Mude aqui: vale para todas as linhas dela que ninguém corrigiu depois, e o guia aprende a nova.',
		quoted: {
			team: (name: string) => `“${name}”`,
			competition: (name: string) => (name === '' ? 'Sem campeonato escrito' : `“${name}”`),
			channel: (name: string) => `“${name}”`,
			hours: () => 'As horas são',
		} as const satisfies Record<QuestionKind, (name: string) => string>,
		kept: {
			team: 'como está escrito',
			competition: '',
			channel: 'sem este canal',
			hours: '',
		} as const satisfies Record<QuestionKind, string>,
		change: 'Mudar',
		changeOf: (name: string) =>
			name === '' ? 'Mudar a resposta do campeonato' : `Mudar a resposta de “${name}”`,
		cancel: 'Deixar como está',
		changed: (name: string, count: number, left: number) =>
			[
				`Resposta de “${name}” mudada em ${rows(count)}.`,
				left === 0
					? ''
					: left === 1
						? '1 linha corrigida à mão ficou como está.'
						: `${rows(left)} corrigidas à mão ficaram como estão.`,
			]
				.filter(Boolean)
				.join(' '),
	},

	row: {
		place: (line: number) => `linha ${line}`,
		actions: {
			create: 'Novo',
			change: 'Muda',
			same: 'Igual',
			conflict: 'Conflito',
			blocked: 'Bloqueado',
			unreadable: 'Não lida',
		} as const satisfies Record<RowAction, string>,
		harmless: 'Não é jogo',
		reasons: {
			'no-date': 'Falta o dia do jogo. Escreva a data para poder gravar.',
			'no-competition': 'Falta o campeonato. Responda à pergunta acima ou escolha aqui.',
			'ambiguous-team': 'Um dos nomes pode ser mais de um time. Escolha qual.',
			'same-team-twice': 'Os dois lados são o mesmo time. Corrija um deles.',
			'hours-open':
				'Falta saber de que lugar é a hora. Responda à pergunta acima, ou corrija a hora aqui.',
			'by-hand': 'Alguém da equipe mudou este jogo à mão, e a fonte diz outra coisa.',
			removed: 'Alguém da equipe tirou este jogo do guia. Aceitar traz o jogo de volta.',
			repeated: 'O mesmo jogo já está em outra linha desta importação.',
			harmless: 'Nada se perde.',
		} as const satisfies Record<RowReason, string>,
		confidence: (percent: number) =>
			percent >= 90
				? 'Leitura segura'
				: percent >= 70
					? 'Leitura com dúvida'
					: 'Leitura duvidosa: só é publicada se você aceitar',
		percent: (percent: number) => `${percent} %`,
		undefinedTime: 'a definir',
		noDay: 'sem data',
		noCompetition: 'sem campeonato',
		noChannel: 'transmissão a confirmar',
		unknownChannel: (name: string) => `${name} (não conhecido)`,
		only: (ufs: string) => `só ${ufs}`,
		except: (ufs: string) => `menos ${ufs}`,
		now: 'no guia',
		becomes: 'na fonte',
		empty: 'vazio',
		versus: '×',
		accept: 'Está certo',
		accepted: 'Aceita por você',
		draft: 'Guardar como rascunho',
		drafted: 'Vai como rascunho',
		exclude: 'Deixar de fora',
		excluded: 'Fica de fora',
		ignore: 'Não é jogo',
		useSource: 'Usar o que a fonte diz',
		keepGuide: 'Manter o que está no guia',
		takeBack: 'Voltar atrás',
		edit: 'Corrigir',
		write: 'Escrever o jogo',
		edited: 'Corrigida por você',
		isTeam: (name: string) => `É ${name}`,
		onDay: (day: string) => `Usar ${day}`,
		open: 'Ver no site',
		openDraft: 'Ver no painel',
		stale: 'Outra pessoa mexeu nesta linha. Ela foi atualizada; confira antes de decidir.',
		damaged:
			'O que o guia guardou da leitura desta linha se danificou. O texto da fonte continua aqui.',
		damagedTag: 'Danificada',
		keptDamaged: 'Mantido: o registro da importação se danificou',
		results: {
			created: 'Publicado',
			drafted: 'Guardado como rascunho',
			changed: 'Atualizado',
			left: 'Sem mudança',
			refused: 'Ficou de fora',
			undone: 'Desfeito',
			kept: 'Mantido: alguém mudou depois da importação',
		} as const satisfies Record<RowResult, string>,
	},

	edit: {
		title: (line: number) => `Corrigir a linha ${line}`,
		source: 'No texto',
		date: 'Dia',
		time: 'Hora em Brasília',
		timeHint: 'Deixe vazio se a hora ainda não foi definida.',
		home: 'Mandante',
		away: 'Visitante',
		asWritten: (name: string) => `Não está no guia: fica escrito “${name}”.`,
		competition: 'Campeonato',
		round: 'Rodada ou fase',
		venue: 'Estádio',
		status: 'Situação',
		channels: 'Canais',
		addChannel: 'Acrescentar canal',
		removeChannel: (name: string) => `Tirar ${name}`,
		save: 'Guardar a correção',
		cancel: 'Cancelar',
	},

	bulk: {
		conflicts: (count: number) => (count === 1 ? '1 conflito' : `${count} conflitos`),
		useSource: 'Usar a fonte em todos',
		keepGuide: 'Manter o guia em todos',
		doubtful: (count: number) => `${games(count)} de leitura duvidosa`,
		accept: 'Aceitar todos',
		draft: 'Guardar todos como rascunho',
		lines: (count: number) => `${rows(count)} sem jogo reconhecido`,
		ignore: 'Ignorar todas',
		blocked: (count: number) => of(count, 'bloqueado', 'bloqueados'),
		exclude: 'Deixar todos de fora',
		title: 'Decidir de uma vez',
	},

	commit: {
		whole: (count: number) => (count === 0 ? 'Gravar' : `Gravar ${games(count)}`),
		partial: (count: number) => `Gravar só o que está certo (${count.toLocaleString('pt-BR')})`,
		waiting: (count: number) =>
			count === 1
				? 'Falta decidir 1 linha para gravar tudo.'
				: `Falta decidir ${rows(count)} para gravar tudo.`,
		left: (refused: number, drafted: number) =>
			[
				refused > 0 ? `${rows(refused)} ${refused === 1 ? 'fica' : 'ficam'} de fora` : '',
				drafted > 0
					? `${drafted.toLocaleString('pt-BR')} ${drafted === 1 ? 'vai' : 'vão'} como rascunho`
					: '',
			]
				.filter(Boolean)
				.join(' e '),
		ready: 'Tudo decidido.',
		/** Blocked and unreadable rows appear only if there are any; the other counts always. */
		sum: ({ create, change, same, conflict, blocked, unreadable }: Record<RowAction, number>) =>
			[
				of(create, 'novo', 'novos'),
				`${change.toLocaleString('pt-BR')} ${change === 1 ? 'muda' : 'mudam'}`,
				of(same, 'igual', 'iguais'),
				of(conflict, 'conflito', 'conflitos'),
				...(blocked === 0 ? [] : [of(blocked, 'bloqueado', 'bloqueados')]),
				...(unreadable === 0 ? [] : [of(unreadable, 'não lida', 'não lidas')]),
			].join(' · '),
		nothingNew: 'Tudo o que a fonte diz já está no guia.',
		discard: 'Descartar',
		discardTitle: 'Descartar esta importação?',
		discardText: 'O guia não muda. O texto colado continua no campo da primeira etapa.',
		back: 'Voltar',
		changedMeanwhile:
			'Enquanto você conferia, alguém mudou jogos desta importação. Nada foi gravado: confira as linhas marcadas e grave de novo.',
	},

	result: {
		title: (state: ImportState) =>
			state === 'undone' ? 'Importação desfeita' : 'Importação gravada',
		created: (count: number) => of(count, 'jogo publicado', 'jogos publicados'),
		drafted: (count: number) => of(count, 'rascunho', 'rascunhos'),
		changed: (count: number) => of(count, 'jogo atualizado', 'jogos atualizados'),
		left: (count: number) =>
			of(count, 'já estava igual ou ficou de fora', 'já estavam iguais ou ficaram de fora'),
		refused: (count: number) => of(count, 'linha não gravada', 'linhas não gravadas'),
		undone: (count: number) => of(count, 'jogo desfeito', 'jogos desfeitos'),
		kept: (count: number) => of(count, 'jogo mantido', 'jogos mantidos'),
		keptText:
			'Alguém mudou estes jogos depois da importação. Eles ficaram como estão; abra cada um para decidir.',
		undo: 'Desfazer a importação',
		undoTitle: 'Desfazer a importação inteira?',
		undoText:
			'Os jogos que ela criou saem do site, com os campeonatos e clubes novos que nada mais usa, e os que ela mudou voltam a ser como eram. O que alguém corrigiu depois fica como está e aparece listado.',
		undoDo: 'Desfazer tudo',
		again: 'Importar outra fonte',
		see: 'Ver os jogos',
		failed: 'Não deu para ler',
		tryAgain: 'Tentar ler de novo',
		copyText: 'O texto continua aqui:',
	},

	history: {
		title: 'Importações anteriores',
		empty:
			'Nenhuma importação ainda. A primeira aparece aqui com quem fez, de onde veio e o que mudou.',
		more: 'Mostrar mais antigas',
		when: 'Quando',
		source: 'Fonte',
		who: 'Quem',
		what: 'O que mudou',
		kinds: {
			text: 'texto colado',
			file: 'arquivo',
			address: 'endereço',
			command: 'linha de comando',
		} as const satisfies Record<SourceKind, string>,
		states: {
			reading: 'Lendo',
			review: 'Esperando conferência',
			committing: 'Gravando',
			done: 'Gravada',
			undoing: 'Desfazendo',
			undone: 'Desfeita',
			failed: 'Não lida',
		} as const satisfies Record<ImportState, string>,
		sum: ({
			created,
			changed,
			drafted,
			left,
			refused,
		}: Record<'created' | 'changed' | 'drafted' | 'left' | 'refused', number>) =>
			[
				created > 0 ? of(created, 'novo', 'novos') : '',
				changed > 0
					? `${changed.toLocaleString('pt-BR')} ${changed === 1 ? 'mudou' : 'mudaram'}`
					: '',
				drafted > 0 ? of(drafted, 'rascunho', 'rascunhos') : '',
				left > 0 ? of(left, 'igual', 'iguais') : '',
				refused > 0 ? `${refused.toLocaleString('pt-BR')} de fora` : '',
			]
				.filter(Boolean)
				.join(', ') || 'nada',
	},

	undecided:
		'Ainda há linhas que esperam uma decisão. Decida cada uma, ou grave só o que está certo.',
	offline:
		'Sem conexão. O que você colou e decidiu está guardado; a tela continua sozinha quando a conexão voltar.',
	problems,
} as const;

/** Display names of table column meanings. */
export const columnWords: Readonly<Record<string, string>> = {
	date: 'Data',
	time: 'Hora',
	datetime: 'Data e hora',
	zone: 'Fuso',
	home: 'Mandante',
	away: 'Visitante',
	matchup: 'Jogo (A x B)',
	team: 'Time',
	opponent: 'Adversário',
	side: 'Casa ou fora',
	competition: 'Campeonato',
	area: 'País',
	season: 'Temporada',
	round: 'Rodada ou fase',
	group: 'Grupo',
	venue: 'Estádio',
	city: 'Cidade',
	channels: 'Canais',
	status: 'Situação',
	score: 'Placar',
	'home-score': 'Gols do mandante',
	'away-score': 'Gols do visitante',
};
