/** Replacements for settings in the long pages of content/*.md. */
export const longPagesCopy = {
	contact: {
		some: (email: string) => `Escreva para [${email}](mailto:${email}).`,
		none: 'Quem opera este site ainda não publicou um endereço de contato; ele aparecerá aqui.',
	},
	controller: {
		some: (name: string) => `O responsável pelo tratamento é **${name}**.`,
		none: 'O responsável pelo tratamento é quem opera este endereço na internet.',
	},
} as const;
