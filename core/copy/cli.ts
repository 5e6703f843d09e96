const wrongWords: Readonly<Record<string, (word: string) => string>> = {
	ERR_PARSE_ARGS_UNKNOWN_OPTION: (word: string) => `Não conheço a opção ${word}.`,
	ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (word: string) => `O valor de ${word} falta ou está a mais.`,
	ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: (word: string) => `A palavra «${word}» está a mais.`,
};

const options: Readonly<Record<string, string>> = {
	'--all': 'todas as contas',
	'--among': 'arquivo com a lista de nomes do mesmo lugar, para escolher entre homônimos',
	'--batch': 'lê os nomes de um arquivo, um por linha (- lê da entrada)',
	'--competition': 'competição de todos os jogos do arquivo, pelo ID do guia',
	'--cancel': 'desiste da mudança: o guia em SQLite volta a aceitar gravações',
	'--country': 'código do país do time',
	'--days': 'quantos dias, a partir de hoje (sem ela: 7)',
	'--date': 'dia a que «hoje» e datas sem ano se referem',
	'--day': 'dia das linhas em que a fonte não diz nenhum',
	'--zone': 'fuso de todas as horas: brasilia, lugar (do jogo) ou um nome como Europe/London',
	'--dry-run': 'só mostra o que faria; nada é gravado',
	'--drill': 'prova a cópia mais nova em uma pasta de rascunho, sem tocar nos dados',
	'--files': 'também os arquivos enviados que estão, ou vão, em um balde',
	'--from': 'de onde: um arquivo, newest (o mais novo), PASTA/newest ou s3://…',
	'--format': 'formato do arquivo, quando ele não é reconhecido',
	'--json': 'responde em JSON',
	'--keep': 'quantas cópias deste guia ficam no lugar; as mais velhas saem depois da verificação',
	'--name': 'nome da pessoa',
	'--create-missing':
		'cria os campeonatos e times que o guia não conhece e a fonte mostra sem dúvida; desfeitos com a importação',
	'--security': 'confere só a segurança: o pior primeiro, cada achado com a única coisa a fazer',
	'--partial': 'guarda o que foi entendido, mesmo que uma parte não tenha sido',
	'--password-stdin': 'lê a senha da entrada em vez de perguntar',
	'--to': 'para onde: uma pasta ou s3://… (cópia), ou postgres://… (mudança)',
	'--yes': 'confirma sem perguntar',
};

