import { type Agenda, buildAgenda, NEXT_DAYS, NEXT_GAMES, PAST_GAMES } from '#core/games/dated-list.ts';
import type { Game } from '#core/games/game.ts';
import type { ListContext } from '#core/games/game-list.ts';
import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import { formerHours } from '#core/games/kickoff-move.ts';
import { countOpenSlots, type OpenSlots, openSlots } from '#core/games/open-slots.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import type { Coming, Subject } from './agenda-repository.ts';
import { MOVE_DAYS } from './read-day.ts';

/** A page found by its slug. `validUntil` = UTC ms at which it stops being true by the clock alone. */
export type Found<View> =
	| { kind: 'found'; view: View; validUntil: number }
	/** It was joined with another entry: the slug of that one. */
	| { kind: 'moved'; slug: string }
	| { kind: 'unknown' };

/** Whether what is unknown under a slug was joined with something that is known. */
export async function readMoved({ moves }: Pick<GuideData, 'moves'>, kind: Subject['kind'], slug: string): Promise<Found<never>> {
	const moved = await moves.find(kind, slug);
	return moved === null ? { kind: 'unknown' } : { kind: 'moved', slug: moved };
}

/** A channel has no index by day: its past is looked for in these days only, a team's and a competition's in the whole archive. */
const CHANNEL_PAST_DAYS = 30;
const FIRST_DAY = '1900-01-01';

/** The games that count as to come at `now` (UTC ms): those that run among them, for 30 days. */
export function comingAt(now: number): Coming {
	const today = dayOf(now);
	return { from: addDays(today, -1), to: addDays(today, NEXT_DAYS), after: now - LIVE_MINUTES * 60_000, today };
}

/** Reads what a team, competition or channel has before and behind it at `now` (UTC ms). */
export async function readAgenda(data: GuideData, subject: Subject, now: number): Promise<{ agenda: Agenda; validUntil: number }> {
	const today = dayOf(now);
	const pastFrom = subject.kind === 'channel' ? addDays(today, -CHANNEL_PAST_DAYS) : FIRST_DAY;
	const coming = comingAt(now);
	const [names, next, count, past] = await Promise.all([
		data.reference(),
		data.agendas.listNext(subject, coming, NEXT_GAMES),
		data.agendas.countNext(subject, coming),
		data.agendas.listPast(subject, { from: pastFrom, to: today, before: coming.after, today }, PAST_GAMES),
	]);
	const games = [...next, ...past];
	const [movedFrom, slots] = await Promise.all([movedLabels(data, next), readSlots(data, games, names)]);
	return buildAgenda({ games, coming: count, now, names, movedFrom, slots });
}

/** What any list of games says beside their own facts: names, former hours, and what open channels show at the same minutes. */
export async function readListContext(data: GuideData, games: readonly Game[], names: Reference): Promise<ListContext> {
	const [movedFrom, slots] = await Promise.all([movedLabels(data, games), readSlots(data, games, names)]);
	return { names, movedFrom, slots };
}

/** The games that open channels show at the same minutes are mostly those of others. */
async function readSlots(data: GuideData, games: readonly Game[], { channels }: Reference): Promise<OpenSlots> {
	const own = [...countOpenSlots(games, channels).values()];
	const days = [...new Set(games.map(({ day }) => day))];
	const kickoffs = [...new Set(own.map(({ kickoffAt }) => kickoffAt))];
	const channelIds = [...new Set(own.map(({ channelId }) => channelId))];
	return openSlots(await data.agendas.listSharedSlots({ days, kickoffs, channelIds }));
}

async function movedLabels(data: GuideData, games: readonly Game[]): Promise<Map<string, string>> {
	const since = new Map(games.map(({ id, day }) => [id, startOfDay(addDays(day, -MOVE_DAYS))]));
	const moves = await data.changes.listKickoffMovesOf([...since.keys()]);
	return formerHours(moves.filter(({ gameId, at }) => at >= (since.get(gameId) ?? 0)));
}
