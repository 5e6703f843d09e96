import type { Board } from '#core/gaps/contract.ts';
import { isBlank } from '#core/gaps/find-gaps.ts';
import { boardCopy, dayWords } from './board.ts';
import { gapsPanelCopy } from './panel.ts';

type Cell = Board['competitions'][number]['days'][number];

/** 'sáb 28/11: 8 de 10, com hora 8, com canal 6, confirmados 5'. */
function cellText({ day, known, expected, drafts, ...counts }: Cell): string {
	const { withHour, withChannel, confirmed } = counts;
	const waiting = drafts === 0 ? '' : `, rascunhos ${drafts}`;
	return `${dayWords(day)}: ${gapsPanelCopy.known(known, expected)}, com hora ${withHour}, com canal ${withChannel}, confirmados ${confirmed}${waiting}`;
}

/** The coverage board as plain text. */
export function boardText({ days, competitions, sources, tasks, taskCount }: Board): string {
	const shown = competitions.filter((row) => !isBlank(row));
	const lines = shown.flatMap(({ name, unknown, days: cells }) => [
		unknown === null ? name : `${name} (${boardCopy.unknown[unknown]})`,
		...cells
			.filter(({ known, expected, drafts }) => known + drafts + (expected ?? 0) > 0)
			.map((cell) => `  ${cellText(cell)}`),
	]);
	const blank = competitions.length - shown.length;
	const bad = sources.filter(({ words }) => words !== null);
	return [
		gapsPanelCopy.board(days.length),
		...(lines.length === 0 ? [gapsPanelCopy.empty] : lines),
		...(blank === 0 ? [] : [gapsPanelCopy.blank(blank)]),
		'',
		`Fontes: ${sources.length}, com problema: ${bad.length}`,
		'',
		`${gapsPanelCopy.tasks}: ${taskCount}`,
		...tasks.map(({ words, address }, place) => `${place + 1}. ${words} (${address})`),
	].join('\n');
}
