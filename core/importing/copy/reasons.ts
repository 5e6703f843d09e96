/** Copy of the importer: why a line was skipped, and what a person should check in a game. */

export const importReasons = {
	unreadableLine: 'Não reconhecemos jogo, data nem título nesta linha.',
	unreadableGame: 'Parece um jogo, mas não encontramos os dois times.',
	impossibleDate: (text: string) => `A data “${text}” não existe.`,
	bye: 'Folga: não há adversário.',
	jsonSyntax: (detail: string) => `JSON inválido: ${detail}.`,
	jsonCut: 'o arquivo termina no meio',
	jsonUnexpected: (character: string) => `caractere inesperado “${character}”`,
	jsonString: 'texto sem fim ou com sequência de escape inválida',
	jsonDepth: 'aninhamento profundo demais',
	jsonTrailing: 'há conteúdo depois do fim',
	notAnObject: 'Este item da lista de jogos não é um objeto.',
	missingTeam: 'Falta um dos times.',
	eventNoGame: 'O título do evento não traz dois times.',
	eventNoStart: 'O evento não tem data de início.',
	eventBadStart: (text: string) => `A data de início “${text}” não pôde ser lida.`,
	eventUnclosed: 'O evento não foi fechado (falta END:VEVENT).',
	eventBadLine: 'Esta linha não é uma propriedade de calendário.',
	eventSuperseded: 'Versão antiga do mesmo evento: vale a de maior SEQUENCE.',
	eventRepeated: 'Evento repetido: o mesmo UID já foi lido.',
	otherSport: 'É de outro esporte.',
	notAGame: 'Esta linha não traz um jogo.',
	repeatedGame: (line: number) => `Repete o jogo da linha ${line}.`,
	mention: 'Só cita os times: não foi lida como mais um jogo.',
	textTooLong:
		'Texto longo demais para uma agenda: daqui em diante nada foi lido. Divida o texto em partes.',
	lineTooLong: 'Linha longa demais para ser um jogo.',
	fileTooBig: (megabytes: number, limit: number) =>
		`O arquivo tem ${megabytes} MB e o limite é ${limit} MB: divida-o em partes e importe uma de cada vez.`,
	tookTooLong: (seconds: number) =>
		`A leitura passou de ${seconds} segundos e foi interrompida: o arquivo é grande ou complicado demais. Divida-o em partes ou salve a tabela como CSV.`,
	tookTooMuch:
		'A leitura precisou de memória demais e foi interrompida: divida o arquivo em partes ou salve a tabela como CSV.',
	readerFailed:
		'A leitura falhou por um erro nosso; o arquivo ficou como estava. Tente outro formato ou cole o texto.',
	sheetLocked:
		'A planilha está protegida por senha: abra-a, tire a senha (Arquivo › Informações › Proteger pasta de trabalho), salve e importe de novo.',
	sheetOld: 'É uma planilha do formato antigo (.xls): abra-a e salve como .xlsx ou CSV.',
	sheetOpenDocument: 'É uma planilha OpenDocument (.ods): abra-a e salve como .xlsx ou CSV.',
	sheetCut:
		'O arquivo .xlsx está cortado ou danificado: abra-o na planilha, salve de novo e importe; se não abrir, peça outra cópia.',
	sheetTooBig: (limit: number) =>
		`A planilha passa de ${limit} MB quando descompactada e não foi aberta: apague abas e linhas que não são jogos, ou salve a aba dos jogos como CSV.`,
	notASheet: 'O arquivo não é uma planilha .xlsx: confira o arquivo ou escolha outro formato.',
	notReadable: (kind: string) =>
		`O arquivo é ${kind}, que não lemos: copie o texto e cole-o, ou salve a tabela como CSV.`,
	fileKinds: {
		pdf: 'um PDF',
		image: 'uma imagem',
		zip: 'um arquivo compactado (.zip)',
		word: 'um documento do Word',
		binary: 'um arquivo binário',
	},
	guiaVersion: (version: string) =>
		`A exportação é da versão ${version}, que este guia não conhece: atualize o guia ou exporte como CSV.`,
	guiaField: (field: string) =>
		`O campo “${field}” falta ou não tem a forma de uma exportação do guia.`,
	noTeamColumns:
		'Não encontramos as colunas dos times. Diga qual coluna é o mandante e qual é o visitante, ou a coluna do jogo (“A x B”).',
	unknownFormat:
		'Não reconhecemos o formato do arquivo: escolha o formato na lista, salve a tabela como CSV ou cole o texto.',
} as const;

/** Shown before and after storing games that are already over. */
export function pastGames(count: number): string {
	return count === 1
		? '1 jogo já passou: confira o dia e o ano.'
		: `${count.toLocaleString('pt-BR')} jogos já passaram: confira os dias e o ano.`;
}

