import { audienceOf } from '#core/competitions/audience.ts';
import { competitionFactsLine } from '#core/competitions/copy.ts';
import { groupWords } from '#core/games/copy/channel-words.ts';
import { audienceName } from '#core/games/copy/games.ts';
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

/** A page found by its slug. `validUntil` = UTC ms at which it expires by the clock alone. */
export type Found<View> =
	| { kind: 'found'; view: View; validUntil: number }
	/**
	 * The entry was merged, or the slug is another name of exactly one entry: the slug of that entry.
	 */
	| { kind: 'moved'; slug: string }
	/** `meant`: the candidates, when several entries share the slug as a name. */
	| { kind: 'unknown'; meant: Meant[] };

/** A candidate for the address of a missing page. */
type Meant = { id: string; name: string; note: string };

/**
 * Resolves an unknown id: to its merge target, to the only entry with that name, or to a choice of
 * entries.
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

/** With no upcoming game of its own, a page shows the most important of this many next games. */
const OTHERS = 30;

/**
 * A channel has no index by day, so its past covers these days only. Teams and competitions cover
 * the whole archive.
 */
const CHANNEL_PAST_DAYS = 30;
const FIRST_DAY = '1900-01-01';

/** The range of upcoming games at `now` (UTC ms), live games included, for a number of days. */
export function comingAt(now: number, days = NEXT_DAYS): Coming {
	const today = dayOf(now);
	return {
		from: addDays(today, -1),
		to: addDays(today, days),
		after: now - LIVE_MINUTES * 60_000,
		today,
	};
}

/**
 * Reads the upcoming and past games of a team, competition or channel at `now` (UTC ms), each with
 * its sentence.
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
		withSentences: true,
	});
}

/**
 * What a list of games shows besides their own facts at `now` (UTC ms): names, former hours, and
 * parallel games on open channels. For games without a channel also the expected one.
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
