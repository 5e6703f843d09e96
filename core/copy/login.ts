/** Words of the sign-in page until accounts exist. */
export const loginCopy = {
	title: 'Entrar',
	lead: 'Área de operação',
	text: 'Para ver os jogos não é preciso ter conta. O acesso de quem opera o guia chega junto com a área de operação e ainda não está aberto.',
	back: 'Voltar aos jogos de hoje',
} as const;
