import type { Checkup } from '#core/installation/checkup.ts';

const number = new Intl.NumberFormat('pt-BR');

/** Texts about the check of all stored data. */
export const checkupCopy = {
	title: 'Dados guardados',
	never: 'A primeira verificação dos dados ainda não foi feita: ela roda toda noite.',
	last: (moment: string, rows: number) =>
		`Última verificação: ${moment}, ${number.format(rows)} registros lidos.`,
	fine: 'Tudo em ordem.',
	read: (rows: number) => `${number.format(rows)} registros lidos`,
	bots: 'Ver o bot Verificação',
} as const;

/** The findings, one sentence each; empty where everything is in order. */
export function checkupProblems({
	integrity,
	damaged,
}: Pick<Checkup, 'integrity' | 'damaged'>): string[] {
	const file =
		integrity === null
			? []
			: [
					`O arquivo do banco está danificado (${integrity}): restaure o backup mais recente com guia restore.`,
				];
	const records = damaged.map(({ table, count, first }) => {
		const words =
			count === 1
				? '1 registro não pode ser lido'
				: `${number.format(count)} registros não podem ser lidos`;
		return `Em ${table}, ${words}${first === null ? '' : ` (o primeiro: ${first})`}.`;
	});
	return [...file, ...records];
}
