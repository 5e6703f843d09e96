/**
 * Texts of the page for unexpected errors. Separate from `pages.ts`, because the frame of every
 * page loads them.
 */
export const unexpectedCopy = {
	/** S8.04, literal. */
	title: 'Unexpected Application Error!',
	text: 'Algo deu errado do nosso lado. Tente de novo em instantes; o guia dos outros dias pode estar no ar.',
	requestId: (id: string) => `Código para avisar quem cuida do site: ${id}`,
	toToday: 'Ver os jogos de hoje',
} as const;
