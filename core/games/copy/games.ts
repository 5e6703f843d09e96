import type { Audience } from '#core/competitions/audience.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import type { SectionKind } from '#core/games/day/day-view.ts';
import {
	addDays,
	dayOf,
	daysBetween,
	formatDayAndMonth,
	formatHour,
	formatShortDay,
	weekdayShort,
} from '#core/site/dates.ts';

/** 'nenhum jogo', '1 jogo', '9 jogos'. */
export function countGames(count: number): string {
	if (count === 0) return 'nenhum jogo';
	return count === 1 ? '1 jogo' : `${count} jogos`;
}

/** Between the two teams. */
export const VERSUS = 'x';

export const zoneLabel = 'horário de Brasília';

export const free = 'grátis';

export const live = 'ao vivo';

/**
 * 'mudou de 19h para 20h'; from another day 'mudou de 22/11 18h para 21/11 18h'; without a new hour
 * 'mudou: era 19h'. `from` = label of the previous hour, `kickoffAt` = the current one in UTC
 * milliseconds.
 */
export function movedWords(from: string, kickoffAt: number | undefined): string {
	if (kickoffAt === undefined) return `mudou: era ${from}`;
	const day = from.includes('/') ? `${formatShortDay(dayOf(kickoffAt))} ` : '';
	return `mudou de ${from} para ${day}${formatHour(kickoffAt)}`;
}

const MOST_UFS = 4;

/** States in words: up to four by code, more as a number with the whole list in `full`. */
function statesInWords(codes: readonly string[]): { text: string; full: string | null } {
	if (codes.length <= MOST_UFS) return { text: codes.join(', '), full: null };
	return { text: `${codes.length} estados`, full: codes.join(', ') };
}

/**
 * Where a broadcast is received: 'SP, PR', '12 estados', 'menos BA'; null = no limit. Input: codes
 * separated by spaces. `full` holds the complete list where `text` only counts.
 */
export function coverageWords(
	include?: string,
	exclude?: string,
): { text: string; full: string | null } | null {
	if (include) {
		const left =
			include === UNKNOWN_UFS
				? []
				: include.split(' ').filter((code) => !exclude?.split(' ').includes(code));
		return left.length > 0 ? statesInWords(left) : { text: 'estados a confirmar', full: null };
	}
	if (!exclude) return null;
	const { text, full } = statesInWords(exclude.split(' '));
	return { text: `menos ${text}`, full };
}

/** Name of a day relative to today: 'hoje', 'amanhã', 'ontem', otherwise the weekday 'sex'. */
export function dayName(day: string, today: string): string {
	if (day === today) return 'hoje';
	if (day === addDays(today, 1)) return 'amanhã';
	return day === addDays(today, -1) ? 'ontem' : weekdayShort(day);
}

/** 'hoje', 'amanhã' or the full name of a day, for sentences. */
export function dayInWords(day: string, today: string): string {
	return isNamed(day, today) ? dayName(day, today) : formatDayAndMonth(day);
}

/** When something is on: 'hoje', 'amanhã', 'em sexta-feira, 20 de novembro'. */
export function onDay(day: string, today: string): string {
	return isNamed(day, today) ? dayName(day, today) : `em ${formatDayAndMonth(day)}`;
}

/** Whether a day is called "hoje", "amanhã" or "ontem". */
export function isNamed(day: string, today: string): boolean {
	return Math.abs(daysBetween(today, day)) <= 1;
}

/** Heading of a day: 'Jogos de hoje na TV', 'Jogos de sexta-feira, 20 de novembro'. */
export function dayTitle(day: string, today: string): string {
	return isNamed(day, today)
		? `Jogos de ${dayName(day, today)} na TV`
		: `Jogos de ${formatDayAndMonth(day)}`;
}

/** 'amanhã, 16h' or 'dom 22/11, 16h' for a game of another day, '16h' on its own day. */
export function hourBeside(kickoffAt: number, day: string, today: string): string {
	const own = dayOf(kickoffAt);
	if (own === day) return formatHour(kickoffAt);
	const name = dayName(own, today);
	const date = isNamed(own, today) ? name : `${name} ${formatShortDay(own)}`;
	return `${date}, ${formatHour(kickoffAt)}`;
}

