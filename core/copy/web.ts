/** Terminal output for the person who starts the site. */
export const webCopy = {
	serving: (address: string) => `\nGuia de Jogos no ar em ${address}\nCtrl+C encerra.\n\n`,
	crashLoop:
		'\nOs processos do site caem logo depois de começar: o site foi encerrado. O registro diz por quê.\n',
	failed: (message: string) => `\nO site não pôde continuar: ${message}`,
} as const;
