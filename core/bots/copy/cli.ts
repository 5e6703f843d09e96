import type { JobState } from '#core/bots/job.ts';
import { botPanelCopy } from './panel.ts';

type ListedBot = {
	id: string;
	name: string;
	enabled: boolean;
	schedule: string;
	next: string | null;
	state: JobState | null;
	error: string | null;
};

/** Texts of `guia jobs`. */
export const jobsCliCopy = {
	wrongAction:
		'Diga list para listar, run e um bot para executar, ou retry e uma execução para tentar de novo.',
	unknownBot: (ids: readonly string[]) => `Diga qual bot executar: ${ids.join(', ')}.`,
	unknownRun:
		'Diga qual execução tentar de novo: o código de uma que falhou de vez (guia jobs list).',
	workers: (count: number) =>
		count === 0 ? 'Nenhum processo está executando os bots.' : `${botPanelCopy.workers(count)}.`,
	bot: ({ id, name, enabled, schedule, next, state, error }: ListedBot) =>
		[
			`${id}: ${name}, ${enabled ? botPanelCopy.on : botPanelCopy.off}, ${schedule}`,
			next === null ? '' : botPanelCopy.next(next),
			state === null
				? botPanelCopy.never
				: `última: ${botPanelCopy.states[state]}${error === null ? '' : ` (${error})`}`,
		]
			.filter(Boolean)
			.join('; '),
	dead: (id: string, botId: string, error: string) =>
		`espera uma decisão: ${id} (${botId}): ${error}`,
} as const;
