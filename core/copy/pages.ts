/** Words of the pages that are not about a game. Long texts stand in content/*.md. */
export const pagesCopy = {
	/** S8.04, literal. */
	unexpected: 'Unexpected Application Error!',
	unexpectedText: 'Algo deu errado do nosso lado. Tente de novo em instantes; o guia dos outros dias pode estar no ar.',
	tryAgain: 'Tentar de novo',
	toToday: 'Ver os jogos de hoje',
	toTomorrow: 'Jogos de amanhã',
	notFound: {
		code: '404',
		title: 'Página não encontrada',
		text: 'Bola fora: não há nada neste endereço. Procure por um time ou siga para o guia.',
	},
	gone: '410',
	searchLabel: 'Procurar time ou competição',
	searchSubmit: 'Procurar',
	updated: (day: string) => `Atualizado em ${day}`,
	contact: {
		some: (email: string) => `Escreva para [${email}](mailto:${email}).`,
		none: 'Este site ainda não publicou um endereço de contato. Enquanto ele não estiver aqui, nenhum dado além do registro de acesso descrito acima é guardado.',
	},
	controller: {
		some: (name: string) => `O responsável pelo tratamento é **${name}**.`,
		none: 'O responsável pelo tratamento é quem opera este endereço na internet.',
	},
} as const;
