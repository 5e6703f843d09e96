import type { AlertKind } from '#core/alerts/alert-kinds.ts';
import { countGames } from '#core/games/copy/games.ts';

/** Texts of the alerts. */
export const alertCopy = {
	soon: (title: string, minutes: number) => `${title} começa em ${minutes} min.`,
	day: (games: number) => `Seus jogos de hoje: ${countGames(games)}`,
	more: (games: number) => `e mais ${games}`,
	/** The reason for an alert; `names` = the followed names. */
	why: (names: readonly string[]) =>
		names.length === 0 ? 'Você segue este jogo.' : `Você segue ${names.join(' e ')}.`,
	kinds: {
		moved: 'Mudou a hora ou o dia',
		channel: 'Canal anunciado ou trocado no meu estado',
		off: 'Adiado, cancelado ou confirmado de novo',
		soon: 'Começa em 15 minutos',
		day: 'Meus jogos do dia, às 8h',
	} satisfies Record<AlertKind, string>,
} as const;

/** Why a browser's subscription could not be stored. */
export const alertProblems = {
	unreadable: 'O pedido de avisos chegou incompleto. Recarregue a página e tente de novo.',
	elsewhere: 'Os avisos só podem ser pedidos nas páginas deste guia.',
	stranger: 'Este aparelho mudou de chaves. Desligue os avisos e ligue de novo.',
	full: 'O guia não aceita mais aparelhos por enquanto. Tente de novo outro dia.',
	none: 'Este aparelho não tem avisos guardados.',
	unable: 'Os avisos estão fora do ar neste guia.',
} as const;
