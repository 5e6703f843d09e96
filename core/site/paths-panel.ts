import { DESTINATION_PARAMETER, paths, withQuery } from './paths.ts';

const settings = `${paths.admin}/configuracoes`;

/** Addresses of the panel (S2.08); all of them stand under `paths.admin`. */
export const panelPaths = {
	dashboard: paths.admin,
	games: `${paths.admin}/jogos`,
	newGame: `${paths.admin}/jogos/novo`,
	editGame: (gameId: string) => `${paths.admin}/jogos/editar/${gameId}`,
	importGames: `${paths.admin}/jogos/importar`,
	importBatch: (batchId: string) => `${paths.admin}/jogos/importar?lote=${batchId}`,
	bots: `${paths.admin}/bots`,
	bot: (botId: string) => `${paths.admin}/bots?bot=${botId}`,
	feeds: `${paths.admin}/rss`,
	curation: `${paths.admin}/noticias/curadoria`,
	articles: `${paths.admin}/noticias`,
	newArticle: `${paths.admin}/noticias/nova`,
	editArticle: (articleId: string) => `${paths.admin}/noticias/editar/${articleId}`,
	/** One's own account: name, password, second factor, sessions. */
	settings,
	brand: `${settings}/marca`,
	operators: `${settings}/operadores`,
	/** Password policy, who may make an account, providers. */
	access: `${settings}/acesso`,
	auditLog: `${settings}/registro`,
} as const;

/** Root of the panel's JSON. */
export const ADMIN_API = `${paths.api}/admin`;

/** The documentation of the JSON: for people, and for programs. */
export const docsPaths = { page: `${paths.api}/docs`, openApi: `${paths.api}/docs/openapi.json` } as const;

/** What a link in a mail, or the one that the first start prints, asks the sign-in page to do. The first five are the official client's words. */
export const SIGN_IN_ACTIONS = [
	'signIn',
	'resetPassword',
	'verifyEmail',
	'verifyAndChangeEmail',
	'revertSecondFactorAddition',
	'invite',
	'setup',
] as const;
export type SignInAction = (typeof SIGN_IN_ACTIONS)[number];

/**
 * The path, with its query, that finishes on the sign-in page what a mail or the first start began. The names of the parameters are the
 * official client's; `apiKey` is there because it recognises its own links by it.
 */
export function signInLink(action: SignInAction, code: string, options: { apiKey: string; destination?: string }): string {
	const query = new URLSearchParams({ mode: action, oobCode: code, apiKey: options.apiKey, lang: 'pt-BR' });
	if (options.destination !== undefined) query.set(DESTINATION_PARAMETER, options.destination);
	return withQuery(paths.login, query.toString());
}
