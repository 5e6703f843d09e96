import type { Competition } from '#core/competitions/competition.ts';
import { remembered } from '#core/kit/remembered.ts';

/**
 * One name inside a comparison slug (S2.12): lower-cased, accents stripped, '&' → '-and-', spaces
 * hyphenated, other non-word characters removed; hyphens then collapse to one.
 */
export const slugPart = /* @__PURE__ */ remembered((name) =>
	name
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{Mn}+/gu, '')
		.replace(/&/g, '-and-')
		.replace(/\s+/g, '-')
		.replace(/[^\w-]+/g, '')
		.replace(/[-_]{2,}/g, '-')
		.replace(/^[-_]+|[-_]+$/g, ''),
);

/** S2.12: '{first}-vs-{second}', optionally followed by '-{suffix}'. */
export function comparisonSlug(first: string, second: string, suffix?: string): string {
	const base = `${slugPart(first)}-vs-${slugPart(second)}`;
	return suffix ? `${base}-${suffix}` : base;
}

type SlugSubject = {
	/** Names of the sides, null while undecided. */
	home: string | null;
	away: string | null;
	day: string;
	round: string | null;
	competition: Pick<Competition, 'id' | 'gender' | 'ageGroup'>;
};

/**
 * Addresses for a game, best first: pair and date; then with '-feminino' or '-sub-20' when that
 * pair plays twice on the day; then '-2', '-3' …. An undecided pair gets competition and phase,
 * then a number.
 */
export function* gameSlugs(subject: SlugSubject): Generator<string, never> {
	const base = baseSlug(subject);
	yield base;
	const variant = variantOf(subject.competition);
	if (variant) yield `${base}-${variant}`;
	for (let number = 2; ; number += 1) yield `${base}-${number}`;
}

function baseSlug({ home, away, day, round, competition }: SlugSubject): string {
	if (home && away && slugPart(home) && slugPart(away)) return comparisonSlug(home, away, day);
	return [slugPart(competition.id), slugPart(round ?? ''), day].filter(Boolean).join('-');
}

function variantOf({ gender, ageGroup }: SlugSubject['competition']): string {
	return [gender === 'f' ? 'feminino' : '', ageGroup === 'adulto' ? '' : ageGroup]
		.filter(Boolean)
		.join('-');
}
