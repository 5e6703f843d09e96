import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import type { Known } from '#core/importing/agenda/known.ts';
import { dashPair } from '#core/importing/agenda/sides/pairs.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';

/** 'date | hour | competition | home | away | channels'. */
const PIPE = /\s*\|\s*/u;

/**
 * 'Série B | Santos', or 'Santos – Bahia | Globo': the first cell holds both sides, and the second
 * is a channel that shares a club's name.
 */
function isOtherCell(home: string, away: string, known: Known): boolean {
	if (known.team(home)) return false;
	return known.competition(home) || known.channel(away) || dashPair(home, known.team) !== null;
}

function sidesAt(fields: readonly string[], home: number): Matchup {
	const [first = '', second = ''] = fields.slice(home, home + 2);
	return {
		home: first,
		away: second,
		before: fields.slice(0, home).join(' | '),
		after: fields.slice(home + 2).join(' | '),
		weak: false,
	};
}

export function columnsOf(row: string, { before }: Matchup): AgendaState['columns'] {
	return { count: row.split(PIPE).length, home: before === '' ? 0 : before.split(PIPE).length };
}

/**
 * A row with as many cells as those above has its sides in the same columns, even if their names
 * are unknown.
 */
function sidesOfColumn(fields: readonly string[], { columns }: AgendaState): Matchup | null {
	if (columns?.count !== fields.length) return null;
	const sides = sidesAt(fields, columns.home);
	return [sides.home, sides.away].every((name) => /^\p{Lu}[\p{L}\d .'’-]{1,36}$/u.test(name))
		? sides
		: null;
}

/**
 * The sides of a row with '|' between its cells: two known clubs, or one known club from the third
 * cell on.
 */
export function pipedSides(text: string, state: AgendaState): Matchup | null {
	const { known } = state;
	const fields = text.split(PIPE);
	if (fields.length < 4 || HAS_SIDES.test(text)) return null;
	for (let place = 1; place + 1 < fields.length; place++) {
		const [home = '', away = ''] = fields.slice(place, place + 2);
		const certain = known.team(home) && known.team(away);
		const likely =
			place >= 2 &&
			(known.team(home) || known.team(away)) &&
			!/\d[h:]/.test(home) &&
			home !== '' &&
			away !== '';
		if (!certain && !likely) continue;
		if (isOtherCell(home, away, known)) continue;
		return sidesAt(fields, place);
	}
	return sidesOfColumn(fields, state);
}
