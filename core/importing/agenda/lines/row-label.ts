import { readLabel } from '#core/football-pt/words.ts';
import type { AgendaState } from '#core/importing/agenda/agenda-state.ts';
import { readChannelList } from '#core/importing/agenda/channels/channel-list.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';

/** '📺 Agenda de futebol' */
const TITLE = /^(?:agenda|jogos|futebol|programa[çc][ãa]o|guia|onde assistir)(?!\p{L})/iu;

/**
 * 'Onde passa o jogo? Guia desta quinta (19):' is a title, although it looks like a label with a
 * value.
 */
export function labelOf(row: string, { known }: AgendaState): ReturnType<typeof readLabel> {
	const label = readLabel(row);
	if (label?.kind !== 'channels' || !row.endsWith(':') || label.value === '') return label;
	return readChannelList(label.value, known.channel).known > 0 ? label : null;
}

/**
 * The label that a leading emoji stands for. An hour above the first sides is a heading, and so are
 * later ones.
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
