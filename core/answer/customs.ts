import { slotWords } from '#core/channels/copy/usual.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Names } from '#core/games/cards.ts';
import { rightsWords } from './copy.ts';
import { type Habits, habitual, rightsOf } from './expected.ts';

/**
 * Where the games of a competition usually are, in words: a line for each slot with a habit, then
 * one for its rights holders. `counted` = `lines` include slots.
 */
export type CompetitionCustom = { id: string; name: string; lines: string[]; counted: boolean };

type Asked = {
	names: Pick<Names, 'channels'>;
	habits: Habits;
	/** YYYY-MM-DD. */
	today: string;
};

/** The customs of competitions, without those that have no known customs. */
export function competitionCustoms(
	competitions: readonly Competition[],
	asked: Asked,
): CompetitionCustom[] {
	return competitions.flatMap((competition) => {
		const slots = slotLines(competition, asked);
		const rights = rightsOf(competition, asked.today, asked.names);
		const lines =
			rights === null ? slots : [...slots, rightsWords(rights.channels.map(({ name }) => name))];
		return lines.length === 0
			? []
			: [{ id: competition.id, name: competition.shortName, lines, counted: slots.length > 0 }];
	});
}

function slotLines(competition: Competition, { names, habits }: Asked): string[] {
	const slots = [...(habits.get(competition.id)?.values() ?? [])].sort((a, b) =>
		a.slot < b.slot ? -1 : 1,
	);
	return slots.flatMap((slot) => {
		const expected = habitual(slot, names);
		return expected === null ? [] : [slotWords(slot.lastAt, expected)];
	});
}
