type Link = { title: string; address: string; text: string };

/**
 * The page that introduces this site to language models (llmstxt.org): a heading, a summary, and
 * links.
 */
export const llmsCopy = {
	summary:
		'Guia de transmissões de futebol no Brasil: a que horas é cada jogo (horário de Brasília) e em que canal passa.',
	notes: [
		'Calendários (.ics), textos e JSON dizem numa frase onde assistir a cada jogo; só canais confirmados são ditos como certos, e o que é de graça vem antes.',
		'Cada jogo, dia, time, campeonato e canal tem um calendário: o endereço da página seguido de .ics. Vários juntos: /agenda.ics?times=…&campeonatos=…&canais=…; estado=sp dá as respostas de um estado.',
		'Jogos sem canal anunciado aparecem como “transmissão a confirmar”, e depois de jogados como “canal não registrado”; nenhum canal é adivinhado.',
		'Horários e canais são de responsabilidade das emissoras e podem mudar sem aviso prévio.',
	],
	pagesHeading: 'Páginas',
	dataHeading: 'Dados',
	today: { title: 'Jogos de hoje', text: 'todos os jogos do dia, com hora e canais' },
	tomorrow: { title: 'Jogos de amanhã', text: 'os jogos do dia seguinte' },
	live: { title: 'Ao vivo', text: 'o que está rolando e o que começa na próxima hora' },
	free: { title: 'De graça', text: 'jogos de hoje e amanhã com canal grátis confirmado' },
	week: { title: 'Semana', text: 'os jogos mais importantes de cada um dos próximos sete dias' },
	teams: { title: 'Times', text: 'próximos jogos e onde costumam passar' },
	competitions: { title: 'Campeonatos', text: 'jogos de cada competição' },
	channels: { title: 'Canais', text: 'o que cada canal mostra' },
	about: { title: 'Sobre', text: 'de onde vêm as informações' },
	news: { title: 'Notícias', text: 'mudanças de horário e de transmissão, com a fonte' },
	feed: { title: 'Notícias em RSS', text: 'as mais recentes, com o texto inteiro' },
	sitemap: { title: 'Mapa do site', text: 'endereço de cada jogo, por mês' },
	link: ({ title, address, text }: Link) => `- [${title}](${address}): ${text}`,
} as const;
