/**
 * Titles and descriptions of the pages that are not about games. Separate from `seo.ts`, so that
 * the pages of a day do not load them.
 */
export const seoPagesCopy = {
	newsTitle: 'Notícias de transmissões',
	newsOf: (name: string) => `Notícias de ${name}: onde passa e o que mudou`,
	newsOfText: (name: string) =>
		`Notícias sobre ${name}: mudanças de horário, canais e onde assistir aos jogos.`,
	newsPage: (title: string, page: number) => `${title} (página ${page})`,
	news: 'Notícias sobre transmissões de futebol: mudanças de horário e de canal.',
	about: 'O que é o guia, de onde vêm as informações e como avisar de um erro.',
	terms: 'As regras de uso do guia de transmissões.',
	privacy: 'O que o site guarda, por quanto tempo e quais são os seus direitos.',
	login: 'Acesso da equipe que opera o guia.',
} as const;