/** 'atualizado às 19h42', with the day unless it is today: 'atualizado em 18/11 às 9h'. */
export function updatedWords(updatedAt: number, today: string): string {
	const day = dayOf(updatedAt);
	return day === today
		? `atualizado às ${formatClock(updatedAt)}`
		: `atualizado em ${formatShortDay(day)} às ${formatClock(updatedAt)}`;
}

/** A time of day, always with minutes: '19h42', '20h00'. */
export function formatClock(instant: number): string {
	const hour = formatHour(instant);
	return hour.endsWith('h') ? `${hour}00` : hour;
}

export const sectionWords: Record<Exclude<SectionKind, 'hour'>, string> = {
	live: 'Agora',
	next: 'Próximos',
	undefined: 'Hora a definir',
	off: 'Adiados e cancelados',
	over: 'Já jogados',
};

/** Fragment of an address that links to a section. */
export const sectionAnchors: Record<Exclude<SectionKind, 'hour'>, string> = {
	live: 'agora',
	next: 'proximos',
	undefined: 'hora-a-definir',
	off: 'adiados',
	over: 'ja-jogados',
};

export const dayCopy = {
	madrugada: 'madrugada',
	days: 'Outros dias',
	calendar: 'Calendário',
	previousMonth: 'Mês anterior',
	nextMonth: 'Mês seguinte',
	weekdays: [
		['D', 'domingo'],
		['S', 'segunda-feira'],
		['T', 'terça-feira'],
		['Q', 'quarta-feira'],
		['Q', 'quinta-feira'],
		['S', 'sexta-feira'],
		['S', 'sábado'],
	] as const,
	goToDay: 'Ir para o dia',
	go: 'Ir',
	/** Opens the filters of a day. */
	filter: 'Filtros',
	free: 'Grátis',
	/** Placeholder for an unknown state. */
	state: 'UF',
	/** Its accessible name. */
	stateFilter: 'Só o que passa no meu estado',
	map: 'Mapa da TV',
	hours: 'Ir para a hora',
	competitions: 'Ir para o campeonato',
	share: 'Compartilhar',
	/** For a game in a list without hour headings. */
	played: 'já jogado,',
	allDone: 'Os jogos de hoje já terminaram.',
	found: (count: number, term: string) => {
		if (count === 0) return `Nenhum jogo para “${term}”`;
		return count === 1 ? `1 jogo para “${term}”` : `${count} jogos para “${term}”`;
	},
	empty: {
		today: 'Nenhum jogo no guia hoje',
		other: 'Nenhum jogo no guia neste dia',
		text: 'Quando houver jogo marcado, ele aparece aqui, mesmo que a transmissão ainda esteja a confirmar.',
		past: 'Não há jogos guardados deste dia.',
		tomorrow: 'Ver os jogos de amanhã',
		todayLink: 'Ver os jogos de hoje',
	},
	nothingFound: {
		title: (term: string) => `Nada com “${term}” neste dia`,
		text: 'Confira se o nome está certo ou procure pelo apelido ou pela sigla do clube. O jogo também pode ser em outro dia.',
		clear: 'Limpar a busca',
		everywhere: 'Procurar em todos os dias',
	},
} as const;

/** Label of women's and youth games from the competition's audience, null for men's first teams. */
export function audienceWords({ gender, ageGroup }: Audience): string | null {
	const words = [
		gender === 'f' ? 'Feminino' : null,
		ageGroup?.replace(/^sub/, 'Sub') ?? null,
	].filter((word) => word !== null);
	return words.length === 0 ? null : words.join(' ');
}

const AUDIENCE_IN_NAME = /\bFem(?:\.|inin[oa]\b)|\bSub-?\d+\b/iu;

/**
 * Splits a competition's name around its audience label, so that the label is marked once and never
 * repeated: 'Copa do Brasil Fem.' → ['Copa do Brasil ', 'Feminino', '']. A name without the label
 * gets it appended. Null for men's first teams.
 */
export function markAudience(
	name: string,
	audience: Audience,
): [before: string, words: string, after: string] | null {
	const words = audienceWords(audience);
	if (words === null) return null;
	const found = AUDIENCE_IN_NAME.exec(name);
	return found === null
		? [`${name} `, words, '']
		: [name.slice(0, found.index), words, name.slice(found.index + found[0].length)];
}

/** The same as plain text: 'Copa do Brasil Feminino'. */
export function audienceName(name: string, audience: Audience): string {
	return markAudience(name, audience)?.join('').trim() ?? name;
}
