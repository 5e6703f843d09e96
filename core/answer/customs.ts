import type { Competition } from '#core/competitions/competition.ts';
import { rightsWords } from '#core/copy/answer.ts';
import { slotWords } from '#core/copy/usual.ts';
import type { Names } from '#core/games/cards.ts';
import { type Habits, habitual, rightsOf } from './expected.ts';

/**
 * Where the games of a competition usually are, in words: a line for each slot that has a habit,
 * else who holds its rights.
 */
export type CompetitionCustom = { id: string; name: string; lines: string[] };

type Asked = { names: Pick<Names, 'channels'>; habits: Habits /** YYYY-MM-DD. */; today: string };

/** The customs of some competitions; a competition without known customs is left out. */
export function competitionCustoms(competitions: readonly Competition[], asked: Asked): CompetitionCustom[] {
	return competitions.flatMap((competition) => {
		const lines = customLines(competition, asked);
		return lines.length === 0 ? [] : [{ id: competition.id, name: competition.shortName, lines }];
	});
}

function customLines(competition: Competition, { names, habits, today }: Asked): string[] {
	const slots = [...(habits.get(competition.id)?.values() ?? [])].sort((a, b) => (a.slot < b.slot ? -1 : 1));
	const lines = slots.flatMap((slot) => {
		const expected = habitual(slot, names);
		return expected === null ? [] : [slotWords(slot.lastAt, expected)];
	});
	const rights = rightsOf(competition, today, names);
	return rights === null ? lines : [...lines, rightsWords(rights.channels.map(({ name }) => name))];
}
