import type { Channel } from '#core/channels/channel.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { audienceWords, free } from '#core/games/copy/games.ts';
import { entriesOf } from '#core/kit/keys.ts';
import { formatNumericDay, parseDay } from '#core/site/dates.ts';
import type { Team } from '#core/teams/team.ts';
import { placeWords } from './pickers.ts';
import { namesTitle } from './title.ts';

/** Distinguishes an entry from its namesakes in a list. */
export function nameDetail(row: Team | Competition | Channel): string {
	if ('group' in row) {
		const { group, regionUfs, status } = row;
		return joined([
			groupWords[group],
			row.free ? free : null,
			regionUfs.join(', '),
			status === 'retired' ? 'fora do ar' : null,
		]);
	}
	if ('gender' in row)
		return joined([placeWords({ ...row, city: null }), audienceWords(audienceOf(row))]);
	return joined([placeWords(row), row.type === 'selecao' ? 'seleção' : null]);
}

function joined(parts: readonly (string | null)[]): string {
	return parts.filter((part) => part !== null && part !== '').join(' · ');
}

/** Texts of the desk of teams, competitions and channels. */
export const namesCopy = {
	title: namesTitle,
	toGames: 'Gerenciar Jogos',
	tabs: { team: 'Times', competition: 'Competições', channel: 'Canais' },
	search: { team: 'Procurar time', competition: 'Procurar competição', channel: 'Procurar canal' },
	create: {
		team: 'Cadastrar time',
		competition: 'Cadastrar competição',
		channel: 'Cadastrar canal',
	},
	count: (total: number) => (total === 1 ? '1 cadastro' : `${total} cadastros`),
	detail: 'Onde e o quê',
	gamesLabel: 'Jogos',
	gameCount: (games: number) => (games === 0 ? '—' : `${games}`),
	games: (games: number) =>
		games === 1
			? '1 jogo nos últimos 90 e próximos 30 dias.'
			: `${games} jogos nos últimos 90 e próximos 30 dias.`,
	edited: 'editado aqui',
	more: 'Mostrar mais',
	back: 'Voltar à lista',
	see: 'Ver no site',
	saved: {
		shown: 'Salvo. O site já mostra a mudança.',
		soon: 'Salvo. O site mostra a mudança em instantes.',
	},
	key: 'Ctrl+S',
	name: 'Nome',
	shortName: 'Nome curto',
	shortNameHint: 'Como aparece nas listas.',
	abbr: 'Sigla',
	aliases: 'Outros nomes',
	aliasesHint: 'Um por linha. Identificam em importações e na busca.',
	nicknames: 'Apelidos',
	nicknamesHint:
		'Um por linha. Só ajudam na busca: um apelido nunca identifica um time em uma importação.',
	type: 'Tipo',
	country: 'País',
	state: 'Estado',
	city: 'Cidade',
	none: 'nenhum',
	international: 'Internacional',
	gender: 'Quem joga',
	genders: { m: 'masculino', f: 'feminino' },
	ageGroup: 'Categoria',
	ageGroups: {
		adulto: 'adulto',
		'sub-23': 'sub-23',
		'sub-21': 'sub-21',
		'sub-20': 'sub-20',
		'sub-17': 'sub-17',
		'sub-16': 'sub-16',
		'sub-15': 'sub-15',
	},
	zone: 'Fuso do calendário próprio',
	teamTypes: { clube: 'Clube', 'clube-feminino': 'Clube só feminino', selecao: 'Seleção' },
	competitionTypes: {
		liga: 'Liga',
		copa: 'Copa',
		supercopa: 'Supercopa',
		eliminatorias: 'Eliminatórias',
		amistoso: 'Amistosos',
	},
	priority: 'Lugar no dia',
	priorityHint: 'No mesmo minuto, os jogos aparecem nesta ordem.',
	priorities: { 1: '1, sempre no alto', 2: '2', 3: '3', 4: '4', 5: '5, por último' },
	colors: 'Cores',
	color: { primary: 'principal', secondary: 'segunda' },
	noColors: 'Sem cores conhecidas: o botão do clube fica neutro',
	group: 'Tipo de canal',
	free: 'É grátis para assistir',
	url: 'Endereço oficial',
	urlHint: 'Completo, com https://. Vazio quando não se sabe com certeza.',
	region: 'Estados em que é recebido',
	regionHint: 'Siglas, como “RS SC”. Vazio: o Brasil todo.',
	life: 'Situação do canal',
	retired: 'Este canal saiu do ar',
	successor: 'No lugar dele',
	successorHint: 'A página do canal leva a este.',
	family: 'Faz parte de',
	familyHint: 'Como ESPN 2, que faz parte da ESPN. Vazio: canal próprio.',
	rights: {
		title: 'Direitos de transmissão',
		hint: 'O site diz quem tem os direitos enquanto nenhum canal de um jogo foi anunciado, sem contar como confirmado, e só até a data de cada um. O primeiro aparece primeiro.',
		shows: 'Jogos que mostra',
		parts: { part: 'parte', all: 'todos' },
		until: 'Vale até',
		add: 'Adicionar quem tem os direitos',
		up: (name: string) => `Subir ${name}`,
		remove: (name: string) => `Retirar ${name}`,
		moved: (name: string, place: number) => `${name} agora é o ${place}º.`,
		line: ({ name, until, shows }: { name: string; until: string; shows: 'all' | 'part' }) =>
			`${name}, ${shows === 'all' ? 'todos os jogos' : 'parte dos jogos'}, até ${parseDay(until) === null ? until : formatNumericDay(until)}`,
	},
	opening: {
		title: 'Como abrir o canal',
		service: 'Serviço pela internet',
		serviceHint: 'Como Globoplay. Vazio quando o canal já é o serviço.',
		login: 'O que pede',
		logins: { none: 'nada', account: 'cadastro grátis', subscription: 'assinatura' },
		unknown: 'não se sabe',
		operator: 'Operadora',
		number: 'Número',
		quality: 'Imagem',
		qualities: { hd: 'HD', sd: 'SD' },
		add: 'Adicionar número de operadora',
		remove: (place: number) => `Retirar o ${place}º número`,
	},
	crest: {
		title: 'Escudo',
		current: 'Escudo atual',
		none: 'Sem escudo, o guia desenha um botão com as cores.',
		unsaved: 'Enviado. Salve para o escudo aparecer no site.',
		choose: 'Enviar escudo',
		replace: 'Trocar escudo',
		remove: 'Retirar escudo',
		hint: 'PNG, JPEG, WebP, AVIF ou SVG, quadrado e com fundo transparente. Só use imagens que o guia pode usar.',
	},
	logo: {
		title: 'Logo',
		current: 'Logo atual',
		none: 'Sem logo, o guia mostra o sinal do tipo de canal.',
		unsaved: 'Enviado. Salve para o logo aparecer no site.',
		choose: 'Enviar logo',
		replace: 'Trocar logo',
		remove: 'Retirar logo',
		hint: 'PNG, JPEG, WebP, AVIF ou SVG, quadrado e com fundo transparente. Só use imagens que o guia pode usar.',
	},
	merge: {
		open: 'Juntar com outro cadastro',
		title: (name: string) => `Juntar ${name}`,
		text: 'Use quando os dois são o mesmo. Jogos, versões, histórico e nomes passam para o cadastro que fica, e o endereço antigo leva a ele.',
		into: 'Cadastro que fica',
		sure: (from: string, into: string) =>
			`${from} deixa de existir e vira outro nome de ${into}. Isto não pode ser desfeito.`,
		yes: 'Juntar',
	},
} as const;

/** One name per line; empty lines are ignored. */
export function linesOf(text: string): string[] {
	return text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '');
}

/** An empty field means unknown. */
export function textOf(text: string): string | null {
	return text.trim() || null;
}

/** A record of labels as options, in their order. */
export function optionsOf<Words extends Readonly<Record<string, string>>>(
	words: Words,
): { value: Extract<keyof Words, string>; label: string }[] {
	return entriesOf(words).map(([value, label]) => ({ value, label }));
}
