import { normalize } from '#core/search/normalize.ts';
import type { Resolver } from '#core/search/resolution.ts';

/** Replaces nicknames of clubs that the page names by the club names. */
export type Nicknames = {
	write: (line: string, number: number) => string;
	/** Whether a nickname on this line was replaced by this name. */
	wrote: (name: string, number: number) => boolean;
};

const WORD = String.raw`\p{Lu}[\p{L}-]+`;
/** 'o Timão', 'do Tricolor das Laranjeiras', 'a Macaca': the whole name after an article. */
const CALLED = new RegExp(
	String.raw`(?<=(?<!\p{L})(?:[OoAa]|[Dd][oa]|[Aa]o|à|[Pp]el[oa]) )${WORD}(?: (?:d[aeo]s? )?${WORD}){0,2}(?![\p{L}-]| ?\()`,
	'gu',
);
const NAMES = new RegExp(`${WORD}(?:[ -](?:d[aeo]s? )?${WORD}){0,2}`, 'gu');
/** Nicknames in the alias table that several clubs share; its other entries are names. */
const SHARED = /^(?:tricolor|leao|tigre|galo|verdao|furacao|dragao|rubro negro|colorado)$/;
/** The search score of an exact match with a name, alias or nickname. */
const WHOLE = 0.95;
/** A search is slower than the check for a known name. */
const MOST_SEARCHES = 60;
const MOST_NAMES = 2_000;
/** Part of a ground, not a side: 'na Arena do Grêmio, o Tricolor recebe …'. */
const OWNED = /(?<!\p{L})d[oa]s? $/iu;

/**
 * Maps each nickname after an article in the text to the clubs that share it; names map to no club.
 */
function clubsCalled(text: string, teams: Resolver): Map<string, string[]> {
	const clubs = new Map<string, string[]>();
	let searches = 0;
	for (const [called] of text.matchAll(CALLED)) {
		if (searches >= MOST_SEARCHES || clubs.size >= MOST_NAMES) break;
		if (clubs.has(called)) continue;
		const isName = teams.knows(called) && !SHARED.test(normalize(called));
		searches += isName ? 0 : 1;
		clubs.set(called, isName ? [] : meant(called, teams));
	}
	return clubs;
}

/** The clubs with this nickname. */
function meant(called: string, teams: Resolver): string[] {
	const listed = teams.knows(called) ? teams.resolve(called).candidates.map(({ id }) => id) : [];
	const exact = teams.search(called, 12).flatMap(({ id, score }) => (score === WHOLE ? [id] : []));
	return [...new Set([...listed, ...exact])];
}

type Named = { id: string; name: string; line: number };

/** The places where the page names one of the wanted clubs. */
function namedOn(lines: readonly string[], wanted: ReadonlySet<string>, teams: Resolver): Named[] {
	const ids = new Map<string, string | null>();
	// 'Inter' is ambiguous, but only one of its clubs may be wanted here.
	const clubOf = (name: string) => {
		const found = teams.resolve(name);
		const among = found.candidates.flatMap(({ id }) => (wanted.has(id) ? [id] : []));
		return (
			found.id ?? (among.length === 1 && !SHARED.test(normalize(name)) ? (among[0] ?? null) : null)
		);
	};
	const idOf = (name: string) => {
		const known = ids.get(name);
		if (known !== undefined || ids.size > MOST_NAMES) return known ?? null;
		const id = teams.knows(name) ? clubOf(name) : null;
		ids.set(name, id);
		return id;
	};
	return lines.flatMap((text, line) =>
		[...text.matchAll(NAMES)].flatMap(([run]) => {
			for (const name of namesWithin(run.split(' '))) {
				const id = idOf(name);
				if (id !== null && wanted.has(id)) return [{ id, name, line }];
			}
			return [];
		}),
	);
}

/**
 * 'Arena do Grêmio', 'Arena', 'Grêmio': the possible names in a run of words, leftmost and longest
 * first.
 */
function namesWithin(words: readonly string[]): string[] {
	const starts = [...words.keys()].filter((start) => !/^\p{Ll}/u.test(words[start] ?? ''));
	return starts.flatMap((start) =>
		[...words.keys()]
			.map((_, cut) => words.slice(start, words.length - cut).join(' '))
			.filter(Boolean),
	);
}

/**
 * The name of the only club of `ids` in the line, or else on the page. Null when there is none or
 * several.
 */
function onlyOne(ids: readonly string[], named: readonly Named[], line: number): string | null {
	const there = named.filter(({ id }) => ids.includes(id));
	for (const near of [there.filter((one) => one.line === line), there]) {
		const found = new Set(near.map(({ id }) => id));
		if (found.size === 1) return near[0]?.name ?? null;
		if (found.size > 1) return null;
	}
	return null;
}

/**
 * Number of characters around a nickname within which its club's own name would be the other side.
 */
const BESIDE = 60;

function isBeside(name: string, text: string, start: number, end: number): boolean {
	const around = `${text.slice(Math.max(0, start - BESIDE), start)}|${text.slice(end, end + BESIDE)}`;
	for (let at = around.indexOf(name); at >= 0; at = around.indexOf(name, at + 1))
		if (!OWNED.test(around.slice(0, at))) return true;
	return false;
}

/**
 * Prose uses a nickname for a club named earlier ('O Corinthians joga em casa. O Timão recebe o
 * Santos …'). It is replaced by the only club of the page with that nickname. It stays as written
 * when there is none or several.
 */
export function createNicknames(text: string, teams: Resolver): Nicknames {
	const clubs = clubsCalled(text, teams);
	const wanted = new Set([...clubs.values()].flat());
	const written = new Set<string>();
	const named = wanted.size === 0 ? [] : namedOn(text.split('\n'), wanted, teams);
	if (named.length === 0) return { write: (line) => line, wrote: () => false };
	const write = (line: string, number: number): string =>
		line.replace(CALLED, (called, at: number) => {
			const name = onlyOne(clubs.get(called) ?? [], named, number - 1);
			if (name === null || isBeside(name, line, at, at + called.length)) return called;
			written.add(`${number} ${name}`);
			return name;
		});
	return { write, wrote: (name, number) => written.has(`${number} ${name}`) };
}
