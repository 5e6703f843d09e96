/** Operator texts about the fields of an article. */
export const articleCopy = {
	creditAddress: 'Escreva o endereço completo da fonte, começando com https://.',
	slugShape: 'Use só letras minúsculas sem acento, números e hífens, como em “final-da-copa”.',
	slugTaken: 'Este endereço já é de outra notícia. Escolha outro.',
	titleMissing: 'Escreva um título antes de publicar.',
	bodyMissing: 'Escreva o texto antes de publicar.',
	coverAltMissing: 'Descreva a imagem de capa para quem não a vê.',
	imageAltMissing: (count: number) =>
		count === 1
			? 'Uma imagem do texto está sem descrição. Descreva-a ou marque-a como decorativa.'
			: `${count} imagens do texto estão sem descrição. Descreva-as ou marque-as como decorativas.`,
	scheduleInPast: 'Escolha um horário que ainda não passou.',
	pictureMissing: 'Uma imagem desta notícia não está mais no servidor. Envie-a de novo.',
	wrongStep:
		'Esta notícia não está mais em uma situação em que isso se possa fazer. Recarregue a página.',
} as const;
