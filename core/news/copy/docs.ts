/** The documentation of the JSON of the news desk. */
export const articleDocs = {
	area: 'Notícias',
	summaries: {
		list: 'Uma página de notícias por filtro, com as contagens de cada situação',
		create: 'Cria um rascunho',
		read: 'Uma notícia inteira: a cópia de trabalho, o que os leitores têm e o que falta para publicar',
		save: 'Grava a cópia de trabalho; o que os leitores têm não muda',
		step: 'Publica, publica alterações, agenda, despublica, arquiva, manda à lixeira ou restaura',
		bulk: 'O mesmo passo em várias notícias',
		revisions: 'As versões guardadas de uma notícia',
		revision: 'Uma versão guardada, inteira',
		restore: 'A cópia de trabalho volta a uma versão guardada',
		picture: 'O arquivo por trás de uma imagem enviada',
		games: 'Jogos por termo ou por id, como estão agora',
		day: 'Os jogos publicados de um dia',
		views: 'As próprias visões de uma tela: filtros com nome',
		changeViews: 'Grava as próprias visões de uma tela',
		preview: 'A página de uma notícia como ficaria com a cópia de trabalho',
	},
} as const;
