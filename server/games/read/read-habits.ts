import type { Habits } from '#core/answer/expected.ts';
import { type SlotHabit, slotHabits } from '#core/answer/habits.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { addDays } from '#core/site/dates.ts';
import type { HabitRepository } from '#server/games/habit-repository.ts';

/** How many days of history a habit covers: a season and its break. */
const HABIT_DAYS = 365;

type Slots = ReadonlyMap<string, SlotHabit>;
type Known = { key: string; slots: Map<string, Promise<Slots>> };

/**
 * Reads the habits of competitions on a day. Each is computed once per day and version of the past
 * games.
 */
export function createHabitReader(repository: HabitRepository) {
	let known: Known = { key: '', slots: new Map() };
	return async (
		competitions: readonly Competition[],
		{ today, version }: { today: string; version: number },
	): Promise<Habits> => {
		const key = `${version} ${today}`;
		if (known.key !== key) known = { key, slots: new Map() };
		const { slots } = known;
		const read = async ({ id, zone }: Competition) => {
			return slotHabits(
				await repository.listShown(id, {
					from: addDays(today, -HABIT_DAYS),
					to: addDays(today, -1),
				}),
				zone,
			);
		};
		const entries = competitions.map(async (competition) => {
			const found = slots.get(competition.id) ?? read(competition);
			slots.set(competition.id, found);
			// A failed read is not cached: the next page retries.
			found.catch(() => slots.delete(competition.id));
			return [competition.id, await found] as const;
		});
		return new Map(await Promise.all(entries));
	};
}
