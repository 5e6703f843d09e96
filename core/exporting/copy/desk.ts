import type { ExportFormat } from '#core/exporting/contract.ts';
import { manyGames } from '#core/games/copy/desk.ts';

type Format = { format: ExportFormat; name: string; hint: string };

/** Texts of the export dialog. */
export const exportDeskCopy = {
	open: 'Exportar',
	title: 'Exportar jogos',
	/** Null = not counted yet. */
	what: (games: number | null) =>
		games === null
			? 'Todos os jogos do filtro que está na tela, na mesma ordem.'
			: games === 1
				? 'O jogo do filtro que está na tela.'
				: `Os ${manyGames(games)} do filtro que está na tela, na mesma ordem.`,
	searched: (term: string) => `Só o que a busca “${term}” encontra.`,
	nothing:
		'O filtro não encontra nenhum jogo: não há o que exportar. Mude o período ou limpe os filtros.',
	formatsLabel: 'Formatos',
	formats: [
		{ format: 'csv', name: 'CSV', hint: 'Tabela que abre no Excel e no Google Planilhas' },
		{ format: 'xlsx', name: 'Excel (.xlsx)', hint: 'Planilha com uma linha por jogo' },
		{
			format: 'json',
			name: 'JSON do guia',
			hint: 'Tudo o que o guia sabe; volta inteiro em Importar',
		},
		{ format: 'ics', name: 'Calendário (.ics)', hint: 'Para Google Agenda, Outlook e celular' },
	] as const satisfies readonly Format[],
	making: 'Preparando o arquivo…',
	made: (games: number, name: string) =>
		`${name}: ${manyGames(games)}. O arquivo está nos seus downloads.`,
	text: {
		title: 'Texto para WhatsApp',
		about:
			'Os jogos publicados de um dia que ainda vão acontecer, com hora e canais. Não depende do filtro.',
		day: 'Dia',
		make: 'Gerar texto',
		making: 'Gerando…',
		made: (games: number) => `Texto pronto: ${manyGames(games)}.`,
		nothing: 'Nenhum jogo publicado deste dia ainda vai acontecer: não há texto para copiar.',
		label: 'Texto do dia',
		copy: 'Copiar texto',
		copied: 'Copiado',
		send: 'Abrir no WhatsApp',
		sendHint: 'abre em outra aba',
	},
} as const;
