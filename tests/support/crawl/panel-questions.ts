import { EXPORT_FORMATS } from '#core/exporting/contract.ts';
import { PICKER_KINDS } from '#core/names/pickers.ts';
import { VIEW_SCREENS } from '#core/news/contract/screen-views.ts';

/** Ids of records to ask for; of the single ones the first of its kind. */
export type PanelRecords = Record<
	'today' | 'game' | 'article' | 'import' | 'team' | 'competition' | 'channel',
	string
> &
	Record<'bots' | 'previews' | 'runs' | 'sources', string[]>;

/**
 * How the addresses are spelled that must be told of what: a record, a kind, a day. Every other one
 * is asked for as it stands in the table of routes.
 */
export const PANEL_QUESTIONS: Record<string, (records: PanelRecords) => string[]> = {
	'articles/:id': ({ article }) => [`articles/${article}`],
	'articles/:id/revisions': ({ article }) => [`articles/${article}/revisions`],
	'articles/:id/revisions/:revision': ({ article }) => [`articles/${article}/revisions/1`],
	'articles/:id/preview': ({ article }) => [`articles/${article}/preview`],
	'articles/games': ({ game }) => ['articles/games?term=fla', `articles/games?ids=${game}`],
	'articles/day': ({ today }) => [`articles/day?day=${today}`],
	'bots/:id/runs': ({ bots }) => bots.map((id) => `bots/${id}/runs`),
	'bots/:id/preview': ({ previews }) => previews.map((id) => `bots/${id}/preview`),
	'bots/schedule': () => ['bots/schedule?cron=0+9+*+*+*', 'bots/schedule?cron=tarde'],
	'bot-runs/:id': ({ runs }) => runs.map((id) => `bot-runs/${id}`),
	'games/:id': ({ game }) => [`games/${game}`],
	'games/:id/revisions': ({ game }) => [`games/${game}/revisions`],
	'games/export': () => EXPORT_FORMATS.map((format) => `games/export?format=${format}`),
	'games/day-text': ({ today }) => [`games/day-text?dia=${today}`],
	'imports/:id': (records) => [`imports/${records.import}`],
	'imports/:id/rows': (records) => [`imports/${records.import}/rows`],
	'sources/:id/checks': ({ sources }) => sources.map((id) => `sources/${id}/checks`),
	names: () => PICKER_KINDS.map((kind) => `names?kind=${kind}`),
	pickers: () => PICKER_KINDS.map((kind) => `pickers?kind=${kind}&q=s`),
	'teams/:id': ({ team }) => [`teams/${team}`],
	'competitions/:id': ({ competition }) => [`competitions/${competition}`],
	'channels/:id': ({ channel }) => [`channels/${channel}`],
	'usual-channels': ({ competition, team }) => [
		`usual-channels?competitionId=${competition}&homeId=${team}`,
	],
	'views/:screen': () => VIEW_SCREENS.map((screen) => `views/${screen}`),
};
