import { paths } from '#core/site/paths.ts';

/** Texts that the service worker adds to alerts. */
export const alertActions = {
	stop: 'Parar avisos',
	unreadable: {
		title: 'Um jogo que você segue mudou',
		body: 'Veja os jogos de hoje no guia.',
		tag: 'guia',
		url: paths.today,
	},
} as const;
