import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { dashPair } from '#core/importing/agenda/sides/pairs.ts';
import type { Matchup } from '#core/importing/agenda/sides/sides.ts';
import type { AgendaState, SidesContext } from './agenda-state.ts';

/** The first cell has no side or both. */
function isOtherCell(home: string, away: string, known: Known): boolean {
	if (known.team(home)) return false;
	return known.competition(home) || known.channel(away) || dashPair(home, known.team) !== null;
}

/** The cells of a row, and the index of its home side. */
export function columnsOf(row: string, { before }: Matchup): AgendaState['columns'] {
	return { count: row.split('|').length, home: before.split('|').length };
}

const NAME = /^\p{Lu}[\p{L}\d .'’-]{1,36}$/u;

/** Of two known clubs, or one in a later cell. */
function homeCell(fields: readonly string[], { known, columns }: SidesContext): number {
	const place = fields.findIndex((home, at) => {
		const away = fields[at + 1] ?? '';
		if (at === 0 || home === '' || away === '') return false;
		const knownSides = [home, away].filter(known.team).length;
		const isLikely = knownSides === 1 && at >= 2 && !/\d[h:]/.test(home);
		return (knownSides === 2 || isLikely) && !isOtherCell(home, away, known);
	});
	// In the columns of the row above, unknown names are sides.
	if (place >= 0 || columns?.count !== fields.length) return place;
	return fields.slice(columns.home, columns.home + 2).every((name) => NAME.test(name))
		? columns.home
		: -1;
}

/** The sides of 'date | hour | competition | home | away | channels'; null for others. */
export function pipedSides(text: string, state: SidesContext): Matchup | null {
	const fields = text.split(/\s*\|\s*/u);
	if (fields.length < 4 || HAS_SIDES.test(text)) return null;
	const at = homeCell(fields, state);
	const [home = '', away = ''] = at < 0 ? [] : fields.slice(at);
	if (away === '') return null;
	const before = fields.slice(0, at).join(' | ');
	return { home, away, before, after: fields.slice(at + 2).join(' | '), weak: false };
}
