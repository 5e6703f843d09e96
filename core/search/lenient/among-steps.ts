import { normalize } from '#core/search/normalize.ts';
import { looksAbbreviated } from './abbreviation.ts';
import { spellsOut } from './acronym.ts';
import { bySharedWords, shortened } from './among-boldest.ts';
import {
	comparable,
	isDistinct,
	leavesOut,
	sameKey,
	sharing,
	subset,
	trusted,
	withNamesakes,
} from './among-compare.ts';
import type { AmongIndex, AmongName } from './among-index.ts';

/** One way to read the query. `fits` returns the matching names, none where it does not apply. */
type Step = {
	label: string;
	confidence: number;
	fits: (asked: AmongName, index: AmongIndex) => AmongName[];
};

/**
 * The size of one league or country: in such a list, a place's only club is the reasonable answer.
 */
const SHORT_LIST = 300;

function withWordsLeftOut(asked: AmongName, index: AmongIndex): AmongName[] {
	const found = sharing(asked, index).filter((other) => leavesOut(asked, other));
	const sameHead = found.filter((other) => other.shape.core[0] === asked.shape.core[0]);
	if (asked.shape.core.length > 1 || index.names.length <= SHORT_LIST)
		return sameHead.length > 0 ? sameHead : found;
	// In a long list a place has more clubs than bear its name: a single word must begin the only
	// match.
	return sameHead.length === 0 && found.length === 1 ? [] : found;
}

function withCode(asked: AmongName, index: AmongIndex): AmongName[] {
	const code = asked.name.trim();
	if (index.names.length > SHORT_LIST) return [];
	const found = (index.byCode.get(code) ?? []).flatMap((entry) => index.byEntry.get(entry) ?? []);
	// Scoreboards may shorten two clubs alike: 'COR' is Corinthians, unless the list has Coritiba,
	// too.
	const alike = index.names.filter(({ shape }) => shape.core[0]?.startsWith(code.toLowerCase()));
	return found.length === 0 ? [] : [...new Set([...found, ...alike])];
}

/** From the most certain reading to the boldest. */
export const amongSteps: readonly Step[] = [
	{
		label: 'written',
		confidence: 1,
		fits: (asked, { byNormal }) =>
			byNormal
				.get(normalize(asked.name))
				?.filter((other) => normalize(other.name) === normalize(asked.name)) ?? [],
	},
	{
		label: 'reference',
		confidence: 0.97,
		fits: (asked, index) => {
			const [entry] = asked.entries.size === 1 ? asked.entries : [];
			if (!entry) return [];
			const found = (index.byEntry.get(entry) ?? []).filter(
				(other) => other.entries.size === 1 && comparable(asked, other),
			);
			return withNamesakes(asked, found, index);
		},
	},
	{
		label: 'spelled out',
		confidence: 0.8,
		fits: (asked, index) =>
			sharing(asked, index).filter(
				(other) => spellsOut(asked.words, other.words) || spellsOut(other.words, asked.words),
			),
	},
	{
		label: 'core',
		confidence: 0.95,
		fits: (asked, index) =>
			withNamesakes(
				asked,
				sameKey(index.byKey, asked.shape.key, asked).filter((other) => trusted(asked, other)),
				index,
			),
	},
	{
		label: 'strong',
		confidence: 0.85,
		fits: (asked, index) =>
			withNamesakes(asked, sameKey(index.byStrong, asked.strong.join(' '), asked), index),
	},
	{
		label: 'loose',
		confidence: 0.85,
		fits: (asked, index) =>
			asked.shape.key.length < 6 ? [] : sameKey(index.byLoose, asked.loose, asked),
	},
	{
		label: 'abbreviated',
		confidence: 0.8,
		fits: (asked, { names }) =>
			names.filter((other) => comparable(asked, other) && looksAbbreviated(asked, other)),
	},
	{ label: 'left out', confidence: 0.8, fits: withWordsLeftOut },
	{
		label: 'added',
		confidence: 0.75,
		fits: (asked, index) =>
			sharing(asked, index).filter(
				(other) =>
					isDistinct(other, index) &&
					subset(other.shape.core, asked.shape.core) &&
					other.shape.core[0] === asked.shape.core[0],
			),
	},
	{ label: 'code', confidence: 0.8, fits: withCode },
	{ label: 'shortened', confidence: 0.7, fits: shortened },
	{ label: 'shared words', confidence: 0.65, fits: bySharedWords },
];