export const importWarnings = {
	empty: 'O arquivo está vazio.',
	noGames: 'Nenhum jogo foi encontrado no arquivo.',
	noGamesOfKind: (kind: string) => `O arquivo contém ${kind}, não jogos.`,
	kinds: {
		teams: 'uma lista de times',
		stadiums: 'uma lista de estádios',
		standings: 'uma classificação',
		groups: 'uma lista de grupos',
		competitions: 'uma lista de competições',
	},
	notCalendar: 'O arquivo não parece um calendário: falta BEGIN:VCALENDAR.',
	duplicate: (line: number, first: number, game: string) =>
		`Linha ${line}: repete o jogo da linha ${first} (${game}).`,
	duplicateKey: (line: number, key: string) =>
		`Linha ${line}: a chave “${key}” aparece duas vezes no mesmo objeto; vale a última.`,
	moreDuplicates: (count: number) => `Há mais ${count} repetições.`,
	yearUnknown: 'O documento não diz o ano; as datas ficaram sem definição.',
	yearInferred: (year: number) =>
		`O documento não diz o ano; pelos dias da semana e pela data de referência, usamos ${year}.`,
	sameUid: (uid: string) => `Eventos diferentes usam o mesmo UID “${uid}”; todos foram lidos.`,
	repeatedColumn: (row: number, header: string) =>
		`Linha ${row}: a coluna “${header}” aparece mais de uma vez; confira qual delas foi usada.`,
	tooManyColumns: (row: number, most: number) =>
		`Linha ${row}: a tabela tem mais de ${most} colunas preenchidas e só as ${most} primeiras foram lidas. Confira o separador, ou apague as colunas que não são de jogos, e importe de novo.`,
	sheetName: (sheet: string, text: string) => `${sheet}: ${text}`,
	tooManyRows: (rows: number) =>
		`A tabela tem mais de ${rows.toLocaleString('pt-BR')} linhas; as seguintes não foram lidas. Divida o arquivo em partes.`,
	recurrenceCut: 'Um evento repetido foi lido só até o limite de ocorrências.',
} as const;

export const importIssues = {
	teamUnknown: (name: string) => `Não conhecemos o time “${name}”.`,
	teamAmbiguous: (name: string) => `“${name}” pode ser mais de um time: escolha.`,
	teamGuessed: (name: string) => `“${name}” foi reconhecido por semelhança: confira o time.`,
	teamUndefined: (name: string) => `“${name}” ainda não está definido.`,
	sameTeam: 'Os dois lados são o mesmo time.',
	competitionUnknown: (name: string) => `Não conhecemos a competição “${name}”.`,
	competitionMissing: 'O documento não diz qual é a competição.',
	competitionAssumed: 'O documento não diz a competição; ela foi lida no nome do arquivo.',
	timeUndefined: 'Horário a definir.',
	timeMissing: 'O texto traz horários, mas nenhum foi lido para este jogo.',
	channelMissing: 'O texto traz canais, mas nenhum foi lido para este jogo.',
	weekdayOnly: 'O texto só diz o dia da semana; usamos o próximo.',
	dateUnknown: 'O documento não dá a data deste jogo.',
	dateAssumed: 'O texto não diz o dia; usamos o dia de referência.',
	guessedField: 'Um trecho da linha foi entendido só pela posição: confira canal e competição.',
	channelUnknown: (name: string) => `Não conhecemos o canal “${name}”.`,
	dateInherited: 'A data vem do título anterior: a rodada não traz data própria.',
	yearInferred: (year: number) => `O ano ${year} foi deduzido.`,
	weekdayMismatch: (written: string, real: string) =>
		`A fonte escreve “${written}”, mas esse dia cai em ${real}.`,
	zoneAssumed: (zone: string) => `A fonte não diz o fuso; usamos ${zone}.`,
	hoursOpen:
		'Nada diz com certeza se a hora é de Brasília ou do lugar do jogo: responda à pergunta.',
	zoneUnknown: (name: string) => `Não reconhecemos o fuso “${name}”.`,
	timeInGap: 'Este horário não existiu no fuso (mudança de relógio); usamos o instante seguinte.',
	timeInOverlap: 'Este horário ocorreu duas vezes no fuso (mudança de relógio); usamos o segundo.',
	duplicateGame: (line: number) => `O mesmo jogo já está na linha ${line}.`,
	abandoned: 'Jogo interrompido e não concluído.',
	awarded: 'Resultado decidido fora de campo.',
	suspended: 'Jogo suspenso.',
	channelForeign: (name: string) =>
		`“${name}” é canal de outro país; não foi ligado a nenhum canal daqui.`,
	instantMismatch: 'A fonte dá dois horários que não coincidem; vale o instante (timestamp).',
	scoreUnreadable: 'O placar não faz sentido e ficou de fora.',
	statusUnknown: (text: string) => `Não reconhecemos a situação “${text}”.`,
	tentative: 'O calendário marca o evento como provisório.',
	weakSeparator: 'Os times foram separados por um traço ou “at”: confira.',
	ownerUnknown: 'A tabela só diz o adversário: falta o outro time.',
	opponentOnly: 'O evento só diz o adversário; o outro time é o dono do calendário.',
	dateOutsideSeason: (season: string) =>
		`A data fica fora da temporada ${season} que o documento anuncia.`,
	recurrenceUnsupported: 'A regra de repetição é complexa demais; só a primeira data foi lida.',
	invalidTime: (text: string) => `O horário “${text}” não existe.`,
} as const;

export const weekdayNames = [
	'domingo',
	'segunda-feira',
	'terça-feira',
	'quarta-feira',
	'quinta-feira',
	'sexta-feira',
	'sábado',
] as const;
