/** The board and the followed competitions in the documentation of the JSON. */
export const gapsDocs = {
	board:
		'O que falta nos próximos dias: por competição e dia, os jogos esperados e os que há, com hora, canal e confirmação; as fontes; o que fazer agora',
	followed: 'As competições que o guia acompanha, e todas as que se podem escolher',
	changeFollowed:
		'Escolhe as competições que o guia acompanha; uma lista vazia volta ao automático',
} as const;
