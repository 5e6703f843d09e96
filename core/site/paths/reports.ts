import { paths } from '#core/site/paths.ts';

/** Addresses of readers' reports. */
export const reportPaths = {
	/** POST: a form without script. */
	root: '/api/v1/correcoes',
	/** PUT: a report under an id that the browser chose. */
	report: (id: string) => `/api/v1/correcoes/${id}`,
	/** The form of a game as a page; with `RECEIVED` after a report was sent without script. */
	page: (slug: string) => `${paths.game(slug)}/correcao`,
	received: (slug: string) => `${paths.game(slug)}/correcao?recebida=1`,
} as const;
