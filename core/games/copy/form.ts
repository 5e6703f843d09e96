import { formatMoment } from '#core/copy/moments.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';
import type { TypedProblem } from '#core/games/form/typed-game.ts';
import type { GameStatus, Publication } from '#core/games/game.ts';
import type { UsualChannelOffer } from '#core/names/pickers.ts';
import { formatHour, formatShortDay, weekdayShort } from '#core/site/dates.ts';

/** The form of a game. */
export const gameFormCopy = {
	parts: { game: 'O jogo', when: 'Quando e onde', watch: 'Onde assistir', state: 'Situação' },
	competition: 'Competição',
	round: 'Fase ou rodada',
	roundHint: 'Como “35ª rodada” ou “semifinal, ida”.',
	home: 'Mandante',
	away: 'Visitante',
	swap: 'Inverter mandante e visitante',
	undecidedSide: (side: string) => `${side} a definir`,
	undecidedLabel: (side: string) => `${side}: no lugar do nome`,
	undecidedHint: 'Como “Vencedor da semifinal 1”. Vazio: “A definir”.',
	date: 'Dia',
	time: 'Hora',
	hourOpen: 'Hora a definir',
	zone: 'Fuso da hora',
	kickoff: 'Início',
	channels: 'Canais',
	sourceWords: (source: string) => `fonte ${source}`,
	verifiedWords: (moment: string) => `verificado em ${moment}`,
	venue: 'Estádio',
	score: 'Placar',
	status: 'O jogo está',
	publication: 'No site',
	source: 'Fonte desta mudança',
	sourceHint: 'Quem lê o site vê a fonte ao lado da mudança. Opcional.',
	statuses: {
		scheduled: 'marcado',
		postponed: 'adiado',
		cancelled: 'cancelado',
		finished: 'encerrado',
	} as const satisfies Record<GameStatus, string>,
	publications: {
		published: 'publicado',
		draft: 'rascunho, só aqui no painel',
	} as const satisfies Record<Publication, string>,
	lacks: {
		competition: 'Escolha a competição na lista, ou cadastre uma nova.',
		team: 'Escolha o time na lista, ou marque “A definir”.',
		score: 'Escreva os dois números do placar, ou deixe os dois em branco.',
		hour: 'Escreva a hora, ou marque “Hora a definir”.',
		channel: 'Escolha o canal na lista, ou retire a linha.',
	} as const satisfies Record<TypedProblem, string>,
	save: 'Salvar',
	saveAnother: 'Salvar e cadastrar outro',
	saving: 'A salvar...',
	saved: { shown: 'Salvo. O site já mostra.', soon: 'Salvo. O site mostra em instantes.' },
	savedDraft: 'Salvo como rascunho.',
	savedGame: (title: string) => `${title} salvo.`,
	see: 'Ver no site',
	seeOther: 'Ver esse jogo',
	someone: 'A definir',
	edit: 'Editar',
	keys: { save: 'Ctrl+S', another: 'Ctrl+Enter' },
	trash: 'Mover para a lixeira',
	trashSure: (title: string) =>
		`Mover ${title} para a lixeira? O jogo sai do site na hora e pode voltar por 30 dias.`,
	trashYes: 'Sim, mover',
	cancel: 'Cancelar',
	inTrash: 'Este jogo está na lixeira: o site não o mostra e ele não pode ser mudado.',
	bringBack: 'Tirar da lixeira',
	demo: 'Este jogo faz parte da demonstração e sai com ela.',
	updated: (at: number) => `Última mudança em ${formatMoment(at)}.`,
	title: (home: string, away: string) => `${home} × ${away}`,
} as const;

/** The list of channels of a game. */
export const broadcastCopy = {
	empty: 'Nenhum canal ainda: o site mostra “transmissão a confirmar”.',
	list: 'Canais deste jogo, na ordem em que aparecem',
	add: 'Adicionar canal',
	addHint: 'Escreva também onde passa: “Globo (menos RS)”, “Record (só SP e RJ)”.',
	none: 'Nenhum canal mostra este jogo, segundo uma fonte',
	states: {
		confirmed: 'confirmado',
		usual: 'habitual',
		unconfirmed: 'a confirmar',
		none: 'sem transmissão',
	} as const satisfies Record<BroadcastState, string>,
	state: (channel: string) => `Certeza: ${channel}`,
	up: (channel: string) => `Subir ${channel}`,
	down: (channel: string) => `Descer ${channel}`,
	remove: (channel: string) => `Retirar ${channel}`,
	moved: (channel: string, place: number, of: number) => `${channel} agora é o ${place}º de ${of}.`,
	removed: (channel: string) => `${channel} retirado.`,
	added: (channel: string) => `${channel} adicionado.`,
	drag: (channel: string) => `Mover ${channel}: arraste, ou use Alt e as setas`,
	coverage: 'Onde passa',
	coverageOf: (channel: string) => `Onde ${channel} passa`,
	coverageHint: 'Escreva “menos RS”, “só SP e RJ” ou deixe vazio para todo o Brasil. Enter aplica.',
	coverageProblem: 'Não entendi. Escreva estados, como “menos RS” ou “só SP e RJ”.',
	whole: 'Todo o Brasil',
	only: 'Só em',
	except: 'Todo o Brasil, menos',
	removeUf: (uf: string) => `Tirar ${uf}`,
	ufs: 'Escolher estados',
	details: (channel: string) => `Mais sobre ${channel}`,
	link: 'Link da transmissão',
	linkHint: 'Só o endereço oficial, com https://. Vazio: o endereço do canal.',
	note: 'Aviso',
	noteHint: 'Como “com sinal aberto” ou “a partir do segundo tempo”.',
	source: 'Fonte',
	verified: (at: number) => `Verificado em ${formatMoment(at)}`,
	verifiedNow: 'Será marcado como verificado ao salvar',
	verify: 'Verificado agora',
	retired: 'fora do ar',
	usual: {
		title: 'Costuma passar em',
		text: 'Toque para adicionar como habitual. Nada é adicionado sem você.',
		why: ({
			holds,
			competition,
			home,
		}: Pick<UsualChannelOffer, 'holds' | 'competition' | 'home'>) =>
			[
				home === null ? null : `${home.games} de ${home.of} jogos do mandante`,
				competition === null ? null : `${competition.games} de ${competition.of} da competição`,
				holds ? 'tem os direitos da competição' : null,
			]
				.filter((part) => part !== null)
				.join(', '),
		add: 'Adicionar como habitual:',
		all: 'Adicionar todos como habituais',
	},
} as const;

