import { paths } from '#core/site/paths.ts';

/** Words of an alert that the service worker adds. */
export const alertActions = {
	stop: 'Parar avisos',
	unreadable: {
		title: 'Um jogo que você segue mudou',
		body: 'Veja os jogos de hoje no guia.',
		tag: 'guia',
		url: paths.today,
	},
} as const;
