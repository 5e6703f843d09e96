import type { DraftTeam } from '#core/importing/draft-game.ts';
import type { RowAction } from '#core/importing/import-row.ts';
import type { Reference } from '#server/guide-data.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';

/** A game with the names of the guide, or those of the source where the guide knows none. */
export type ExampleGame = {
	competition: string;
	home: string;
	away: string;
	/** YYYY-MM-DD; null = not told. */
	day: string | null;
	/** UTC milliseconds; null = the hour is open. */
	kickoffAt: number | null;
	channels: string[];
	action: RowAction;
};

const MOST = 5;

/** The first games of a reading that an import would write, else the first ones. */
export function exampleGames(rows: readonly ImportRow[], reference: Reference): ExampleGame[] {
	const news = rows.filter(({ action }) => action === 'create' || action === 'change');
	const shown = news.length > 0 ? news : rows;
	return shown
		.flatMap(({ draft, action }) =>
			draft === null ? [] : [{ ...named(draft, reference), action }],
		)
		.slice(0, MOST);
}

function named(
	{ competition, home, away, date, kickoffAt, broadcasts }: NonNullable<ImportRow['draft']>,
	{ competitions, teams, channels }: Reference,
): Omit<ExampleGame, 'action'> {
	const side = ({ teamId, name }: DraftTeam) => teams.get(teamId ?? '')?.shortName ?? name;
	return {
		competition:
			competitions.get(competition.competitionId ?? '')?.shortName ?? competition.name ?? '',
		...{ home: side(home), away: side(away), day: date },
		kickoffAt: kickoffAt === null ? null : Date.parse(kickoffAt),
		channels: broadcasts.map(
			({ channelId, channel }) => channels.get(channelId ?? '')?.shortName ?? channel,
		),
	};
}
