/** What the person who runs the server reads about keys and the first administrator. */
export const identityCopy = {
	wrongKey:
		'Os segredos guardados no banco foram selados com outra chave. Ponha de volta a GUIA_KEY (ou o arquivo guia.key do DATA_DIR) de antes. ' +
		'Se ela se perdeu: npm run -s guia -- new-key (encerra todas as sessões e apaga os segundos fatores).',
} as const;
