import { loginWords } from '#core/channels/copy/channels.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { splitUfs, UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import type { ChangeKind } from '#core/games/game.ts';
import type { BroadcastDetail, GameView } from '#core/games/game-view.ts';
import { capital } from '#core/kit/capital.ts';
import { dayOf, formatHour, formatShortDay, weekdayShort } from '#core/site/dates.ts';
import { stateWords } from './channel-words.ts';
import { coverageWords, dayInWords, dayName, formatClock } from './games.ts';

/** 'seg 23/11'; in another year 'qui 03/06/2027'. */
function dayAndYear(day: string, today: string): string {
	const date = `${weekdayShort(day)} ${formatShortDay(day)}`;
	return day.slice(0, 4) === today.slice(0, 4) ? date : `${date}/${day.slice(0, 4)}`;
}

export const gameCopy = {
	back: (day: string, today: string) => {
		const name = dayName(day, today);
		if (name === 'hoje' || name === 'amanhã' || name === 'ontem') return `Jogos de ${name}`;
		return `Jogos de ${dayAndYear(day, today)}`;
	},
	whereToWatch: 'Onde assistir',
	/** The same heading for past games, and for those called off. */
	whereShown: 'Onde passou',
	whereMeant: 'Onde ia passar',
	/** 'amanhã, seg 23/11'. */
	day: (day: string, today: string) => {
		const [name, whole] = [dayName(day, today), dayAndYear(day, today)];
		return name === weekdayShort(day) ? whole : `${name}, ${whole}`;
	},
	count: {
		/** Precedes the countdown. */
		in: 'Começa em',
		begins: (day: string, today: string, kickoffAt: number) =>
			`Começa ${dayInWords(day, today)}, às ${formatHour(kickoffAt)}`,
		live: (kickoffAt: number) => `Começou às ${formatHour(kickoffAt)}`,
	},
	send: 'Enviar',
	agenda: 'Agenda',
	/** After 'Jogos da …' there is no room for the article of each channel. */
	channelGames: (channel: string) => `${channel}: outros jogos`,
	localHour: (hour: string, zone: string) => `${hour} no horário local (${zone})`,
	/** Below an answer without a certain channel. */
	soon: 'Assim que uma emissora confirmar, o canal aparece aqui.',
	off: 'O jogo não será disputado nesta data.',
	official: (channel: string) => `Abrir ${channel}`,
	external: 'site oficial, abre em outra aba',
	/** Whether the reader's state receives a channel; follows the states that do. */
	here: {
		sure: { here: '✓ em {UF}', notHere: 'não em {UF}' },
		unsure: { here: 'em {UF}', notHere: 'não em {UF}' },
	},
	paid: 'pago',
	/** Label of a past broadcast that was never confirmed. */
	expected: 'previsto, sem confirmação',
	source: (source: string) => `Fonte: ${source}`,
	verified: (at: number, today: string) => {
		const day = dayOf(at);
		return day === today
			? `verificado às ${formatClock(at)}`
			: `verificado em ${formatShortDay(day)} às ${formatClock(at)}`;
	},
	facts: 'Sobre o jogo',
	competition: 'Competição',
	round: 'Fase',
	venue: 'Estádio',
	calendarNote: ': adicionar ao calendário (arquivo .ics)',
	googleCalendar: 'Google Agenda',
	history: 'O que mudou',
	/** `at` = when the guide added it. */
	noHistory: (at: string | undefined, source: string | null) => {
		const facts = [at, source === null ? undefined : gameCopy.accordingTo(source)].filter(
			(part) => part !== undefined,
		);
		return `Nada mudou desde que o jogo entrou no guia${facts.length === 0 ? '' : ` (${facts.join(', ')})`}.`;
	},
	accordingTo: (source: string): string => `segundo ${source}`,
	unknown: 'não informado',
	gone: {
		title: 'Este jogo saiu do guia',
		text: 'Ele foi retirado. Procure o time para ver os próximos jogos.',
	},
	notFound: {
		title: 'Não encontramos este jogo',
		text: 'O endereço pode ter sido digitado errado. Procure pelo time ou pela competição.',
	},
} as const;

/**
 * 'Maracanã, Rio de Janeiro (RJ)': a ground with its town, unless the source already names the
 * town.
 */
export function placeWords(venue: string, place: GameView['place']): string {
	const { city, state } = place ?? {};
	if (city === undefined || state === undefined || venue.toLowerCase().includes(city.toLowerCase()))
		return venue;
	return `${venue}, ${city} (${state})`;
}

