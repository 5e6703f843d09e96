const COUNTED = {
	image: 'imagens',
	gameBlock: 'blocos de jogo',
	dayBlock: 'blocos de dia',
} as const;

/** Why the body of an article is refused. */
export const articleDocumentCopy = {
	unknownNode: (name: string) =>
		name === ''
			? 'O texto tem um trecho que o guia não reconhece.'
			: `O texto tem um bloco que o guia não aceita: “${name}”.`,
	unknownMark: (name: string) =>
		name === ''
			? 'O texto tem uma formatação que o guia não reconhece.'
			: `O texto tem uma formatação que o guia não aceita: “${name}”.`,
	tooDeep: (most: number) =>
		`O texto tem listas, citações ou tabelas umas dentro das outras demais: o máximo são ${most} níveis.`,
	tooMany: (most: number) =>
		`O texto tem trechos demais: o máximo são ${most}. Divida a notícia em duas.`,
	tooLong: (most: number) =>
		`O texto é longo demais: o máximo são ${most} caracteres. Divida a notícia em duas.`,
	tooManyOf: (what: keyof typeof COUNTED, most: number) =>
		`Uma notícia pode ter no máximo ${most} ${COUNTED[what]}.`,
	headingLevel: 'Os títulos dentro do texto vão do nível 2 ao 4.',
	badLink: (href: string) =>
		`O link “${href}” não serve: use um endereço http, https ou mailto, ou uma página deste site (/…).`,
	imageWithoutFile: 'Uma imagem do texto não foi enviada para o guia. Envie a imagem pelo editor.',
	gameMissing: 'Um bloco de jogo está sem jogo. Escolha o jogo ou remova o bloco.',
	badDay: 'Um bloco de dia está sem uma data válida.',
} as const;
