import { mineCopy } from '#core/mine/copy/mine.ts';
import { clockSpans, shiftClock, zoneOf } from './clock.ts';
import { SHEET_MARK } from './kept.ts';
import { hasChannels, isNothing, type Preferences } from './preferences.ts';
import { channelRowSelector, teamSelector, watchSelectors } from './selectors.ts';
import { MOST_TEAM_LINES } from './team-lines.ts';

type SheetInput = {
	preferences: Preferences;
	/** IANA zone of the device. */
	deviceZone: string;
	/** UTC milliseconds. */
	now: number;
};

/**
 * A reader's preferences as a style sheet. Pages are the same for all readers. These rules
 * personalise channels, teams and clock, and apply before the first game is parsed. '' when nothing
 * is chosen.
 */
export function readerSheet({ preferences, deviceZone, now }: SheetInput): string {
	if (isNothing(preferences)) return '';
	const { clock, largeText, plainList, uf } = preferences;
	const rules = [
		...watchRules(preferences),
		...channelRules(preferences),
		...teamRules(preferences.teams),
		...lineRules(preferences),
		...(hasChannels(preferences) ? ['.mine-count{min-height:4.5rem}'] : []),
		...(uf === null ? [] : stateRules(uf)),
		...(clock === null
			? []
			: clockRules(zoneOf(clock, deviceZone), mineCopy.clockPlace[clock], now)),
		...(largeText ? ['html{font-size:125%}'] : []),
		...(plainList ? PLAIN : []),
	];
	return [SHEET_MARK, ...rules].join('\n');
}

const DIM = 'background:none;border-color:var(--line);color:var(--dim);font-weight:500';

/**
 * The mark is a word and a filled shape, so colour is never the only sign; dimmed content keeps a
 * contrast of 4.5:1.
 */
function watchRules(preferences: Preferences): string[] {
	const { any, yes, possible } = watchSelectors(preferences);
	if (possible === null) return [];
	const rules = [
		`${any}:not(${possible.replace(any, '*')}){${DIM}}`,
		`${any}:not(${possible.replace(any, '*')}) .free{color:inherit;font-weight:500}`,
	];
	if (yes === null) return rules;
	return [
		...rules,
		`${yes}{box-shadow:-.5rem 0 var(--ground),-.6875rem 0 var(--grass)}`,
		`${yes} .card-name::after{margin-left:.375rem;padding:0 .5rem;border-radius:6px;background:var(--grass);color:var(--on-grass);font-size:.8125rem;content:"✓ ${mineCopy.watching}"}`,
	];
}

/** Generated text with an accessible alternative, where the browser supports it. */
function spoken(text: string, label: string): string {
	return `content:"${text}";content:"${text}" / "${label}"`;
}

function channelRules(preferences: Preferences): string[] {
	const rows = channelRowSelector(preferences);
	const words = spoken(`✓ ${mineCopy.myChannel}`, `${mineCopy.myChannel}.`);
	return rows === null
		? []
		: [
				`${rows} th::after{display:block;color:var(--grass);font-size:.8125rem;font-weight:700;${words}}`,
			];
}

function teamRules(teams: Preferences['teams']): string[] {
	const rows = teamSelector(teams);
	if (rows === null) return [];
	return [
		`${rows}::before{content:"";position:absolute;inset:.75rem auto .75rem -.625rem;width:3px;border-radius:2px;background:var(--grass)}`,
		`${rows} .pair::before{display:block;margin-bottom:.25rem;color:var(--grass);font-size:.8125rem;font-weight:700;${spoken(`★ ${mineCopy.myTeam}`, `${mineCopy.myTeam}.`)}}`,
	];
}

/**
 * Reserves space for the lines that a script fills later (`teamLines`), so that nothing shifts.
 * Each team gets one line, today whether it plays or not, unless its game is drawn large. The
 * site's sheet derives the block's height from `--mine` and, beside a wide list, its column.
 */
function lineRules({ teams, clock }: Preferences): string[] {
	if (teams.length === 0) return [];
	// The hour on another clock takes one more row.
	const height = clock === null ? 4 : 5;
	const rooms = teams.map(({ id }, place) => {
		const has = (part: string) => `:has(${part} [data-teams~="${id}"])`;
		return `.day[data-today]:not(${has('.hour-top')}),.day:not([data-today])${has('.day-list')}{--t${place}:${height}rem}`;
	});
	const sum = teams.map((_, place) => `var(--t${place},0rem)`).join(' + ');
	return [
		...rooms,
		`.day{--mine-line:${height}rem;--mine:min(${MOST_TEAM_LINES * height}rem,${sum})}`,
	];
}

function stateRules(uf: string): string[] {
	const here = `.slot-game:is([data-in~="${uf}"],[data-out]:not([data-out~="${uf}"]))`;
	return [
		`${here}{border-color:var(--grass);font-weight:700}`,
		'.tool-none{display:none}',
		`.tool-uf::before{content:"${uf}"}`,
	];
}

const TIMES = ':is(.hour-name,.when,.hero-hour,.slot-when,.rail-when)>time';

/** The hour on another clock after each hour of Brasília, looked up by `datetime`. */
function clockRules(zone: string, place: string, now: number): string[] {
	return clockSpans(zone, now).map(({ minutes, prefixes }) => {
		const at = prefixes.map((prefix) => `[datetime^="${prefix}"]`).join(',');
		const ownMinutes = ((minutes % 60) + 60) % 60;
		const hours = Array.from({ length: 24 }, (_, hour) => hourRule(hour, minutes - ownMinutes));
		const minuteRules = Array.from({ length: 60 }, (_, minute) => minuteRule(minute, ownMinutes));
		const words = `content:var(--between," · ") var(--h) var(--m) " ${place}" var(--d)`;
		return `${TIMES}:is(${at}){${[...hours, ...minuteRules].join('')}&::after{${words}}}`;
	});
}

/**
 * `--h0`, `--d0` = hour and day while the minutes stay below 60; `--h1`, `--d1` = when they carry
 * over into the next hour.
 */
function hourRule(hour: number, minutes: number): string {
	const properties = [minutes, minutes + 60].map((shift, carry) => {
		const { hour: there, day } = shiftClock(hour, 0, shift);
		return `--h${carry}:"${there}h";--d${carry}:"${day === 0 ? '' : day < 0 ? mineCopy.dayBefore : mineCopy.dayAfter}"`;
	});
	return `&[datetime*="T${two(hour)}:"]{${properties.join(';')}}`;
}

function minuteRule(minute: number, ownMinutes: number): string {
	const sum = minute + ownMinutes;
	const carry = sum >= 60 ? 1 : 0;
	return `&[datetime*=":${two(minute)}:00"]{--m:"${sum % 60 === 0 ? '' : two(sum % 60)}";--h:var(--h${carry});--d:var(--d${carry})}`;
}

function two(value: number): string {
	return String(value).padStart(2, '0');
}

/** A list as running text: one column, words instead of symbols. */
const PLAIN = [
	'.disc{display:none}',
	'.games .game{display:block}',
	'.pair a{display:block}',
	'.pair .side{display:inline}',
	'.pair .vh{position:static;width:auto;height:auto;margin:0;overflow:visible;clip-path:none;white-space:normal}',
	'.games .where{display:flex;gap:.125rem .875rem;margin-top:.25rem}',
	'.games .ans-chip{min-height:0;padding:0;border:0;background:none;color:inherit}',
	'.games .mark{display:none}',
	'.games .when{display:block}',
	'.games .goals{position:static}',
	'.games .goals::before{content:none}',
];
