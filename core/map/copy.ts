import { onChannel, placeWords, reachWords, theChannel } from '#core/answer/copy.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { dayName, isNamed } from '#core/games/copy/games.ts';
import { capital } from '#core/kit/capital.ts';
import {
	formatDayAndMonth,
	formatHour,
	formatShortDay,
	timeOf,
	weekdayShort,
} from '#core/site/dates.ts';

const lists = {
	or: new Intl.ListFormat('pt-BR', { type: 'disjunction' }),
	and: new Intl.ListFormat('pt-BR', { type: 'conjunction' }),
};

/** 'às 16h', 'à 1h', 'à 0h30'. Input: UTC milliseconds. */
export function atHour(kickoffAt: number): string {
	return `${timeOf(kickoffAt).hour < 2 ? 'à' : 'às'} ${formatHour(kickoffAt)}`;
}

/** 'hoje', 'amanhã', 'ontem', otherwise 'domingo, 22 de novembro'. */
function dayWords(day: string, today: string): string {
	return isNamed(day, today) ? dayName(day, today) : formatDayAndMonth(day);
}

/** 'hoje, dom 22/11'; 'dom 22/11'. */
function dateWords(day: string, today: string): string {
	return isNamed(day, today) ? `${dayName(day, today)}, ${shortDate(day)}` : shortDate(day);
}

/** 'dom 22/11'. */
function shortDate(day: string): string {
	return `${weekdayShort(day)} ${formatShortDay(day)}`;
}

const SHOWS = { one: ['mostra', 'mostrou'], more: ['mostram', 'mostraram'] } as const;

/** Texts of the open television map. */
export const mapCopy = {
	title: 'Mapa da TV aberta',
	date: dateWords,
	otherDays: 'Outros dias',
	today: 'Ver o mapa de hoje',
	badDay: (given: string) =>
		`“${given}” não é uma data que o guia consiga abrir. Escreva o endereço como /mapa/2026-11-22.`,
	slots: 'Emissoras e horários',
	slot: (channel: string, kickoffAt: number) => `${channel}, ${formatHour(kickoffAt)}`,
	/** Above the sentence, for the country and for a state. */
	here: (channel: string, kickoffAt: number) =>
		`${capital(onChannel(channel))}, ${atHour(kickoffAt)}:`,
	inState: (uf: Uf, channel: string, kickoffAt: number) =>
		`${placeWords(uf).inside}, ${atHour(kickoffAt)} ${onChannel(channel)}:`,
	/** The sentence itself. */
	games: (count: number) => `${count} jogos, conforme o estado.`,
	oneGame: (game: string, ufs: readonly string[]) =>
		`${game} ${reachWords({ in: ufs.join(' ') })}.`,
	shown: (game: string) => `${game},`,
	free: 'de graça.',
	either: (games: readonly string[]) => `${lists.or.format(games)},`,
	byCity: 'confira na sua cidade.',
	unknown: 'jogo a confirmar.',
	nothing: 'nada confirmado.',
	hint: 'Toque no seu estado para ver o que passa aí.',
	/** Replaces the number on a tile. */
	marks: { unknown: '?', nothing: '–', between: '/' },
	marksSay: {
		unknown: (games: readonly string[]) => `Estados a confirmar: ${lists.or.format(games)}`,
		nothing: (channel: string) => `Nada confirmado ${onChannel(channel)} neste horário`,
	},
	/** Accessible name of a tile: its state, and what it shows. */
	tile: (name: string, shown: string) => `${name}: ${shown}`,
	legend: 'Jogos do mapa',
	states: (count: number) => (count === 1 ? '1 estado' : `${count} estados`),
	table: {
		link: 'Ver tabela',
		caption: (channel: string, kickoffAt: number) =>
			`Que jogo a TV aberta mostra em cada estado: ${channel}, ${formatHour(kickoffAt)}`,
		title: 'O mesmo em tabela',
		region: 'Região',
		shown: 'O que passa',
		all: 'todos os estados',
	},
	keep: ({ inside }: { inside: string }) =>
		`Guardar: assisto ${inside.charAt(0).toLowerCase()}${inside.slice(1)}`,
	kept: 'Guardado. O guia já responde para o seu estado.',
	send: 'Enviar',
	/** All slots of the day. */
	day: {
		title: (day: string, today: string) =>
			isNamed(day, today)
				? `${capital(dayName(day, today))} na TV aberta`
				: 'Na TV aberta neste dia',
		states: (count: number) => `${count} jogos, conforme o estado`,
		some: (game: string, ufs: readonly string[]) => `${game}, ${reachWords({ in: ufs.join(' ') })}`,
		country: (game: string) => `${game}, em todo o Brasil`,
		unknown: (games: readonly string[]) => `${lists.or.format(games)}, estados a confirmar`,
		either: (games: readonly string[]) => lists.or.format(games),
		/** `{UF}` = the code of the state. */
		unsure: 'a confirmar em {UF}',
		nothing: 'nada confirmado em {UF}',
	},
	empty: {
		same: (channels: readonly string[], day: string, today: string) => {
			const shows = SHOWS[channels.length === 1 ? 'one' : 'more'][day < today ? 1 : 0];
			return `${capital(dayWords(day, today))}, ${lists.and.format(channels.map(theChannel))} ${shows} o mesmo jogo em todo o Brasil`;
		},
		limited: 'Nenhuma rede divide o país neste dia',
		unknown: 'A TV aberta tem jogo, mas ninguém disse em que estados',
		none: (day: string, today: string) =>
			day === today
				? 'Nenhum jogo confirmado na TV aberta hoje, por enquanto'
				: 'Nenhum jogo confirmado na TV aberta neste dia',
		text: 'O mapa aparece quando uma emissora confirma jogos diferentes para estados diferentes. Palpite não vira cor.',
		next: (day: string, today: string) =>
			`Próximo mapa: ${isNamed(day, today) ? dateWords(day, today) : formatDayAndMonth(day)}`,
		games: (day: string, today: string) =>
			isNamed(day, today) ? `Todos os jogos de ${dayName(day, today)}` : 'Todos os jogos deste dia',
	},
	seo: {
		title: (date: string) => `Mapa da TV aberta (${date}): que jogo passa em cada estado`,
		description: (date: string, slots: readonly string[]) =>
			slots.length === 0
				? `Que jogo cada emissora aberta mostra em cada estado em ${date}, só com o que está confirmado.`
				: `Que jogo passa em cada estado em ${date}: ${slots.join('; ')}. De graça, na TV aberta.`,
	},
	share: {
		title: (day: string) => `Mapa da TV aberta, ${shortDate(day)}`,
		slot: (channel: string, kickoffAt: number) => `${channel}, ${formatHour(kickoffAt)}:`,
		game: (game: string, where: string) => `• ${game}: ${where}`,
		everywhere: 'todo o Brasil',
		unknown: 'estados a confirmar',
		none: 'Nenhum jogo confirmado na TV aberta por enquanto.',
	},
	card: {
		title: 'Que jogo passa no seu estado?',
		sub: (channel: string, kickoffAt: number) =>
			`${channel}, ${formatHour(kickoffAt)} (horário de Brasília)`,
		more: (count: number) => (count === 1 ? 'e mais 1 jogo' : `e mais ${count} jogos`),
		/** For any day without a map of its own. */
		none: 'O que a TV aberta mostra em cada estado',
	},
} as const;
