import type { DeskRow } from '#core/games/contract/desk.ts';
import { kickoffSentence, warningWords } from '#core/games/copy/quality.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game, Side } from '#core/games/game.ts';
import type { QualityWarning } from '#core/games/quality/warning.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { checkQuality, type QualityReport } from './check-quality.ts';

/** Games as desk rows, in input order, with names and warnings. */
export async function deskRows(
	db: Reader,
	games: readonly Game[],
	reference: Reference,
): Promise<DeskRow[]> {
	return toRows(games, await checkQuality(db, games, reference), reference);
}

/** The same from an existing report. */
function toRows(games: readonly Game[], report: QualityReport, reference: Reference): DeskRow[] {
	const words = warningWordsOf(report, reference);
	return games.map((game, place) => ({
		...game,
		homeName: sideName(game.home, reference),
		awayName: sideName(game.away, reference),
		competitionName:
			reference.competitions.get(game.competitionId)?.shortName ?? game.competitionId,
		warnings: (report.warnings[place] ?? []).map((warning) => ({
			...{ kind: warning.kind, text: words(warning), gameId: otherGame(warning) },
		})),
	}));
}

/** Renders the warnings of a report as sentences. */
export function warningWordsOf(
	{ around }: Pick<QualityReport, 'around'>,
	reference: Reference,
): (warning: QualityWarning) => string {
	const names = {
		team: (id: string) => reference.teams.get(id)?.shortName ?? id,
		channel: (id: string) => reference.channels.get(id)?.shortName ?? id,
		game(id: string) {
			const game = around.get(id);
			return game === undefined ? id : `${gameTitle(game, reference)}, ${kickoffSentence(game)}`;
		},
	};
	return (warning) => warningWords(warning, names);
}

/** 'Flamengo x Palmeiras'. */
export function gameTitle(
	{ home, away }: Pick<Game, 'home' | 'away'>,
	reference: Reference,
): string {
	return `${sideName(home, reference)} x ${sideName(away, reference)}`;
}

function sideName({ teamId, label }: Side, { teams }: Reference): string {
	return (
		(teamId === null ? null : (teams.get(teamId)?.shortName ?? teamId)) ??
		(label?.trim() || SIDE_UNDEFINED)
	);
}

function otherGame(warning: QualityWarning): string | null {
	return 'gameId' in warning ? warning.gameId : null;
}
