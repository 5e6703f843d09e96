/** Texts of the question for the reader's state, where an answer depends on it. */
export const stateAsk = {
	/** Its name in the list of stored data. */
	short: 'Pergunta do estado',
	question: 'Em que estado você assiste?',
	choose: 'Escolha o estado',
	answer: 'Ver o que passa aí',
	decline: 'Agora não',
	/** `{UF}` = the code of the state. */
	notIn: 'não estou em {UF}',
} as const;
