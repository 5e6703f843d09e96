import { keysOf } from '#core/kit/keys.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { DESTINATION_PARAMETER, paths, withQuery } from '#core/site/paths.ts';
import { callPaths } from './machine.ts';

const settings = `${paths.admin}/configuracoes`;
/** The screen for teams, competitions and channels. */
export const names = `${paths.admin}/cadastros`;

/** Query parameters of that screen: the kind, the entry, and the search term. */
export const NAME_PARAMETERS = { kind: 'tipo', item: 'item', search: 'busca' } as const;
const NAME_KINDS: Record<PickerKind, string> = {
	team: 'times',
	competition: 'campeonatos',
	channel: 'canais',
};

/** The kind in an address; teams by default. */
export function nameKindOf(text: string | null): PickerKind {
	return keysOf(NAME_KINDS).find((kind) => NAME_KINDS[kind] === text) ?? 'team';
}

/** Addresses of the panel (S2.08), all below `paths.admin`. */
export const panelPaths = {
	dashboard: paths.admin,
	games: `${paths.admin}/jogos`,
	newGame: `${paths.admin}/jogos/novo`,
	editGame: (gameId: string) => `${paths.admin}/jogos/editar/${gameId}`,
	importGames: `${paths.admin}/jogos/importar`,
	/** What readers say is wrong. */
	reports: `${paths.admin}/jogos/avisos`,
	/** Teams, competitions and channels: the list of a kind, and one entry. */
	names: (kind: PickerKind) => `${names}?${NAME_PARAMETERS.kind}=${NAME_KINDS[kind]}`,
	name: (kind: PickerKind, id: string) =>
		`${names}?${NAME_PARAMETERS.kind}=${NAME_KINDS[kind]}&${NAME_PARAMETERS.item}=${encodeURIComponent(id)}`,
	importBatch: (batchId: string) => `${paths.admin}/jogos/importar?lote=${batchId}`,
	bots: `${paths.admin}/bots`,
	bot: (botId: string) => `${paths.admin}/bots?bot=${botId}`,
	feeds: `${paths.admin}/rss`,
	curation: `${paths.admin}/noticias/curadoria`,
	articles: `${paths.admin}/noticias`,
	newArticle: `${paths.admin}/noticias/nova`,
	editArticle: (articleId: string) => `${paths.admin}/noticias/editar/${articleId}`,
	/** The operator's own account: name, password, second factor, sessions. */
	settings,
	/** What a new guide still needs. */
	setup: `${settings}/inicio`,
	brand: `${settings}/marca`,
	operators: `${settings}/operadores`,
	/** Password policy, who may create an account, providers. */
	access: `${settings}/acesso`,
	/** Followed sources of games, and the catalogue. */
	sources: `${settings}/fontes`,
	auditLog: `${settings}/registro`,
} as const;

/** Root of the panel's JSON. */
export const ADMIN_API = `${callPaths.api}/admin`;

/** The API documentation: for people, and for programs. */
export const docsPaths = {
	page: `${callPaths.api}/docs`,
	openApi: `${callPaths.api}/docs/openapi.json`,
} as const;

/**
 * Actions of the sign-in page requested by a link in an e-mail, or by the link that the first start
 * prints. The first five are the official client's names.
 */
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
 * The path and query that complete, on the sign-in page, an action from an e-mail or the first
 * start. Parameter names are the official client's; it recognises its own links by `apiKey`.
 */
export function signInLink(
	action: SignInAction,
	code: string,
	options: { apiKey: string; destination?: string },
): string {
	const query = new URLSearchParams({
		mode: action,
		oobCode: code,
		apiKey: options.apiKey,
		lang: 'pt-BR',
	});
	if (options.destination !== undefined) query.set(DESTINATION_PARAMETER, options.destination);
	return withQuery(paths.login, query.toString());
}
