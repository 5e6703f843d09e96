import { audienceOf } from '#core/competitions/audience.ts';
import { competitionFactsLine } from '#core/competitions/copy.ts';
import { audienceName, groupWords } from '#core/games/copy/games.ts';
import {
	type Agenda,
	buildAgenda,
	NEXT_DAYS,
	NEXT_GAMES,
	PAST_GAMES,
} from '#core/games/day/dated-list.ts';
import type { Game } from '#core/games/game.ts';
import type { ListContext } from '#core/games/game-list.ts';
import { LIVE_MINUTES } from '#core/games/game-rules.ts';
import { formerHours } from '#core/games/kickoff-move.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { teamFactsLine } from '#core/teams/copy.ts';
import type { Coming, Subject } from '#server/games/agenda-repository.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { addressNamesOf } from '#server/reference/address-names.ts';
import { MOVE_DAYS } from './read-day.ts';
import { readExpected } from './read-expected.ts';
import { readSlots } from './read-slots.ts';

/**
 * A page found by its slug. `validUntil` = UTC ms at which it stops being true by the clock alone.
 */
export type Found<View> =
	| { kind: 'found'; view: View; validUntil: number }
	/**
	 * It was joined with another entry, or the slug is another name that one entry alone has: the
	 * slug of that one.
	 */
	| { kind: 'moved'; slug: string }
	/** `meant`: the entries that may be meant, where the slug is a name that several have. */
	| { kind: 'unknown'; meant: Meant[] };

/** An entry that the address of a missing page may mean. */
type Meant = { id: string; name: string; note: string };

/**
 * Where what is no id leads: to what it was joined with, to the one entry that is called so, or to
 * the choice between those that are.
 */
export async function readMoved(
	data: Pick<GuideData, 'moves' | 'reference'>,
	kind: Subject['kind'],
	slug: string,
): Promise<Found<never>> {
	const moved = await data.moves.find(kind, slug);
	if (moved !== null) return { kind: 'moved', slug: moved };
	const reference = await data.reference();
	const [only, ...others] = addressNamesOf(reference, kind).get(slug) ?? [];
	if (only === undefined) return { kind: 'unknown', meant: [] };
	if (others.length === 0) return { kind: 'moved', slug: only };
	return {
		kind: 'unknown',
		meant: [only, ...others].flatMap((id) => meantEntry(reference, kind, id)),
	};
}

function meantEntry(
	{ teams, competitions, channels }: Reference,
	kind: Subject['kind'],
	id: string,
): Meant[] {
	const team = kind === 'team' ? teams.get(id) : undefined;
	if (team) return [{ id, name: team.name, note: teamFactsLine({ ...team, nicknames: [] }) }];
	const competition = kind === 'competition' ? competitions.get(id) : undefined;
	if (competition)
		return [
			{
				id,
				name: audienceName(competition.name, audienceOf(competition)),
				note: competitionFactsLine(competition),
			},
		];
	const channel = kind === 'channel' ? channels.get(id) : undefined;
	return channel ? [{ id, name: channel.name, note: groupWords[channel.group] }] : [];
}

/** Of the next games of the guide the most important one stands where there is none. */
const OTHERS = 30;

/**
 * A channel has no index by day: its past is looked for in these days only, a team's and a
 * competition's in the whole archive.
 */
const CHANNEL_PAST_DAYS = 30;
const FIRST_DAY = '1900-01-01';

/** The games that count as to come at `now` (UTC ms): those that run among them, for 30 days. */
export function comingAt(now: number): Coming {
	const today = dayOf(now);
	return {
		from: addDays(today, -1),
		to: addDays(today, NEXT_DAYS),
		after: now - LIVE_MINUTES * 60_000,
		today,
	};
}

/**
 * Reads what a team, competition or channel has before and behind it at `now` (UTC ms), each game
 * with its sentence.
 */
export async function readAgenda(
	data: GuideData,
	subject: Subject,
	now: number,
): Promise<{ agenda: Agenda; validUntil: number }> {
	const today = dayOf(now);
	const pastFrom = subject.kind === 'channel' ? addDays(today, -CHANNEL_PAST_DAYS) : FIRST_DAY;
	const coming = comingAt(now);
	const [names, next, count, past] = await Promise.all([
		data.reference(),
		data.agendas.listNext(subject, coming, NEXT_GAMES),
		data.agendas.countNext(subject, coming),
		data.agendas.listPast(
			subject,
			{ from: pastFrom, to: today, before: coming.after, today },
			PAST_GAMES,
		),
	]);
	const games = [...next, ...past];
	const others =
		next.length > 0
			? []
			: await data.games.listFollowing(addDays(today, -1), addDays(today, NEXT_DAYS), OTHERS, now);
	const [movedFrom, slots, expected] = await Promise.all([
		movedLabels(data, [...next, ...others]),
		readSlots(data, [...games, ...others], names),
		readExpected(data, [...next, ...others], { names, now }),
	]);
	return buildAgenda({
		games,
		others,
		coming: count,
		now,
		names,
		movedFrom,
		slots,
		expected,
		told: true,
	});
}

/**
 * What any list of games says beside their own facts at `now` (UTC ms): names, former hours, what
 * open channels show at the same minutes, and what is expected of those without a channel.
 */
export async function readListContext(
	data: GuideData,
	games: readonly Game[],
	{ names, now }: { names: Reference; now: number },
): Promise<ListContext> {
	const [movedFrom, slots, expected] = await Promise.all([
		movedLabels(data, games),
		readSlots(data, games, names),
		readExpected(data, games, { names, now }),
	]);
	return { names, movedFrom, slots, expected, now };
}

async function movedLabels(data: GuideData, games: readonly Game[]): Promise<Map<string, string>> {
	const since = new Map(games.map(({ id, day }) => [id, startOfDay(addDays(day, -MOVE_DAYS))]));
	const moves = await data.changes.listKickoffMovesOf([...since.keys()]);
	return formerHours(moves.filter(({ gameId, at }) => at >= (since.get(gameId) ?? 0)));
}
