import type { Confidence } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Right } from './rights.ts';

export type Gender = 'm' | 'f';
export const AGE_GROUPS = [
	'adulto',
	'sub-15',
	'sub-16',
	'sub-17',
	'sub-20',
	'sub-21',
	'sub-23',
] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/**
 * A competition. Women's and youth competitions are entries of their own, never merged with the
 * men's.
 */
export type Competition = {
	id: string;
	name: string;
	shortName: string;
	aliases: string[];
	/** ISO-like country code as in the reference data ('BR', 'ENG'), null for international ones. */
	country: string | null;
	/** UF of a state league. */
	state: Uf | null;
	gender: Gender;
	ageGroup: AgeGroup;
	type: string;
	/** 1 = always on top of the day … 5 = collapsed by default. */
	priority: number;
	/** IANA zone of the local times in the competition's own calendar. */
	zone: string;
	/** Rights holders, the most important first: never a confirmed broadcast. */
	rights: Right[];
	confidence: Confidence;
	revision: number;
};
