/** Texts of /preferencias around the choices themselves. */
export const preferencesCopy = {
	description:
		'Escolha a sua UF, os seus canais, os seus times e o seu fuso. Fica só no seu navegador, sem conta.',
	text: [
		'O guia diz, em cada jogo, o que passa no seu estado e em qual dos seus canais você assiste, marca os seus times e põe a hora do seu fuso ao lado da de Brasília. Nada some da lista.',
		'As escolhas ficam só neste navegador, sem conta e sem cookies, e valem em todas as páginas; só com avisos ligados o seu estado vai ao guia. “Apagar tudo” desfaz tudo, menos os avisos, que se desligam na parte deles.',
	],
	noScript:
		'As escolhas ficam no seu navegador, e para isso ele precisa de JavaScript, que está desligado. Sem ele o guia funciona do mesmo jeito: use os filtros da página do dia e escolha o seu estado na página de cada jogo; a escolha fica no endereço e segue com os links. Cada time, campeonato e canal tem o seu calendário na própria página.',
	today: 'Ver os jogos de hoje',
	privacy: 'O que fica no seu aparelho',
} as const;