/** Texts of the command line (`guia`). */
export const cliCopy = {
	help: 'guia: linha de comando do Guia de Jogos\n\nUso: npm run -s guia -- VERBO [opções]',
	version: (version: string) => `guia ${version}`,
	unknownVerb: (name: string, near: readonly string[]) =>
		[
			`guia: não conheço o verbo «${name}».`,
			...(near.length === 0
				? []
				: [`Você quis dizer ${near.map((verb) => `«${verb}»`).join(' ou ')}?`]),
			'guia --help lista todos.',
		].join(' '),
	usage: (usage: string) => `Uso: npm run -s guia -- ${usage}`,
	/** By error code of Node's argument parser. */
	wrongWords,
	/** The meaning of each option, the same for every verb. */
	options,
	summaries: {
		migrate: 'Atualiza a estrutura do banco de dados (faz antes um backup verificado).',
		seed: 'Carrega os dados de referência: times, competições e canais. O que um operador editou fica como está.',
		demo: 'Carrega (load) ou retira (remove) os jogos de demonstração.',
		import: 'Lê jogos de um arquivo e guarda o que é novo ou mudou. --dry-run só mostra.',
		feed: 'Lê um feed (arquivo ou endereço) e mostra o que entendeu. Nada é gravado.',
		sanitize: 'Mostra o HTML que o guia guardaria de um arquivo (ou da entrada, com -).',
		resolve: 'Mostra como o guia entende um nome.',
		coverage:
			'Mostra o que falta nos próximos dias: jogos esperados e presentes, fontes, o que fazer.',
		backup:
			'Grava uma cópia completa e verificada dos dados, de SQLite ou PostgreSQL. --drill prova uma, restaurando-a em um rascunho.',
		verify: 'Confere um backup sem restaurar nada.',
		restore:
			'Volta os dados para o estado de um backup; o estado presente é guardado antes. Com DATABASE_URL, para um banco vazio.',
		move: 'Muda o guia de SQLite para PostgreSQL (e os arquivos para um balde), conferindo tudo.',
		jobs: 'Lista os bots, executa um agora ou tenta de novo uma execução que falhou.',
		doctor: 'Confere a instalação (ou, com --security, a segurança dela) e diz o que falta.',
		config: 'Mostra a configuração em uso, sem segredos.',
	},
	coverage: {
		wrongDays: (most: number) => `--days vai de 1 a ${most}.`,
	},
	migrate: {
		done: (names: readonly string[]) =>
			names.length === 0
				? 'Nada a fazer: o banco de dados está atualizado.'
				: `Aplicado: ${names.join(', ')}.`,
	},
	seed: {
		done: ({
			teams,
			competitions,
			channels,
		}: {
			teams: number;
			competitions: number;
			channels: number;
		}) =>
			`Dados de referência carregados: ${teams} times, ${competitions} competições, ${channels} canais.`,
		same: 'Dados de referência já carregados; nada mudou.',
	},
	demo: {
		wrongAction: 'Diga load para carregar ou remove para retirar a demonstração.',
		loaded: (games: number) => `Demonstração carregada: ${games} jogos.`,
		removed: (games: number) =>
			games === 0 ? 'Não havia demonstração.' : `Demonstração retirada: ${games} jogos.`,
	},
	import: {
		needsFile: 'Diga o arquivo ou o endereço a importar (ou - para ler da entrada).',
		stdin: 'linha de comando',
		unknownFormat: (formats: readonly string[]) =>
			`Formato desconhecido. Use --format ${formats.join(' | ')}.`,
		badDate: 'A data de --date deve ser um dia real no formato AAAA-MM-DD.',
		badDay: 'O dia de --day deve ser um dia real no formato AAAA-MM-DD.',
		badZone: (zone: string) =>
			`Não conheço o fuso «${zone}» de --zone: use brasilia, lugar ou um nome como Europe/London.`,
		inBrasilia: (words: string) => `${words} em Brasília`,
		openHour: 'hora a confirmar',
		inSource: (hour: string, clock: string) => `(na fonte, ${hour} de ${clock})`,
		hours: (reason: string) => `horas: ${reason}`,
		unknownCompetition: (id: string) => `Não conheço a competição «${id}» de --competition.`,
		cannotRead: (file: string, reason: string) => `Não consegui ler ${file}: ${reason}`,
		actions: {
			create: 'novo',
			change: 'mudou',
			same: 'igual',
			conflict: 'em conflito',
			blocked: 'não guardado',
			unreadable: 'não lida',
		},
		reasons: {
			'no-date': 'sem data',
			'no-competition': 'competição desconhecida: diga --competition ID ou --create-missing',
			'ambiguous-team': 'um dos nomes pode ser mais de um time',
			'same-team-twice': 'os dois lados são o mesmo time',
			'hours-open': 'falta saber de que lugar são as horas: diga --zone',
			'by-hand': 'alguém da equipe mudou este jogo à mão',
			removed: 'alguém da equipe tirou este jogo do guia',
			repeated: 'o mesmo jogo está em outra linha',
			harmless: 'não é jogo',
		},
		created: {
			team: (written: string, name: string, country: string | null) =>
				`time novo: “${written}” → ${name} (${country ?? 'país a definir'})`,
			competition: (written: string, name: string, country: string | null) =>
				`campeonato novo: “${written}” → ${name} (${country ?? 'internacional'})`,
		},
		line: (line: number) => `linha ${line}`,
		ignored: (line: number, reason: string, text: string) =>
			`linha ${line}: não lida (${reason}): ${text}`,
		warning: (text: string) => `aviso: ${text}`,
		totals: ({
			create,
			change,
			same,
			conflict,
			blocked,
			ignored,
		}: Record<'create' | 'change' | 'same' | 'conflict' | 'blocked' | 'ignored', number>) =>
			`${create} novos, ${change} mudaram, ${same} iguais, ${conflict} em conflito, ${blocked} não guardados, ${ignored} linhas não lidas.`,
		results: (
			done: Record<'created' | 'drafts' | 'changed' | 'left' | 'refused', number> & {
				batch: string;
			},
		) =>
			`Importação ${done.batch}: ${done.created} criados (${done.drafts} como rascunho), ${done.changed} mudados, ${done.left} deixados, ${done.refused} recusados.`,
		oldDatabase:
			'O banco de dados é de uma versão anterior. Rode guia migrate antes de comparar com ele.',
		cannotFetch: (address: string, reason: string) => `Não consegui buscar ${address}: ${reason}`,
		stages: {
			reading: 'Lendo o arquivo…',
			comparing: (games: number) => `Comparando ${games} jogos com o guia…`,
			staging: (done: number, total: number) =>
				`Comparando com o guia: ${done} de ${total} linhas…`,
			storing: (done: number, total: number) => `Gravando: ${done} de ${total} linhas…`,
		},
		dryRun: 'Nada foi gravado (--dry-run).',
		refused:
			'Nada foi gravado: confira a importação no painel (Importar Jogos), ou use --partial para guardar só o que foi entendido.',
		stored: 'Gravado.',
		nothing: 'Nada foi gravado: não havia jogo novo nem mudança que pudesse ser guardada.',
	},
	resolve: {
		wrongKind: 'Diga o que procurar: team, competition ou channel.',
		needsName: 'Diga um nome, ou --batch com um arquivo de nomes, um por linha (- lê da entrada).',
		found: (query: string, name: string, id: string, percent: number) =>
			`${query} → ${name} (${id}), confiança ${percent} %`,
		ask: (query: string, names: readonly string[]) => `${query} → pode ser: ${names.join('; ')}`,
		unknown: (query: string) => `${query} → não conheço`,
	},
	backup: {
		done: (file: string) => `Backup gravado e verificado: ${file}`,
		needsFile: 'Diga o arquivo do backup.',
		valid: (file: string) => `Backup em ordem: ${file}`,
		restored: (file: string, kept: string | null) =>
			`Dados restaurados de ${file}.${kept ? ` O estado anterior ficou em ${kept}.` : ''}`,
	},
} as const;
