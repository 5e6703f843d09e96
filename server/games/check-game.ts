import type { GameChangeInput, GameWarning } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import { readGameFacts } from '#core/games/game-facts.ts';
import type { QualityWarning } from '#core/games/quality/warning.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { GuideData } from '#server/guide-data.ts';
import { checkQuality } from './desk/check-quality.ts';
import { warningWordsOf } from './desk/desk-rows.ts';

/** Id for a game that is not stored yet. */
const NEW = 'new';

/**
 * Warnings about a game while it is edited, each with its field. They never block a save. A game
 * that fails validation has no warnings. `id` = the stored game being edited; `now` in UTC
 * milliseconds.
 */
export async function checkGame(
	{ db, data }: { db: AppDatabase; data: Pick<GuideData, 'games' | 'reference'> },
	{ id, change }: { id: string | null; change: GameChangeInput },
	now: number,
): Promise<GameWarning[]> {
	const reference = await data.reference();
	const facts = readGameFacts(change, { names: reference, now });
	if (!facts.ok) return [];
	const stored = id === null ? null : await data.games.byId(id);
	const isSameStart = stored?.day === facts.value.day && stored.kickoffAt === facts.value.kickoffAt;
	const game = {
		...facts.value,
		id: stored?.id ?? NEW,
		...damageOf(stored),
		kickoffText: isSameStart ? stored.kickoffText : null,
	};
	const report = await checkQuality(db.kysely, [game], reference);
	const words = warningWordsOf(report, reference);
	return (report.warnings[0] ?? []).map((warning) => ({
		field: fieldOf(warning, game),
		text: words(warning),
		gameId: otherGame(warning),
	}));
}

function damageOf(stored: Game | null): Pick<Game, 'damage'> {
	return stored?.damage === undefined ? {} : { damage: stored.damage };
}

function fieldOf(warning: QualityWarning, { home }: Pick<GameChangeInput, 'home'>): string {
	switch (warning.kind) {
		case 'duplicate':
		case 'damaged':
			return 'game';
		case 'team-twice':
			return warning.teamId === home.teamId ? 'home' : 'away';
		case 'channel-clash':
			return `channel:${warning.channelId}`;
		case 'day-text':
			return 'date';
		case 'odd-minute':
			return 'time';
		case 'foreign-venue':
			return 'venue';
	}
}

function otherGame(warning: QualityWarning): string | null {
	return 'gameId' in warning ? warning.gameId : null;
}
