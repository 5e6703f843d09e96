/** Words of /preferencias around the choices themselves. */
export const preferencesCopy = {
	description: 'Escolha a sua UF, os seus canais, os seus times e o seu fuso. Fica só no seu navegador, sem conta.',
	text: [
		'Diga onde você está e o que você tem, e o guia responde o que dá para ver: marca os seus canais e os seus times, apaga um pouco o resto e põe a hora do seu fuso ao lado da de Brasília. Nada some da lista.',
		'As escolhas ficam só neste navegador, sem conta e sem cookies, e valem em todas as páginas. “Apagar tudo” desfaz tudo de uma vez.',
	],
	noScript:
		'As escolhas ficam no seu navegador, e para isso ele precisa de JavaScript, que está desligado. Sem ele o guia funciona do mesmo jeito: use os filtros da página do dia e as páginas de cada time, campeonato e canal, que dizem em que estados cada canal mostra o jogo.',
	loading: 'Carregando as escolhas…',
	today: 'Ver os jogos de hoje',
	privacy: 'O que fica no seu aparelho',
} as const;
