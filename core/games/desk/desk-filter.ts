import { GAME_STATUSES, type GameStatus, type Publication } from '#core/games/game.ts';
import { isDayWord } from './desk-day.ts';

/** Views of the desk that check more than plain facts. */
export const QUALITY_VIEWS = [
	'sem-canal',
	'a-confirmar',
	'sem-hora',
	'conflito',
	'mudou-hoje',
	'sem-conferir',
] as const;
export type QualityView = (typeof QUALITY_VIEWS)[number];

export const DESK_SORTS = ['data', 'campeonato', 'mudanca'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

/**
 * The games that the desk shows, and their order. Dates are day words (`desk-day.ts`); null = not
 * set.
 */
export type DeskFilter = {
	term: string;
	/** 'sempre' = from the start of the archive. */
	from: string;
	to: string | null;
	competition: string | null;
	team: string | null;
	channel: string | null;
	status: GameStatus | null;
	publication: Publication | null;
	quality: QualityView | null;
	/** For the view 'sem-conferir': how recently, in hours, a channel must have been verified. */
	hours: number;
	trash: boolean;
	sort: DeskSort;
	descending: boolean;
};

/** No lower bound. */
export const EVER = 'sempre';
const DEFAULT_HOURS = 24;
const MOST_HOURS = 24 * 60;
/** Long enough for the address of a game. */
const LONGEST_TERM = 200;

export const NO_FILTER: DeskFilter = {
	...{
		term: '',
		from: 'hoje',
		to: null,
		competition: null,
		team: null,
		channel: null,
		status: null,
		publication: null,
		quality: null,
	},
	...{ hours: DEFAULT_HOURS, trash: false, sort: 'data', descending: false },
};

/** Names of the desk's query parameters, in written order. */
const DESK_PARAMETERS = [
	...[
		'busca',
		'de',
		'ate',
		'campeonato',
		'time',
		'canal',
		'situacao',
		'publicacao',
		'qualidade',
		'horas',
		'lixeira',
		'ordem',
	],
] as const;

/** Parses the parameters of an address; unreadable ones are ignored. */
export function parseDeskFilter(params: URLSearchParams): DeskFilter {
	const trash = params.get('lixeira') === '1';
	const order = params.get('ordem') ?? '';
	const sort = oneOf(DESK_SORTS, order.replace(/^-/, ''));
	const hours = Number(params.get('horas') ?? DEFAULT_HOURS);
	return {
		term: (params.get('busca') ?? '').trim().slice(0, LONGEST_TERM),
		from:
			params.get('de') === EVER || (trash && !params.has('de'))
				? EVER
				: (dayWord(params.get('de')) ?? NO_FILTER.from),
		to: dayWord(params.get('ate')),
		competition: idOf(params.get('campeonato')),
		team: idOf(params.get('time')),
		channel: idOf(params.get('canal')),
		status: oneOf(GAME_STATUSES, params.get('situacao')),
		publication: oneOf(['draft', 'published'] as const, params.get('publicacao')),
		quality: oneOf(QUALITY_VIEWS, params.get('qualidade')),
		hours: Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS ? hours : DEFAULT_HOURS,
		trash,
		sort: sort ?? NO_FILTER.sort,
		descending: sort !== null && order.startsWith('-'),
	};
}

/** Writes a filter as query parameters; defaults are omitted, so that each view has one address. */
export function writeDeskFilter(filter: DeskFilter): URLSearchParams {
	const usualFrom = filter.trash ? EVER : NO_FILTER.from;
	const order = `${filter.descending ? '-' : ''}${filter.sort}`;
	const values: Record<(typeof DESK_PARAMETERS)[number], string | null> = {
		busca: filter.term || null,
		de: filter.from === usualFrom ? null : filter.from,
		ate: filter.to,
		campeonato: filter.competition,
		time: filter.team,
		canal: filter.channel,
		situacao: filter.status,
		publicacao: filter.publication,
		qualidade: filter.quality,
		horas:
			filter.quality === 'sem-conferir' && filter.hours !== DEFAULT_HOURS
				? String(filter.hours)
				: null,
		lixeira: filter.trash ? '1' : null,
		ordem: order === NO_FILTER.sort ? null : order,
	};
	return new URLSearchParams(
		DESK_PARAMETERS.flatMap((name) => (values[name] === null ? [] : [[name, values[name]]])),
	);
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
	return values.find((value) => value === text) ?? null;
}

function dayWord(text: string | null): string | null {
	const word = text?.replace(' ', '+') ?? '';
	return isDayWord(word) ? word : null;
}

function idOf(text: string | null): string | null {
	return text !== null && /^[\w-]{1,120}$/.test(text) ? text : null;
}
