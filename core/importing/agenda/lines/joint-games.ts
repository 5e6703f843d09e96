import type { OpenGame } from './agenda-state.ts';
import { giveChannels } from './shared-channels.ts';

/** 'Remo x Avaí, Goiás x CRB e Santos x Bahia'. */
const JOINED = /^(?:,|,? ?e)(?: [oa])?$/iu;
/** Follows the last pair, but applies to all. */
const PLURAL =
	/^,?\s*(?:tamb[ée]m )?(?:se enfrentam|jogam|duelam|se encaram|medem for[çc]as|acontecem|ocorrem|ser[ãa]o|est[ãa]o (?:marcad|previst|agendad)[oa]s|ficam para|come[çc]am|entram em campo)(?!\p{L})/iu;

type Run = { run: OpenGame[]; end: number };

/** `end` is an offset. */
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

/** Shares the facts after 'A x B e C x D se enfrentam'. */
export function shareJoint(row: string, games: readonly OpenGame[]): void {
	for (const { run, end } of runsOf(row, games)) {
		const last = run.at(-1)?.facts;
		if (!last || !PLURAL.test(row.slice(end))) continue;
		for (const game of run) {
			game.facts.day ??= last.day;
			game.facts.time ??= last.time;
			giveChannels(game, last.channels);
		}
	}
}
