import { addDays } from '#core/site/dates.ts';
import { pastRounds, type Round, sizeOf } from './rounds.ts';
import type { SeasonSlice } from './season.ts';

/** How many weeks a slot looks back. */
export const SLOT_WEEKS = 5;
/** With fewer weeks of games nothing can be expected of a weekday. */
export const LEAST_WEEKS = 3;
/** Rounds that ended earlier say nothing about the next days. */
const RECENT_DAYS = 21;

/** Games that are still on, by day. */
export function gamesByDay(slices: readonly SeasonSlice[]): Map<string, number> {
	const days = new Map<string, number>();
	for (const { day, standing } of slices) days.set(day, (days.get(day) ?? 0) + standing);
	return days;
}

/** How many of the last weeks had a game. */
export function weeksWithGames(played: ReadonlyMap<string, number>, today: string): number {
	return Array.from({ length: SLOT_WEEKS }, (_, week) =>
		Array.from({ length: 7 }, (_day, day) => addDays(today, -1 - day - 7 * week)),
	).filter((days) => days.some((day) => (played.get(day) ?? 0) > 0)).length;
}

/** Games that a weekday usually has: the median of the last five. */
export function usualGames(played: ReadonlyMap<string, number>, day: string): number {
	const counts = Array.from(
		{ length: SLOT_WEEKS },
		(_, week) => played.get(addDays(day, -7 * (week + 1))) ?? 0,
	);
	return counts.sort((a, b) => a - b)[Math.floor(SLOT_WEEKS / 2)] ?? 0;
}

/**
 * Whether no unknown round fits before a day: in each family of recent rounds the season is over,
 * or the numbers of the known rounds before and after the day follow each other.
 */
export function isBetweenRounds(rounds: readonly Round[], day: string, today: string): boolean {
	const since = addDays(today, -RECENT_DAYS);
	const numbered = rounds.filter(({ number }) => number !== null);
	const families = [...Map.groupBy(numbered, ({ family }) => family).values()].filter((family) =>
		family.some(({ last }) => last >= since && last <= day),
	);
	return families.length > 0 && families.every((family) => isClosed(family, day, today));
}

function isClosed(family: readonly Round[], day: string, today: string): boolean {
	const numbers = (isWanted: (round: Round) => boolean) =>
		family.filter(isWanted).map(({ number }) => number ?? 0);
	const last = Math.max(...numbers(({ first }) => first <= day));
	const next = Math.min(...numbers(({ first }) => first > day));
	return next === last + 1 || last >= roundsOfSeason(family, today);
}

/** Of a double round robin: twice as many as a team has opponents. */
function roundsOfSeason(family: readonly Round[], today: string): number {
	const past = pastRounds(family, family[0]?.family ?? '', today);
	const size = past[0] === undefined ? null : sizeOf(past[0], past);
	return size === null ? Number.POSITIVE_INFINITY : 2 * (2 * size - 1);
}
