import { agendaCopy } from '#core/games/copy/agenda.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import { agendaParts } from '#core/games/day/agenda-parts.ts';
import type { Agenda } from '#core/games/day/dated-list.ts';
import { isOff } from '#core/games/game-rules.ts';
import { pair, sideName, withAudience } from './share-text.ts';

const MOST_GAMES = 3;

/**
 * The next games of a team, competition or channel as a message: its name, at most three games of
 * its leading part with their answer, and the address. `agenda` includes its sentences; `name` as
 * on its page; `address` = absolute address of the page.
 */
export function agendaShareText({
	agenda,
	name,
	address,
	ofTeam,
}: {
	agenda: Agenda;
	name: string;
	address: string;
	ofTeam: boolean;
}): string {
	const { next: list, today, demo } = agenda;
	const { first, leading, parts } = agendaParts(list, { byAudience: ofTeam });
	const near = parts.find(({ kind }) => kind === leading)?.near.flatMap(({ games }) => games) ?? [];
	const dayOf = new Map(
		list.days.flatMap(({ day, games }) => games.map((place) => [place, day] as const)),
	);
	const places = [...(first === null ? [] : [first]), ...near].filter(
		(place) => !isOff(list.games[place] ?? {}),
	);
	const games = places.slice(0, MOST_GAMES).flatMap((place) => {
		const game = list.games[place];
		if (game === undefined) return [];
		const { kickoffAt = null, status = 'scheduled', home, away, answerText } = game;
		const when = shareCopy.when({
			day: dayOf.get(place) ?? today,
			kickoffAt,
			today,
			status,
			isLive: false,
		});
		const title = withAudience(
			pair(sideName(home, list), sideName(away, list)),
			list.competitions[game.competition],
		);
		const where = answerText === undefined ? [] : [shareCopy.where(answerText.sentence)];
		return [[title, when, ...where].join('\n')];
	});
	const none = games.length === 0 ? [agendaCopy.noNext.title] : [];
	const foot = [demo ? shareCopy.demoDay : '', address].filter((line) => line !== '').join('\n');
	return [agendaCopy.shared(name), ...none, ...games, foot].join('\n\n');
}
