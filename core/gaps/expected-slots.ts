import { addDays } from '#core/site/dates.ts';
import { pastRounds, type Round, sizeOf } from './rounds.ts';
import type { SeasonSlice } from './season.ts';

/** How many weeks a slot looks back. */
const SLOT_WEEKS = 5;
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

/** The days before `today` that slots look back to, newest first. */
export function pastDays(today: string): string[] {
	return Array.from({ length: 7 * SLOT_WEEKS }, (_, at) => addDays(today, -1 - at));
}

type Played = ReadonlyMap<string, number>;

/** How many of the last weeks had a game. `past` as of `pastDays`. */
export function weeksWithGames(played: Played, past: readonly string[]): number {
	const weeks = past.flatMap((day, at) => ((played.get(day) ?? 0) > 0 ? Math.floor(at / 7) : []));
	return new Set(weeks).size;
}

/** Games that the weekday `ahead` days from today usually has: the median of the last five. */
export function usualGames(played: Played, ahead: number, past: readonly string[]): number {
	const counts = Array.from(
		{ length: SLOT_WEEKS },
		(_, week) => played.get(past[7 * week + 6 - (ahead % 7)] ?? '') ?? 0,
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
