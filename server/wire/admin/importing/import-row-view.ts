import type { ImportRowView } from '#core/importing/contract/imports.ts';
import { clockWords, hourReason } from '#core/importing/copy/hours.ts';
import type { DraftGame, DraftTeam } from '#core/importing/draft-game.ts';
import { markReading } from '#core/importing/highlight.ts';
import { dayOf, GUIDE_ZONE, timeOf } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createKnownGamesRepository } from '#server/importing/rows/known-games-repository.ts';
import { candidateOf, MOST_CANDIDATES } from './import-candidates.ts';

/** Rows as the grid shows them. */
export async function rowViews(
	db: Reader,
	rows: readonly ImportRow[],
	reference: Reference,
): Promise<ImportRowView[]> {
	const games = await createKnownGamesRepository(db).brief(
		rows.flatMap(({ gameId }) => gameId ?? []),
	);
	return rows.map((row) => {
		const {
			number,
			line,
			text,
			unread,
			action,
			reason,
			concern,
			decision,
			edited,
			result,
			revision,
			draft,
			gameId,
		} = row;
		const { confidence, diff, isDamaged } = row;
		return {
			...{
				number,
				line,
				text,
				unread,
				action,
				reason,
				concern,
				decision,
				edited,
				result,
				revision,
				confidence,
				diff,
				isDamaged,
			},
			issues: draft?.issues ?? [],
			reading: draft === null ? null : readingOf(draft, text, reference),
			game: gameId === null ? null : (games.get(gameId) ?? null),
		};
	});
}

function readingOf(
	draft: DraftGame,
	text: string,
	reference: Reference,
): NonNullable<ImportRowView['reading']> {
	const { round, venue, status, zone, kickoffAt } = draft;
	const local =
		kickoffAt === null ? { day: draft.date, time: null } : localOf(Date.parse(kickoffAt));
	const elsewhere =
		draft.time !== null && zone !== null && zone !== GUIDE_ZONE && local.time !== draft.time;
	const { name, competitionId } = draft.competition;
	return {
		...{
			...local,
			round,
			venue,
			status,
			written: elsewhere ? `${draft.time} (${clockWords(zone)})` : null,
		},
		hours: draft.hours === undefined ? null : hourReason(draft.hours, zone),
		...{ home: sideOf(draft.home, reference), away: sideOf(draft.away, reference) },
		competition: {
			name,
			id: competitionId,
			known:
				competitionId === null
					? null
					: (reference.competitions.get(competitionId)?.shortName ?? null),
		},
		channels: draft.broadcasts.map(({ channel, channelId, include, exclude }) => ({
			...{ name: channel, id: channelId, include, exclude },
			known: channelId === null ? null : (reference.channels.get(channelId)?.shortName ?? null),
		})),
		marks: markReading(text, draft),
	};
}

function localOf(instant: number): { day: string; time: string } {
	const { hour, minute } = timeOf(instant);
	return {
		day: dayOf(instant),
		time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
	};
}

function sideOf({ name, teamId, candidates }: DraftTeam, reference: Reference) {
	const known = teamId === null ? null : (reference.teams.get(teamId)?.shortName ?? null);
	return {
		name,
		id: teamId,
		known,
		candidates: candidates
			.slice(0, MOST_CANDIDATES)
			.flatMap((id) => candidateOf('team', id, reference) ?? []),
	};
}
