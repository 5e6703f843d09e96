import { access, changeAccess } from './access.ts';
import { account, changeAccount, endSession, ownData, signOutOthers } from './account.ts';
import { ARTICLE_ROUTES } from './article-routes.ts';
import { audit } from './audit.ts';
import { BOT_RUN_ROUTES } from './bot-runs.ts';
import { BOT_ROUTES } from './bots.ts';
import { brand, changeBrand } from './brand.ts';
import { CATALOGUE_ROUTES } from './catalogue.ts';
import { FEED_ROUTES } from './feeds.ts';
import {
	changeDeskViews,
	changeGames,
	deskSetup,
	listGames,
	purgeGamesRoute,
	undoGames,
} from './games-desk.ts';
import { dayTextRoute, exportGamesRoute } from './games-export.ts';
import {
	changeGame,
	checkGameRoute,
	game,
	gameRevisions,
	newGame,
	restoreGame,
} from './games-form.ts';
import { GAPS_ROUTES } from './gaps.ts';
import { IMPORT_ROUTES } from './importing/import-routes.ts';
import { me } from './me.ts';
import { newChannel, newCompetition, newTeam, pickers, usualChannels } from './names.ts';
import { NAMES_ROUTES } from './names-desk.ts';
import {
	changeOperatorRoute,
	invite,
	inviteAgain,
	listOperators,
	removeOperatorRoute,
	resetFactorOfOperator,
	signOutOperator,
} from './operators.ts';
import { overview } from './overview.ts';
import { PROVIDER_ROUTES } from './providers.ts';
import { REPORT_ROUTES } from './reports.ts';
import { SETUP_ROUTES } from './setup/setup-routes.ts';
import { changeSite, site } from './site.ts';
import { SOURCE_ROUTES } from './sources.ts';

/** Every route of the panel API. A test calls each one as every caller without permission. */
export const ADMIN_ROUTES = [
	me,
	overview,
	account,
	changeAccount,
	ownData,
	endSession,
	signOutOthers,
	listOperators,
	invite,
	inviteAgain,
	changeOperatorRoute,
	removeOperatorRoute,
	signOutOperator,
	resetFactorOfOperator,
	access,
	changeAccess,
	...PROVIDER_ROUTES,
	brand,
	changeBrand,
	site,
	changeSite,
	...SETUP_ROUTES,
	...FEED_ROUTES,
	...REPORT_ROUTES,
	...SOURCE_ROUTES,
	...CATALOGUE_ROUTES,
	...GAPS_ROUTES,
	audit,
	// Before `games/:id`, which would match these names as ids.
	exportGamesRoute,
	dayTextRoute,
	newGame,
	checkGameRoute,
	game,
	changeGame,
	gameRevisions,
	restoreGame,
	pickers,
	usualChannels,
	newTeam,
	newCompetition,
	newChannel,
	...NAMES_ROUTES,
	...ARTICLE_ROUTES,
	...IMPORT_ROUTES,
	listGames,
	changeGames,
	undoGames,
	purgeGamesRoute,
	deskSetup,
	changeDeskViews,
	...BOT_ROUTES,
	...BOT_RUN_ROUTES,
];
