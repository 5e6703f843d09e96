import { formatMoment } from '#core/copy/moments.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import type { Side } from '#core/games/game.ts';
import type { GameSnapshot } from '#core/games/game-snapshot.ts';
import type { GameField } from '#core/games/merge/merge-game.ts';
import { formatHour, formatNumericDay, GUIDE_ZONE, weekdayShort } from '#core/site/dates.ts';
import { formatHourIn, zoneCity } from '#core/site/local-hour.ts';
import { writeCoverageText } from './coverage-typed.ts';
import { broadcastCopy, gameFormCopy } from './form.ts';
import { scoreWords } from './results.ts';
import { HOUR_UNDEFINED, SIDE_UNDEFINED } from './words.ts';

export type GameLine = { label: string; text: string };

/** The names that the lines of a game need, by id. */
export type LineNames = {
	teams: readonly { id: string; name: string }[];
	competitions: readonly { id: string; name: string }[];
	channels: readonly { id: string; shortName: string }[];
};

const NOTHING = '—';

/** The fields of a game in words, always in the same order: two versions line up side by side. */
export function gameLines(game: GameSnapshot, names: LineNames): GameLine[] {
	return Object.values(linesByField(game, names));
}

/** The same lines, keyed by field. */
export function linesByField(
	game: GameSnapshot,
	names: LineNames,
): Record<GameField | 'channels', GameLine> {
	return {
		competition: {
			label: gameFormCopy.competition,
			text:
				names.competitions.find(({ id }) => id === game.competitionId)?.name ?? game.competitionId,
		},
		round: { label: gameFormCopy.round, text: game.round ?? NOTHING },
		home: { label: gameFormCopy.home, text: sideWords(game.home, names) },
		away: { label: gameFormCopy.away, text: sideWords(game.away, names) },
		kickoff: { label: gameFormCopy.kickoff, text: kickoffWords(game) },
		venue: { label: gameFormCopy.venue, text: game.venue ?? NOTHING },
		status: { label: gameFormCopy.status, text: gameFormCopy.statuses[game.status] },
		result: {
			label: gameFormCopy.score,
			text: game.result === null ? NOTHING : scoreWords(game.result),
		},
		publication: {
			label: gameFormCopy.publication,
			text: gameFormCopy.publications[game.publication],
		},
		channels: {
			label: gameFormCopy.channels,
			text:
				game.broadcasts.map((broadcast) => broadcastWords(broadcast, names)).join('\n') || NOTHING,
		},
	};
}

type GameDifferenceLine = { label: string; before: string; after: string };

/** Only the lines that differ between two versions. */
export function differingLines(
	before: GameSnapshot,
	after: GameSnapshot,
	names: LineNames,
): GameDifferenceLine[] {
	const now = gameLines(after, names);
	return gameLines(before, names).flatMap(({ label, text }, place) => {
		const other = now[place]?.text ?? NOTHING;
		return text === other ? [] : [{ label, before: text, after: other }];
	});
}

function sideWords({ teamId, label }: Side, { teams }: LineNames): string {
	return (
		(teamId === null ? label : (teams.find(({ id }) => id === teamId)?.name ?? teamId)) ??
		SIDE_UNDEFINED
	);
}

function kickoffWords({ day, kickoffAt, zone }: GameSnapshot): string {
	const date = `${weekdayShort(day)}, ${formatNumericDay(day)}`;
	if (kickoffAt === null) return `${date}, ${HOUR_UNDEFINED}`;
	const local = zone === GUIDE_ZONE ? null : formatHourIn(kickoffAt, zone);
	return `${date} às ${formatHour(kickoffAt)}${local === null ? '' : ` (${local} em ${zoneCity(zone)})`}`;
}

/** One channel of a game: 'Globo: confirmado, menos RS'. */
export function broadcastWords(
	{ channelId, state, coverage, link, note, source, verifiedAt }: Broadcast,
	{ channels }: LineNames,
): string {
	const name =
		channelId === null
			? null
			: (channels.find(({ id }) => id === channelId)?.shortName ?? channelId);
	const facts = [
		broadcastCopy.states[state],
		writeCoverageText(coverage),
		note,
		link,
		source === null ? null : gameFormCopy.sourceWords(source),
		verifiedAt === null ? null : gameFormCopy.verifiedWords(formatMoment(verifiedAt)),
	];
	const joined = facts.filter((fact) => fact !== null && fact !== '').join(', ');
	return name === null ? joined : `${name}: ${joined}`;
}
