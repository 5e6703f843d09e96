import type { ReportOutcome } from '#core/reports/outcome.ts';
import type { ReportKind } from '#core/reports/report-kind.ts';
import { reportsTitle } from './title.ts';

/** The queue of readers' reports in the panel. */
export const reportPanelCopy = {
	title: reportsTitle,
	lead: 'O que leitores dizem que está errado, avisos iguais juntos. Confira na fonte antes de corrigir: a página do jogo diz ao leitor o que resultou.',
	empty: 'Nenhum aviso espera conferência.',
	more: (total: number) =>
		`Há ${total} avisos ao todo; os outros aparecem quando estes forem decididos.`,
	games: 'Voltar a Gerenciar Jogos',
	task: 'Confira agora',
	voices: (voices: number) =>
		voices === 1 ? '1 leitor' : `${voices} leitores de redes diferentes`,
	claims: {
		channel: (what: string) => `Canal: ${what}`,
		kickoff: (what: string) => `Horário: ${what}`,
		off: (what: string) => (what === '' ? 'Adiado ou cancelado' : `Adiado ou cancelado: ${what}`),
		other: (what: string) => what,
	} satisfies Record<ReportKind, (what: string) => string>,
	/** A report that names a kind, but not what is right. */
	unsaid: 'está errado (sem dizer o certo)',
	guide: (channels: string) => `No guia: ${channels}`,
	noChannel: 'sem canal',
	last: (moment: string) => `Último aviso: ${moment}`,
	notes: 'O que escreveram',
	edit: 'Corrigir o jogo',
	outcomes: {
		fixed: 'Já está corrigido',
		checked: 'Conferi: o guia está certo',
	} satisfies Record<ReportOutcome, string>,
	/** Name of an action among those of other games. */
	about: (action: string, title: string) => `${action}: ${title}`,
	done: {
		fixed: (title: string) => `${title}: a página diz que foi corrigido.`,
		checked: (title: string) => `${title}: a página diz que o guia está certo.`,
	} satisfies Record<ReportOutcome, (title: string) => string>,
} as const;
