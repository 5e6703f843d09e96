import type { AgeGroup, Competition } from './competition.ts';

/** Whose games these are where it is not the men's first team. */
export type Audience = { gender?: 'f'; ageGroup?: Exclude<AgeGroup, 'adulto'> };

/** What a list must say beside the name of a competition; nothing for the men's first team. */
export function audienceOf({
	gender,
	ageGroup,
}: Pick<Competition, 'gender' | 'ageGroup'>): Audience {
	const audience: Audience = {};
	if (gender === 'f') audience.gender = gender;
	if (ageGroup !== 'adulto') audience.ageGroup = ageGroup;
	return audience;
}
