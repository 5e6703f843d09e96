import type { AgeGroup, Competition } from './competition.ts';

/** The audience of games other than those of men's first teams. */
export type Audience = { gender?: 'f'; ageGroup?: Exclude<AgeGroup, 'adulto'> };

/** What a list must add to the name of a competition; empty for men's first teams. */
export function audienceOf({
	gender,
	ageGroup,
}: Pick<Competition, 'gender' | 'ageGroup'>): Audience {
	const audience: Audience = {};
	if (gender === 'f') audience.gender = gender;
	if (ageGroup !== 'adulto') audience.ageGroup = ageGroup;
	return audience;
}
