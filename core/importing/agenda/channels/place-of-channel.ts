import { readRegion } from '#core/football-pt/coverage-words.ts';
import { type AgendaState, lastGame } from '#core/importing/agenda/agenda-state.ts';
import { normalize } from '#core/search/normalize.ts';

const SHOWN_IN =
	/^(\p{L}[\p{L}\d+! ]{1,30}?) (?:(?:s[óo]|apenas|somente) )?(?:em|para)\s?:?\s+(.{2,120})$/iu;

/**
 * 'Globo em: RJ e MG' below a game on Globo: the region where it is shown. Returns false for other
 * lines.
 */
export function readPlaceOfChannel(row: string, state: AgendaState): boolean {
	const [, name = '', places = ''] = SHOWN_IN.exec(row) ?? [];
	const shown = lastGame(state)?.facts.channels.find(
		(channel) => normalize(channel.name) === normalize(name),
	);
	const region = shown === undefined ? null : readRegion(places);
	if (shown === undefined || region === null || region.include.length + region.exclude.length === 0)
		return false;
	shown.include.push(...region.include);
	shown.exclude.push(...region.exclude);
	return true;
}
