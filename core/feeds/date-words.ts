import { weekdaysOf } from '#core/football-pt/date-words.ts';

const SMALL_WORDS = new Set([
	'de',
	'del',
	'di',
	'do',
	'as',
	'a',
	'at',
	'of',
	'on',
	'em',
	'th',
	'st',
	'nd',
	'rd',
	'o',
	'h',
	'hs',
	'hrs',
	'horas',
	'min',
	'e',
	'feira',
]);
/** Words found only in Portuguese dates. */
const PORTUGUESE =
	/^(janeiro|fev|fevereiro|marco|abril|maio|junho|julho|ago|agosto|set|setembro|out|outubro|novembro|dez|dezembro|seg|ter|qua|qui|sex|sab|.*-feira|sabado)$/;
export const MERIDIEM: ReadonlySet<string> = new Set(['am', 'pm', 'a.m', 'p.m']);

/** Minutes east of UTC by zone name: RFC 822, those of Brazil, and others that feeds use. */
const ZONES: Readonly<Record<string, number>> = {
	...{
		z: 0,
		ut: 0,
		utc: 0,
		gmt: 0,
		wet: 0,
		bst: 60,
		west: 60,
		cet: 60,
		met: 60,
		cest: 120,
		mest: 120,
		eet: 120,
		eest: 180,
		msk: 180,
	},
	...{
		est: -300,
		edt: -240,
		cst: -360,
		cdt: -300,
		mst: -420,
		mdt: -360,
		pst: -480,
		pdt: -420,
		et: -300,
		ct: -360,
		mt: -420,
		pt: -480,
	},
	...{ akst: -540, akdt: -480, hst: -600, ast: -240, adt: -180, nst: -210, ndt: -150 },
	...{
		brt: -180,
		brst: -120,
		amt: -240,
		amst: -180,
		act: -300,
		fnt: -120,
		art: -180,
		uyt: -180,
		clt: -240,
		clst: -180,
	},
	...{
		ist: 330,
		jst: 540,
		kst: 540,
		hkt: 480,
		sgt: 480,
		aest: 600,
		aedt: 660,
		acst: 570,
		awst: 480,
		nzst: 720,
		nzdt: 780,
	},
};

/** Minutes east of UTC, by zone name; null = no zone. */
export function zoneMinutes(word: string): number | null {
	return Object.hasOwn(ZONES, word) ? (ZONES[word] ?? null) : null;
}

/** Weekdays and the separators between parts of a date: they carry no information. */
export function isDateNoise(word: string): boolean {
	return SMALL_WORDS.has(withoutAccents(word)) || weekdaysOf(word).length > 0;
}

export function isPortuguese(word: string): boolean {
	return PORTUGUESE.test(withoutAccents(word));
}

function withoutAccents(word: string): string {
	return word.normalize('NFKD').replace(/\p{M}/gu, '');
}