/** Boxes to choose a team, a competition or a channel. */
export const pickerCopy = {
	list: (label: string) => `Opções para ${label}`,
	create: (text: string) => `Cadastrar “${text}”`,
	waiting: 'A procurar...',
	nothing: (text: string) => `Nada com “${text}”.`,
	failed: 'A busca não respondeu. Tente de novo.',
	count: (options: number) => (options === 1 ? '1 opção' : `${options} opções`),
	retired: 'fora do ar',
	newTeam: 'Cadastrar time',
	newCompetition: 'Cadastrar competição',
	newChannel: 'Cadastrar canal',
	name: 'Nome',
	country: 'País',
	international: 'Internacional',
	state: 'Estado',
	noState: 'nenhum',
	kind: 'Tipo',
	teamTypes: { clube: 'Clube', selecao: 'Seleção' },
	competitionTypes: { liga: 'Liga', copa: 'Copa', amistoso: 'Amistosos' },
	gender: 'Quem joga',
	genders: { m: 'masculino', f: 'feminino' },
	group: 'Tipo de canal',
	free: 'É grátis para assistir',
	make: 'Cadastrar',
	unchosen: (text: string) => `“${text}” ainda não foi escolhido na lista.`,
	later: 'O resto (apelidos, cores, escudo) você completa depois em Cadastros.',
} as const;

/** Zones of hours in sources: Brazil's first. */
export const zoneNames: Readonly<Record<string, string>> = {
	'America/Sao_Paulo': 'Brasília (São Paulo)',
	'America/Manaus': 'Manaus, MT, MS, RO, RR (UTC-4)',
	'America/Rio_Branco': 'Acre (UTC-5)',
	'America/Noronha': 'Fernando de Noronha (UTC-2)',
	'America/Argentina/Buenos_Aires': 'Buenos Aires',
	'America/Montevideo': 'Montevidéu',
	'America/Asuncion': 'Assunção',
	'America/Santiago': 'Santiago',
	'America/La_Paz': 'La Paz',
	'America/Bogota': 'Bogotá, Lima, Quito',
	'America/Caracas': 'Caracas',
	'America/Mexico_City': 'Cidade do México',
	'America/New_York': 'Nova York, Miami',
	'America/Los_Angeles': 'Los Angeles',
	'Europe/Lisbon': 'Lisboa',
	'Europe/London': 'Londres',
	'Europe/Madrid': 'Madri, Paris, Roma, Berlim',
	'Europe/Istanbul': 'Istambul',
	'Asia/Riyadh': 'Riad, Doha',
	'Asia/Tokyo': 'Tóquio, Seul',
	'Australia/Sydney': 'Sydney',
	UTC: 'UTC (Greenwich)',
};

/** The hour in Brasília beside one in another zone: 'sáb 22/11 às 0h30 em Brasília'. */
export function brasiliaWords(day: string, kickoffAt: number): string {
	return `${weekdayShort(day)}, ${formatShortDay(day)} às ${formatHour(kickoffAt)} em Brasília`;
}

/** Beside the form: the public page, and earlier versions. */
export const gameSideCopy = {
	preview: 'Prévia da página',
	widths: { phone: 'Celular', desktop: 'Computador' },
	widthLabel: 'Largura da prévia',
	noPreview: 'Escolha a competição, os times e a hora para ver a página.',
	previewFrame: 'Como a página do jogo vai ficar',
	history: 'Versões deste jogo',
	present: 'versão atual',
	by: (actor: string) => `por ${actor}`,
	program: 'pelo programa ou por importação',
	source: (source: string) => `fonte: ${source}`,
	first: 'Primeira versão guardada',
	compare: 'Comparar e restaurar',
	compareOf: (when: string) => `Comparar e restaurar a versão de ${when}`,
	compareTitle: (when: string) => `Versão de ${when}`,
	compareText:
		'Restaurar cria uma versão nova: nada do que está agora se perde. A publicação fica como está.',
	that: 'Nesta versão',
	now: 'Agora',
	restore: 'Restaurar esta versão',
	same: 'Esta versão é igual à atual.',
	unchanged: 'Nada que os leitores vejam.',
	damaged: 'O que esta versão guardou se danificou: não pode mais ser lida nem restaurada.',
	afterDamaged: 'A versão anterior se danificou: não dá mais para dizer o que mudou aqui.',
} as const;
