import { normalize } from '#core/search/normalize.ts';
import type { Resolver } from '#core/search/resolution.ts';

const WORD = String.raw`\p{Lu}[\p{L}-]+`;
const NAME = `${WORD}(?:[ -](?:d[aeo]s? )?${WORD}){0,2}`;
/** 'do Tricolor das Laranjeiras'. */
const CALLED = new RegExp(
	`(?<=(?<!\\p{L})(?:[OoAa]|[Dd][oa]|[Aa]o|à|[Pp]el[oa]) )${NAME}(?![\\p{L}-]| ?\\()`,
	'gu',
);
const NAMES = new RegExp(NAME, 'gu');
/** Shared nicknames in the alias table; its other entries are names. */
const SHARED = new Set(
	'tricolor|leao|tigre|galo|verdao|furacao|dragao|rubro negro|colorado'.split('|'),
);
/** The search score of an exact match. */
const WHOLE = 0.95;
const MOST_SEARCHES = 60;
const MOST_NAMES = 2_000;
/** 'na Arena do Grêmio': a ground, not a side. */
const OWNED = /(?<!\p{L})d[oa]s? $/iu;
const CAPITAL = /^\p{Lu}/u;
/** Characters; the club's own name so near is the other side. */
const BESIDE = 60;

function clubsCalled(text: string, teams: Resolver): ReadonlyMap<string, string[]> {
	const called = new Set([...text.matchAll(CALLED)].slice(0, MOST_NAMES).map(([name]) => name));
	const nicknames = [...called]
		.filter((name) => SHARED.has(normalize(name)) || !teams.knows(name))
		.slice(0, MOST_SEARCHES);
	return new Map(nicknames.map((name) => [name, meant(name, teams)]));
}

function meant(called: string, teams: Resolver): string[] {
	const listed = teams.knows(called) ? teams.resolve(called).candidates.map(({ id }) => id) : [];
	const exact = teams.search(called, 12).flatMap(({ id, score }) => (score === WHOLE ? [id] : []));
	return [...new Set([...listed, ...exact])];
}

type Named = { id: string; name: string; line: number };

/** Leftmost and longest first. */
function namesWithin(words: readonly string[]): string[] {
	return words.flatMap((word, start) =>
		CAPITAL.test(word)
			? words.slice(start).map((_, cut) => words.slice(start, words.length - cut).join(' '))
			: [],
	);
}

function namedOn(lines: readonly string[], wanted: ReadonlySet<string>, teams: Resolver): Named[] {
	const ids = new Map<string, string | null>();
	const idOf = (name: string) => {
		if (!ids.has(name) && ids.size < MOST_NAMES)
			ids.set(name, teams.knows(name) ? teams.resolve(name).id : null);
		return ids.get(name) ?? '';
	};
	return lines.flatMap((text, line) =>
		[...text.matchAll(NAMES)].flatMap(([run]) => {
			const name = namesWithin(run.split(' ')).find((one) => wanted.has(idOf(one)));
			return name === undefined ? [] : [{ id: idOf(name), name, line }];
		}),
	);
}

/** In the line, else on the page. */
function onlyOne(ids: readonly string[], named: readonly Named[], line: number): string | null {
	const there = named.filter(({ id }) => ids.includes(id));
	const inLine = there.filter((one) => one.line === line);
	const near = inLine.length > 0 ? inLine : there;
	return new Set(near.map(({ id }) => id)).size === 1 ? (near[0]?.name ?? null) : null;
}

function isBeside(name: string, text: string, start: number, end: number): boolean {
	const around = `${text.slice(Math.max(0, start - BESIDE), start)}|${text.slice(end, end + BESIDE)}`;
	const pieces = around.split(name);
	return pieces.some((_, at) => at > 0 && !OWNED.test(pieces.slice(0, at).join(name)));
}

/** A function that replaces 'o Timão' by the only such club; lines count from 1. */
export function nicknameReader(
	text: string,
	teams: Resolver,
): (line: string, number: number) => string {
	const clubs = clubsCalled(text, teams);
	const wanted = new Set([...clubs.values()].flat());
	const named = wanted.size === 0 ? [] : namedOn(text.split('\n'), wanted, teams);
	if (named.length === 0) return (line) => line;
	return (line, number) =>
		line.replace(CALLED, (called, at: number) => {
			const name = onlyOne(clubs.get(called) ?? [], named, number - 1);
			return name === null || isBeside(name, line, at, at + called.length) ? called : name;
		});
}
