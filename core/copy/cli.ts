/** Words of the command line (`guia`). */
export const cliCopy = {
	help: 'guia: linha de comando do Guia de Jogos\n\nUso: npm run -s guia -- VERBO [opções]',
	unknownVerb: (name: string) => `guia: não conheço o verbo «${name}».`,
	usage: (usage: string) => `Uso: npm run -s guia -- ${usage}`,
	summaries: {
		migrate: 'Atualiza a estrutura do banco de dados (faz antes um backup verificado).',
		seed: 'Carrega os dados de referência: times, competições e canais. O que um operador editou fica como está.',
		demo: 'Carrega (load) ou retira (remove) os jogos de demonstração.',
		import: 'Lê jogos de um arquivo e guarda o que é novo ou mudou. --dry-run só mostra.',
		resolve: 'Mostra como o guia entende um nome.',
		backup: 'Grava uma cópia completa e verificada dos dados.',
		verify: 'Confere um backup sem restaurar nada.',
		restore: 'Volta os dados para o estado de um backup; o estado presente é guardado antes.',
		doctor: 'Confere a instalação e diz o que falta.',
		config: 'Mostra a configuração em uso, sem segredos.',
	},
	migrate: {
		done: (names: readonly string[]) =>
			names.length === 0 ? 'Nada a fazer: o banco de dados está atualizado.' : `Aplicado: ${names.join(', ')}.`,
	},
	seed: {
		done: ({ teams, competitions, channels }: { teams: number; competitions: number; channels: number }) =>
			`Dados de referência carregados: ${teams} times, ${competitions} competições, ${channels} canais.`,
		same: 'Dados de referência já carregados; nada mudou.',
	},
	demo: {
		wrongAction: 'Diga load para carregar ou remove para retirar a demonstração.',
		loaded: (games: number) => `Demonstração carregada: ${games} jogos.`,
		removed: (games: number) => (games === 0 ? 'Não havia demonstração.' : `Demonstração retirada: ${games} jogos.`),
	},
	import: {
		needsFile: 'Diga o arquivo a importar (ou - para ler da entrada).',
		unknownFormat: (formats: readonly string[]) => `Formato desconhecido. Use --format ${formats.join(' | ')}.`,
		cannotGuess: (formats: readonly string[]) => `Não reconheci o formato do arquivo. Diga --format ${formats.join(' | ')}.`,
		badDate: 'A data de --date deve ser um dia real no formato AAAA-MM-DD.',
		unknownCompetition: (id: string) => `Não conheço a competição «${id}» de --competition.`,
		cannotRead: (file: string, reason: string) => `Não consegui ler ${file}: ${reason}`,
		notText: (file: string) => `${file} não é um texto em UTF-8, UTF-16 ou ISO-8859-1 que eu consiga ler.`,
		actions: { create: 'novo', change: 'mudou', same: 'igual', blocked: 'não guardado' },
		reasons: {
			'no-date': 'sem data',
			'no-competition': 'competição desconhecida: diga --competition ID',
			'ambiguous-team': 'um dos nomes pode ser mais de um time',
			'same-team-twice': 'os dois lados são o mesmo time',
		},
		line: (line: number) => `linha ${line}`,
		ignored: (line: number, reason: string, text: string) => `linha ${line}: não lida (${reason}): ${text}`,
		warning: (text: string) => `aviso: ${text}`,
		totals: ({ create, change, same, blocked, ignored }: Record<'create' | 'change' | 'same' | 'blocked' | 'ignored', number>) =>
			`${create} novos, ${change} mudaram, ${same} iguais, ${blocked} não guardados, ${ignored} linhas não lidas.`,
		dryRun: 'Nada foi gravado (--dry-run).',
		refused: 'Nada foi gravado: corrija as linhas acima ou use --partial para guardar só o que foi entendido.',
		stored: 'Gravado.',
	},
	resolve: {
		wrongKind: 'Diga o que procurar: team, competition ou channel.',
		needsName: 'Diga um nome, ou --batch com um arquivo de nomes, um por linha (- lê da entrada).',
		found: (query: string, name: string, id: string, percent: number) => `${query} → ${name} (${id}), confiança ${percent} %`,
		ask: (query: string, names: readonly string[]) => `${query} → pode ser: ${names.join('; ')}`,
		unknown: (query: string) => `${query} → não conheço`,
	},
	backup: {
		done: (file: string) => `Backup gravado e verificado: ${file}`,
		needsFile: 'Diga o arquivo do backup.',
		valid: (file: string) => `Backup em ordem: ${file}`,
		restored: (file: string, kept: string | null) => `Dados restaurados de ${file}.${kept ? ` O estado anterior ficou em ${kept}.` : ''}`,
	},
	doctor: {
		ok: 'em ordem',
		fail: 'FALHA',
		pending: (names: readonly string[]) => `faltam ${names.join(', ')}: use guia migrate`,
		notBuilt: 'use npm start, que compila',
		littleSpace: 'menos de 16 MB livres no disco: nenhum envio é aceito',
		checks: {
			dataDir: 'pasta de dados',
			database: 'banco de dados',
			schema: 'estrutura',
			files: 'arquivos enviados',
			build: 'páginas compiladas',
			reference: 'dados de referência',
		},
	},
} as const;
