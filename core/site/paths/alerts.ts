import { paths } from '#core/site/paths.ts';

/** Where a reader sees and cancels their alerts. */
export const alertsAnchor = 'avisos';
export const alertsPage = `${paths.preferences}#${alertsAnchor}`;

/** Addresses of the alert API: a browser saves its subscription there. */
export const alertPaths = {
	root: '/api/v1/alertas',
	/** The public key that a browser subscribes with. */
	key: '/api/v1/alertas/chave',
	/** The stored subscription of a browser. */
	question: '/api/v1/alertas/consulta',
} as const;
