import { paths } from '#core/site/paths.ts';

/** Id of the thanks on the page of a game: shown only as the target of an address. */
export const REPORT_THANKS = 'correcao-recebida';

/** Addresses of readers' reports. */
export const reportPaths = {
	/** POST: a form without script. */
	root: '/api/v1/correcoes',
	/** PUT: a report under an id that the browser chose. */
	report: (id: string) => `/api/v1/correcoes/${id}`,
	/** The page of the game after a report was sent without script. */
	received: (slug: string) => `${paths.game(slug)}#${REPORT_THANKS}`,
} as const;
