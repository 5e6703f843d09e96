import { readLabel } from '#core/football-pt/words.ts';
import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';

/** '📺 Agenda de futebol' */
const TITLE = /^(?:agenda|jogos|futebol|programa[çc][ãa]o|guia|onde assistir)(?!\p{L})/iu;

/** 'Onde passa o jogo? Guia desta quinta (19):' asks and answers nothing: a title. */
export function labelOf(row: string, { known }: AgendaState): ReturnType<typeof readLabel> {
	const label = readLabel(row);
	if (label?.kind !== 'channels' || !row.endsWith(':') || label.value === '') return label;
	return readChannelList(label.value, known.channel).known > 0 ? label : null;
}

/**
 * What the sign before a line says of it. An hour above the first sides is a heading, and so is
 * each that follows.
 */
export function markOf(
	{ mark, text }: AgendaLine,
	row: string,
	{ games, hoursLead }: AgendaState,
): ReturnType<typeof readLabel> {
	if (mark === null || row !== text || TITLE.test(row)) return null;
	if (mark === 'time' && (games.length === 0 || hoursLead)) return null;
	return { kind: mark, value: row };
}