/**
 * 'Abrir no Globoplay, sem pagar': the link to a channel. It says free only for services with known
 * terms.
 */
export function openWords({
	name,
	free: isFree,
	opening,
}: Pick<BroadcastDetail['channel'], 'name' | 'free' | 'opening'>): string {
	const service = opening?.service ?? null;
	if (service === null) return gameCopy.official(name);
	const asksToPay = opening?.login === 'subscription';
	return `Abrir no ${service}${asksToPay ? `, ${loginWords('subscription').toLowerCase()}` : isFree ? ', sem pagar' : ''}`;
}

/**
 * '✓ confirmado · 11 estados', '✓ confirmado · Brasil, menos RJ': certainty and reach of a
 * broadcast in a row of its game's page. For a past or called-off game (`isPast`), a confirmed one
 * gives its states only.
 */
export function broadcastLine({ state, reach }: BroadcastDetail, isPast: boolean): string {
	const limit = coverageWords(reach.in, reach.out)?.text ?? 'todo o Brasil';
	const where = reach.out === undefined ? limit : `Brasil, ${limit}`;
	if (isPast && state === 'confirmed') return capital(where);
	const sure =
		state === 'confirmed'
			? `✓ ${stateWords.confirmed}`
			: isPast
				? gameCopy.expected
				: stateWords[state];
	return `${sure} · ${where}`;
}

function ufNames(codes: readonly Uf[]): string {
	return new Intl.ListFormat('pt-BR').format(codes.map((code) => UFS[code]));
}

/**
 * The reach of a broadcast from the markup attributes: 'Só em São Paulo e Paraná', 'Estados a
 * confirmar'.
 */
export function reachSentence({ in: inside, out }: Reach): string {
	if (inside === UNKNOWN_UFS) return COVERAGE_UNKNOWN;
	return coverageSentence({ include: splitUfs(inside ?? ''), exclude: splitUfs(out ?? '') });
}

const COVERAGE_UNKNOWN = 'Estados a confirmar';

/** A source that includes and excludes the same states is unreliable. */
const COVERAGE_CONTRADICTS = 'Estados a confirmar: a fonte se contradiz';

/**
 * The version for the page of a game, with room for names: 'São Paulo e Paraná', 'todo o Brasil,
 * menos Bahia'.
 */
export function coverageSentence({
	include,
	exclude,
}: {
	include: readonly Uf[];
	exclude: readonly Uf[];
}): string {
	const left = include.filter((uf) => !exclude.includes(uf));
	if (left.length > 0) return `Só em ${ufNames(left)}`;
	if (include.length > 0) return COVERAGE_CONTRADICTS;
	return exclude.length > 0 ? `Todo o Brasil, menos ${ufNames(exclude)}` : 'Todo o Brasil';
}

const AT = ' às ';

/** Omits an equal day: '20/11 às 21h30' and '20/11 às 20h' become '21h30' and '20h'. */
function hoursApart(from: string, to: string): [string, string] {
	const [[fromDay, fromHour], [toDay, toHour]] = [from.split(AT), to.split(AT)];
	return fromDay === toDay && fromHour !== undefined && toHour !== undefined
		? [fromHour, toHour]
		: [from, to];
}

/** One line of a game's history: 'mudou de 21h30 para 20h'. */
export function changeSentence(
	kind: ChangeKind,
	before: string | null,
	after: string | null,
): string {
	const from = before ?? gameCopy.unknown;
	const to = after ?? gameCopy.unknown;
	switch (kind) {
		case 'created':
			return 'entrou no guia';
		case 'kickoff':
			return before === null
				? `hora marcada: ${to}`
				: `mudou de ${hoursApart(from, to).join(' para ')}`;
		case 'broadcasts':
			return before === null
				? `transmissão anunciada: ${to}`
				: `transmissão mudou de ${from} para ${to}`;
		case 'status':
			return after === null ? 'situação alterada' : `situação: ${to}`;
		case 'result':
			return before === null ? `placar: ${to}` : `placar mudou de ${from} para ${to}`;
		case 'teams':
			return `confronto mudou de ${from} para ${to}`;
		case 'venue':
			return before === null ? `estádio definido: ${to}` : `estádio mudou de ${from} para ${to}`;
		case 'round':
			return before === null ? `fase definida: ${to}` : `fase mudou de ${from} para ${to}`;
		case 'removed':
			return 'saiu do guia';
		case 'publication':
		case 'restored':
			return 'voltou ao guia';
	}
}
