import type { Phrases } from './phrases.ts';
import type { Reading, Sense, Weighted } from './sense.ts';
import type { Token } from './tokens.ts';

/** Longest phrase looked up, in words. */
const LONGEST = 6;
/** Bonus for each further word in one exactly matched phrase: a name is more than its words. */
const TOGETHER = 0.16;
/** Factors for typing errors and prefixes; readings below the threshold are dropped. */
const FORGIVEN = 0.87;
const FAR = 0.75;
const BEGUN = 0.7;
const LEAST_FORGIVEN = 0.62;
const LEAST_BEGUN = 0.6;
/** Bonus for a neighbour that indicates the kind of a phrase ('em', 'x'). */
const LED = 0.3;

/** Every way to read adjacent words of a query as one thing. */
export function readingsOf(tokens: readonly Token[], phrases: Phrases): Reading[] {
	const found = tokens.flatMap((_, from) =>
		dates(tokens, from).concat(spansFrom(tokens, from, phrases)),
	);
	const wrappers = found.filter(({ sense }) => sense.kind === 'wrapper');
	return [...found, ...led(found, wrappers)];
}

function spansFrom(tokens: readonly Token[], from: number, phrases: Phrases): Reading[] {
	const readings: Reading[] = [];
	for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST); to++) {
		const span = tokens.slice(from, to);
		if (span.some(({ date }) => date !== null)) break;
		readings.push(...readSpan(span, { from, to, isLast: to === tokens.length }, phrases));
	}
	return readings;
}

type Place = { from: number; to: number; isLast: boolean };

function readSpan(span: readonly Token[], place: Place, phrases: Phrases): Reading[] {
	const [word, written] = [
		span.map((token) => token.word).join(''),
		span.map((token) => token.written).join(''),
	];
	const exact = [...(written === word ? [] : phrases.exact(written)), ...phrases.exact(word)];
	if (exact.length > 0) return byKind(exact, place, 1);
	const forgiven = isSaid(span, phrases) ? [] : forgive(word, place, phrases);
	if (forgiven.length > 0 || !place.isLast) return forgiven;
	return byKind(atLeast(phrases.beginning(word), LEAST_BEGUN / BEGUN), place, BEGUN).filter(
		({ sense }) => sense.kind !== 'wrapper',
	);
}

function forgive(word: string, place: Place, phrases: Phrases): Reading[] {
	const near = byKind(atLeast(phrases.near(word), LEAST_FORGIVEN / FORGIVEN), place, FORGIVEN);
	return near.length > 0 ? near : byKind(phrases.far(word), place, FAR);
}

/** Words with meanings of their own are not a misspelt phrase: 'que dia' is not 'Quênia'. */
function isSaid(span: readonly Token[], phrases: Phrases): boolean {
	return span.length > 1 && span.every(({ word }) => phrases.exact(word).length > 0);
}

function atLeast(senses: readonly Weighted[], least: number): Weighted[] {
	return senses.filter(({ weight }) => weight >= least);
}

/** One reading for each kind of sense; other senses of that kind become its alternatives. */
function byKind(senses: readonly Weighted[], { from, to }: Place, factor: number): Reading[] {
	const kinds = Map.groupBy(senses, ({ sense }) => sense.kind);
	return [...kinds.values()].flatMap(([best, ...others]) => {
		if (best === undefined) return [];
		const weight = best.weight * factor;
		const together = best.sense.kind === 'wrapper' || factor < 1 ? 0 : TOGETHER * (to - from - 1);
		return [
			{
				sense: best.sense,
				weight,
				from,
				to,
				score: weight * (to - from) + together,
				others: others.map(({ sense }) => sense),
			},
		];
	});
}

/** A reading is more likely beside a word that indicates its kind. */
function led(found: readonly Reading[], wrappers: readonly Reading[]): Reading[] {
	return wrappers.flatMap((wrapper) => {
		if (wrapper.sense.kind !== 'wrapper') return [];
		const { before, after } = wrapper.sense;
		const right = found.filter(
			({ from, sense }) => from === wrapper.to && before.includes(sense.kind),
		);
		const left = found.filter(({ to, sense }) => to === wrapper.from && after.includes(sense.kind));
		return [...right, ...left].map((reading) => ({
			...reading,
			from: Math.min(reading.from, wrapper.from),
			to: Math.max(reading.to, wrapper.to),
			score: reading.score + wrapper.score + LED,
		}));
	});
}

const MONTHS =
	'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
		' ',
	);

/** '29/11', 'dia 29', '29 de novembro', '29 nov'. */
function dates(tokens: readonly Token[], from: number): Reading[] {
	const [first, second, third] = tokens.slice(from, from + 3);
	const reading = (sense: Extract<Sense, { kind: 'day' }>, words: number): Reading[] => [
		{ sense, weight: 1, from, to: from + words, score: words * (1 + TOGETHER), others: [] },
	];
	if (first?.date) return reading({ kind: 'day', rule: first.date }, 1);
	const dated = (day: number, month: number | null): Extract<Sense, { kind: 'day' }> => ({
		kind: 'day',
		rule: { kind: 'date', day, month, year: null },
	});
	const day = dayNumber(first);
	const month = monthOf(second?.word === 'de' ? third : second);
	if (day !== null && month !== null)
		return reading(dated(day, month), second?.word === 'de' ? 3 : 2);
	const named = first?.word === 'dia' ? dayNumber(second) : null;
	return named !== null && monthOf(third?.word === 'de' ? tokens[from + 3] : third) === null
		? reading(dated(named, null), 2)
		: [];
}

function dayNumber(token: Token | undefined): number | null {
	const day = /^\d{1,2}$/.test(token?.word ?? '') ? Number(token?.word) : 0;
	return day >= 1 && day <= 31 ? day : null;
}

function monthOf(token: Token | undefined): number | null {
	const place =
		token === undefined || token.word.length < 3
			? -1
			: MONTHS.findIndex((month) => month === token.word || month.slice(0, 3) === token.word);
	return place < 0 ? null : place + 1;
}
