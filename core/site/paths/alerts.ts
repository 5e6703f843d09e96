import { paths } from '#core/site/paths.ts';

/** Where a reader sees what they are told of, and stops it. */
export const alertsAnchor = 'avisos';
export const alertsPage = `${paths.preferences}#${alertsAnchor}`;

/** Addresses under which a browser keeps what it wants to be told of. */
export const alertPaths = {
	root: '/api/v1/alertas',
	/** The public key that a browser subscribes with. */
	key: '/api/v1/alertas/chave',
	/** What is kept of a browser. */
	question: '/api/v1/alertas/consulta',
} as const;
