import { keysOf } from '#core/kit/keys.ts';
import type { PickerKind } from '#core/names/pickers.ts';
import { DESTINATION_PARAMETER, paths, withQuery } from '#core/site/paths.ts';
import { callPaths } from './machine.ts';

const settings = `${paths.admin}/configuracoes`;
/** Where teams, competitions and channels are managed. */
export const names = `${paths.admin}/cadastros`;

/**
 * What the address of that screen says: of which kind, which one, and the word that is looked for.
 */
export const NAME_PARAMETERS = { kind: 'tipo', item: 'item', search: 'busca' } as const;
const NAME_KINDS: Record<PickerKind, string> = {
	team: 'times',
	competition: 'campeonatos',
	channel: 'canais',
};

/** The kind that an address names; teams where it names none. */
export function nameKindOf(text: string | null): PickerKind {
	return keysOf(NAME_KINDS).find((kind) => NAME_KINDS[kind] === text) ?? 'team';
}

/** Addresses of the panel (S2.08); all of them stand under `paths.admin`. */
export const panelPaths = {
	dashboard: paths.admin,
	games: `${paths.admin}/jogos`,
	newGame: `${paths.admin}/jogos/novo`,
	editGame: (gameId: string) => `${paths.admin}/jogos/editar/${gameId}`,
	importGames: `${paths.admin}/jogos/importar`,
	/** Teams, competitions and channels: the list of a kind, and one of them. */
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
	/** One's own account: name, password, second factor, sessions. */
	settings,
	brand: `${settings}/marca`,
	operators: `${settings}/operadores`,
	/** Password policy, who may make an account, providers. */
	access: `${settings}/acesso`,
	auditLog: `${settings}/registro`,
} as const;

/** Root of the panel's JSON. */
export const ADMIN_API = `${callPaths.api}/admin`;

/** The documentation of the JSON: for people, and for programs. */
export const docsPaths = {
	page: `${callPaths.api}/docs`,
	openApi: `${callPaths.api}/docs/openapi.json`,
} as const;

/**
 * What a link in a mail, or the one that the first start prints, asks the sign-in page to do. The
 * first five are the official client's words.
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
 * The path, with its query, that finishes on the sign-in page what a mail or the first start began.
 * The names of the parameters are the official client's; `apiKey` is there because it recognises
 * its own links by it.
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
