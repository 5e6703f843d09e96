import type { OpenGame } from '#core/importing/agenda/agenda-state.ts';

/** Between two pairs of one statement: 'Remo x Avaí, Goiás x CRB e Santos x Bahia'. */
const JOINED = /^(?:,|,? ?e)(?: [oa])?$/iu;
/** Behind the last of them: what follows is true of all. */
const PLURAL =
	/^,?\s*(?:tamb[ée]m )?(?:se enfrentam|jogam|duelam|se encaram|medem for[çc]as|acontecem|ocorrem|ser[ãa]o|est[ãa]o (?:marcad|previst|agendad)[oa]s|ficam para|come[çc]am|entram em campo)(?!\p{L})/iu;

type Run = { run: OpenGame[]; end: number };

/**
 * The pairs that stand in a row one behind the other with nothing but a comma or 'e' between them,
 * and where the last of them ends.
 */
function runsOf(row: string, games: readonly OpenGame[]): Run[] {
	const runs: Run[] = [];
	for (const game of games) {
		const last = runs.at(-1);
		const start = row.indexOf(game.home, last?.end ?? 0);
		const away = start < 0 ? -1 : row.indexOf(game.away, start + game.home.length);
		if (away < 0) continue;
		const end = away + game.away.length;
		if (last && JOINED.test(row.slice(last.end, start).trim()))
			Object.assign(last, { run: [...last.run, game], end });
		else runs.push({ run: [game], end });
	}
	return runs.filter(({ run }) => run.length > 1);
}

/**
 * 'A x B e C x D se enfrentam no domingo, às 19h, no SporTV': day, hour and channels behind several
 * pairs are those of each.
 */
export function shareJoint(row: string, games: readonly OpenGame[]): void {
	if (games.length < 2) return;
	for (const { run, end } of runsOf(row, games)) {
		const told = run.at(-1)?.facts;
		if (!told || !PLURAL.test(row.slice(end))) continue;
		for (const { facts } of run) {
			facts.day ??= told.day;
			facts.time ??= told.time;
			if (facts.channels.length === 0 && !facts.untelevised)
				facts.channels = told.channels.map((channel) => ({ ...channel }));
		}
	}
}
