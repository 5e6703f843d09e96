import type { AgendaState, OpenGame } from '#core/importing/agenda/agenda-state.ts';
import { normalize } from '#core/search/normalize.ts';
import { claims, shareClaimed } from './claims.ts';
import { channelsOfAll } from './shown-all.ts';
import { onlyChannel } from './stations.ts';

const LONGEST_LINE = 800;

/** 'A TV Azul e o Canal Verde': the sentence also applies to another, unknown station. */
function namesAnother(sentence: string, station: string): boolean {
	const name = station.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
	const article = `(?:(?:[nd]|pel)?[oa]s? )?`;
	const other = String.raw`\p{Lu}[\p{L}\d+!]+(?: [\p{Lu}\d][\p{L}\d+!]*){0,2}`;
	const beside = new RegExp(
		`${name}(?:, | e )${article}${other}|${other}(?:, | e )${article}${name}`,
		'u',
	);
	return beside.test(sentence);
}

function claimsStation(text: string, station: string, state: AgendaState): boolean {
	const key = ` ${normalize(station)} `;
	return claims(text, state).some(
		(sentence) => !namesAnother(sentence, station) && ` ${normalize(sentence)} `.includes(key),
	);
}

function isStatedByLine({ facts, text }: OpenGame, station: string): boolean {
	return (
		facts.channels.length > 0 &&
		normalize(text).includes(normalize(station)) &&
		text.length < LONGEST_LINE
	);
}

/**
 * A page that names a single station and says that it shows games: the games without channels are
 * its own, as a guess. This does not apply if the page names the station line by line: it would
 * name it for the other games too.
 */
export function shareOnlyStation(text: string, state: AgendaState): void {
	const { games, known } = state;
	const open = games.filter(
		(game) =>
			game.facts.channels.length +
				game.under.channels.length +
				channelsOfAll(game, state).length ===
				0 && !game.facts.untelevised,
	);
	if (open.length === 0) return;
	const written = known.station(text);
	const station = onlyChannel(written, known.channel);
	if (
		station === null ||
		games.some((game) => isStatedByLine(game, station) && !open.includes(game)) ||
		!claimsStation(written, station, state)
	) {
		if (open.length === games.length && games.length > 1) shareClaimed(written, state);
		return;
	}
	for (const { facts } of open) {
		facts.channels = [{ name: station, include: [], exclude: [], note: null, ...facts.region }];
		facts.guessed = true;
	}
}
