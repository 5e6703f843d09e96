/**
 * Words of the page of an error that no rule foresaw: apart from `pages.ts`, since the frame of
 * every page carries them.
 */
export const unexpectedCopy = {
	/** S8.04, literal. */
	title: 'Unexpected Application Error!',
	text: 'Algo deu errado do nosso lado. Tente de novo em instantes; o guia dos outros dias pode estar no ar.',
	requestId: (id: string) => `Código para avisar quem cuida do site: ${id}`,
	toToday: 'Ver os jogos de hoje',
} as const;
