import type { Competition } from '#core/competitions/competition.ts';
import { remembered } from '#core/kit/remembered.ts';
import { normalize } from '#core/search/normalize.ts';
import { numberedRound, type RoundForm, roundForms } from './round-forms.ts';
import { ORDINALS, ROUND_PHRASES } from './round-phrases.ts';

/** A word of a part; `nth` for ordinals ('2nd', 'third'), `number` for bare numbers ('2'). */
type Word = { raw: string; said: string; nth: number | null; number: number | null };
type Term = { words: string; form: RoundForm };

const LONGEST_NAME = 200;
const LONGEST_PHRASE = 6;
const PARTS = /\s*[,;|·()]\s*|\s+[-–—]\s+/u;
const ONLY_NUMBER = /^\d{1,2}$/u;

function wordsOf(part: string): Word[] {
	// Chinese has no spaces between words: '小組E'.
	const spaced = part.replace(/\p{Script=Han}+/gu, ' $& ').replace(/(\d)\.(?=[ªº])/gu, '$1');
	const raws = spaced.split(/[\s\-–—/.]+/u);
	return raws.flatMap((raw) => {
		const said = normalize(raw);
		if (said === '') return [];
		const [, digits, sign] = /^(\d{1,3})(a|o|st|nd|rd|th)?$/u.exec(said) ?? [];
		const number = digits === undefined ? null : Number(digits);
		return [
			{
				raw,
				said,
				nth: sign === undefined ? (ORDINALS.get(said) ?? null) : number,
				number: sign === undefined ? number : null,
			},
		];
	});
}

/**
 * The joint meaning of some words, null when unknown. `inRounds`: their competition is played in
 * rounds.
 */
function readTerm(words: readonly Word[], inRounds: boolean): Term | null {
	const whole = termOf(words, (form) => form.alone);
	if (whole) return whole;
	const [first, last] = [words[0], words.at(-1)];
	if (first === undefined || last === undefined || words.length < 2) return null;
	const named =
		labelled(words.slice(0, -1), last) ??
		(/^\p{L}$/u.test(first.raw) ? labelled(words.slice(1), first) : null);
	if (named) return named;
	if (last.number !== null) return counted(words.slice(0, -1), last.number, inRounds);
	if (first.number !== null) return counted(words.slice(1), first.number, true);
	const place = words.findIndex(({ nth }) => nth !== null);
	const number = place === words.length - 1 ? null : (words[place]?.nth ?? null);
	return number === null ? null : termOf(words.toSpliced(place, 1), (form) => form.nth?.(number));
}

/** 'Group A', 'Group 16'. */
function labelled(words: readonly Word[], { raw }: Word): Term | null {
	if (raw.length > 3) return null;
	return termOf(words, (form) => form.labelled?.(raw.length > 2 ? raw : raw.toUpperCase()));
}

/** 'Round 2' is a phase of a cup but a round of a league; '2. Round' is always a round. */
function counted(words: readonly Word[], number: number, inRounds: boolean): Term | null {
	if (inRounds && words.length === 1 && /^r(?:ou|u)nde?$/u.test(words[0]?.said ?? ''))
		return { words: numberedRound(number), form: roundForms.round };
	return termOf(words, (form) => (form.hasRounds ? null : form.nth?.(number)));
}

function termOf(
	words: readonly Word[],
	write: (form: RoundForm) => string | null | undefined,
): Term | null {
	const id = ROUND_PHRASES.get(words.map(({ said }) => said).join(' '));
	const written = id === undefined ? null : write(roundForms[id]);
	return id === undefined || written == null ? null : { words: written, form: roundForms[id] };
}

/** The terms of a part, the longest first; null when a word in it is unknown. */
function readPart(part: string, inRounds: boolean): Term[] | null {
	const words = wordsOf(part);
	const terms: Term[] = [];
	for (let at = 0; at < words.length; ) {
		const inside = inRounds || terms.some(({ form }) => form.hasRounds);
		const [length, term] = longestTerm(words.slice(at), inside);
		const number = words[at]?.number ?? null;
		if (term) terms.push(term);
		else if (number !== null && terms.at(-1)?.form.hasRounds)
			terms.push({ words: numberedRound(number), form: roundForms.round });
		else return null;
		at += length;
	}
	return terms.length === 0 ? null : terms;
}

function longestTerm(words: readonly Word[], inRounds: boolean): [number, Term | null] {
	for (let length = Math.min(words.length, LONGEST_PHRASE); length > 0; length--) {
		const term = readTerm(words.slice(0, length), inRounds);
		if (term) return [length, term];
	}
	return [1, null];
}

/**
 * A part that is only a number belongs to the previous part; after an unreadable one it counts
 * rounds ('Clausura - 1').
 */
function readNumber(part: string, before: string, inRounds: boolean): readonly Term[] {
	return (
		readPart(`${before} ${part}`, inRounds) ?? [
			{ words: numberedRound(Number(part)), form: roundForms.round },
		]
	);
}

function inPortuguese(source: string, league: boolean): string {
	const read: { part: string; terms: readonly Term[] | null }[] = [];
	for (const part of source.split(PARTS).filter((each) => each !== '')) {
		const before = read.at(-1);
		const inRounds = league || read.some(({ terms }) => terms?.some(({ form }) => form.hasRounds));
		if (before === undefined || !ONLY_NUMBER.test(part))
			read.push({ part, terms: readPart(part, inRounds) });
		else {
			if (before.terms) read.pop();
			read.push({ part: '', terms: readNumber(part, before.part, inRounds) });
		}
	}
	if (read.every(({ terms }) => terms === null)) return source;
	const said = read.flatMap(
		({ part, terms }): readonly Term[] => terms ?? [{ words: part, form: {} }],
	);
	return said
		.flatMap(({ words, form }) => (form.quiet && said.length > 1 ? [] : [words]))
		.join(', ');
}

const inCup = remembered((source: string) => inPortuguese(source, false));
const inLeague = remembered((source: string) => inPortuguese(source, true));

/**
 * A round in the guide's words, whatever language its source wrote. 'Regular Season - 12' becomes
 * '12ª rodada', '2nd Qualifying Round' becomes '2ª fase classificatória'. A part with an unknown
 * word stays unchanged. `league`: 'Round 3' is a round, not a phase. Idempotent.
 */
export function roundName(source: string, { league }: { league: boolean }): string {
	return (league ? inLeague : inCup)(source.slice(0, LONGEST_NAME));
}

/** A round as the pages of its competition show it. */
export function roundOf(source: string, { type }: Pick<Competition, 'type'>): string {
	return roundName(source, { league: type === 'liga' });
}
