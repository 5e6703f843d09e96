/** Terminal output for the person who starts the site. */
export const webCopy = {
	serving: (address: string) => `\nGuia de Jogos no ar em ${address}\nCtrl+C encerra.\n\n`,
	failed: (message: string) => `\nO site não pôde continuar: ${message}`,
} as const;
