/** Capitalises the first letter, for the start of a sentence. */
export function capital(text: string): string {
	return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}
