import type { AgendaState, OpenGame } from '#core/importing/agenda/lines/agenda-state.ts';
import { channelsOfAll } from '#core/importing/agenda/lines/shown-all.ts';
import type { AgendaDay } from '#core/importing/agenda/text/agenda-day.ts';
import { isNeighbour } from '#core/importing/agenda/text/clock.ts';
import { namedIssue, plainIssue } from '#core/importing/issue.ts';
import type { RawChannel, RawGame } from '#core/importing/raw-game.ts';
import { addDays, GUIDE_ZONE } from '#core/site/dates.ts';
import { instantInZone, localToInstant } from '#core/site/zoned-time.ts';

/** One raw game from the facts of a game and its page. */
export function toRaw(game: OpenGame, day: AgendaDay, state: AgendaState): RawGame {
	const { facts, under } = game;
	const { date } = day;
	const { time, channels, doubts } = hourAndChannels(game, state);
	const midnight = time === '24:00';
	const moment = {
		date: midnight && date ? addDays(date, 1) : date,
		time: midnight ? '00:00' : time,
		zone: facts.zone ?? state.zone,
	};
	return {
		line: game.line,
		text: game.text,
		...inBrazil(moment),
		home: game.home,
		away: game.away,
		competition: withoutSport(facts.competition ?? under.competition),
		round: facts.round ?? under.round,
		venue: facts.venue ?? under.venue,
		status: facts.status,
		channels,
		issues: [...day.issues, ...doubts],
		...(facts.zone === null && state.zone === null && state.layout.hours.length > 0
			? { hours: state.layout.hours }
			: {}),
		...(state.layout.words === null ? {} : { words: state.layout.words }),
	};
}

type Moment = Pick<RawGame, 'date' | 'time' | 'zone'>;

function inBrazil({ date, time, zone }: Moment): Moment {
	if (date === null || time === null || zone === null || !isNeighbour(zone))
		return { date, time, zone };
	const instant = localToInstant(date, time, zone);
	return instant === null
		? { date, time, zone }
		: { ...instantInZone(instant.epochMs, GUIDE_ZONE), zone: GUIDE_ZONE };
}

function hourAndChannels(game: OpenGame, state: AgendaState) {
	const { facts, under } = game;
	const stated = facts.time ?? under.time;
	const time = stated ?? (facts.open ? null : state.layout.allAt);
	const own = channelsOf(game);
	const channels = own.length > 0 ? own : channelsOfAll(game, state);
	const isGuess = facts.guessed || time !== stated || channels.length > own.length;
	const doubts = [
		...(game.weak ? [plainIssue('weakSeparator')] : []),
		...[game.home, game.away].flatMap((name) =>
			isNickname(name, game, state) ? [namedIssue('teamGuessed', name)] : [],
		),
		...(isGuess ? [plainIssue('guessedField')] : []),
	];
	return { time, channels, doubts };
}

function isNickname(name: string, { line, text }: OpenGame, { known }: AgendaState): boolean {
	const others = text.replaceAll(`do ${name}`, '').replaceAll(`da ${name}`, '');
	return known.nickname(text, line) !== text && !others.includes(name);
}

function channelsOf(game: OpenGame): RawChannel[] {
	const { facts } = game;
	if (facts.untelevised) return [];
	const shown = facts.channels.length > 0 ? facts.channels : ofSection(game);
	return facts.recorded
		? shown.map((channel) => ({ ...channel, note: channel.note ?? 'gravado' }))
		: shown;
}

/** 'Futebol, Campeonato Espanhol'. */
function withoutSport(competition: string | null): string | null {
	return competition?.replace(/^futebol\s*[,:–—-]\s*(?=\p{L})|[.\s]+$/giu, '') ?? null;
}

function ofSection({ facts, under }: OpenGame): RawChannel[] {
	const { region } = facts;
	return under.channels.map((channel) => (region ? { ...channel, ...region } : channel));
}
