import { remembered } from '#core/kit/remembered.ts';
import { daysBetween } from '#core/site/dates.ts';

export const TASK_KINDS = [
	'start',
	'drafts',
	'missing',
	'hour',
	'channel',
	'confirmation',
	'reports',
	'source',
	'imports',
	'curation',
] as const;
type TaskKind = (typeof TASK_KINDS)[number];

/** One thing to do, before it is put into words. */
export type Need = {
	kind: TaskKind;
	/** How many games, imports or groups of news it settles. */
	count: number;
	/** The most important of them, in points of decision 0029. */
	score: number;
	/** When it is needed, YYYY-MM-DD; null = now. */
	day: string | null;
};

/**
 * How much each kind of hole costs readers: an editorial choice. A draft is one click away from
 * them; a confirmation only makes what they see surer.
 */
const KIND_WEIGHT: Readonly<Record<TaskKind, number>> = {
	start: 100,
	drafts: 1.3,
	missing: 1.2,
	hour: 1.1,
	channel: 1,
	reports: 1,
	source: 0.8,
	imports: 0.7,
	confirmation: 0.4,
	curation: 0.2,
};

const BASE_SCORE = 20;
/** After so many days a hole weighs half. */
const HALF_DAYS = 2;
const MOST_COUNTED = 20;

const waitOf = remembered((days) => {
	const [today = '', day = ''] = days.split(' ');
	return daysBetween(today, day);
});

/**
 * How urgent a need is on the day `today`: more for what comes sooner, matters more, or settles
 * more games. Only its order has a meaning.
 */
export function weightOf({ kind, count, score, day }: Need, today: string): number {
	const wait = day === null ? 0 : Math.max(0, waitOf(`${today} ${day}`));
	const counted = 1 + Math.min(count, MOST_COUNTED) / MOST_COUNTED;
	const importance = Math.max(0, score) + BASE_SCORE;
	return (KIND_WEIGHT[kind] * importance * counted * HALF_DAYS) / (HALF_DAYS + wait);
}

/** Needs in the order in which they are worth an operator's time. */
export function byWeight<One extends Need>(needs: readonly One[], today: string): One[] {
	return needs
		.map((need) => ({ need, weight: weightOf(need, today) }))
		.sort((a, b) => b.weight - a.weight)
		.map(({ need }) => need);
}
