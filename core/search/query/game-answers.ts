import type { ExpectedFacts } from '#core/answer/answer.ts';
import { answerFor } from '#core/answer/answer-for.ts';
import { answerGame } from '#core/answer/answer-game.ts';
import { lookOf } from '#core/answer/wording.ts';
import { markOf } from '#core/channels/channel-mark.ts';
import { audienceOf } from '#core/competitions/audience.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Names } from '#core/games/cards.ts';
import { audienceName } from '#core/games/copy/games.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game, Side } from '#core/games/game.ts';
import { isBehind, isLive } from '#core/games/game-rules.ts';
import { countOpenSlots, type OpenSlots } from '#core/games/open-slots.ts';
import { answeredParts, answeredWords } from '#core/search/copy/query.ts';
import type { GameSuggestion, Linked } from '#core/search/suggestion.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import { discOf } from '#core/teams/team-disc.ts';

type Asked = {
	/** The requested state, null = the country. */
	uf: Uf | null;
	/** UTC milliseconds. */
	now: number;
	/** What open channels show at the kickoff of a game outside `games`. */
	slots: OpenSlots;
	expected: ExpectedFacts | null;
	/** The requested day, on which its team does not play. */
	missed: string | null;
};

/** Turns a game into a suggestion with its answer. */
type ToSuggestion = (game: Game, asked: Asked) => Linked<GameSuggestion>;

/**
 * Creates the converter of games to suggestions; `games` = all loaded ones, where an open channel
 * may show a rival game.
 */
export function createToSuggestion(games: readonly Game[], names: Names): ToSuggestion {
	const atOnce = Map.groupBy(games, ({ kickoffAt }) => kickoffAt);
	const nameOf = ({ teamId, label }: Side) =>
		(teamId === null ? label : names.teams.get(teamId)?.shortName) || SIDE_UNDEFINED;
	const discOfSide = ({ teamId }: Side) => {
		const team = teamId === null ? undefined : names.teams.get(teamId);
		return team === undefined ? null : discOf(team);
	};
	return (game, { uf, now, slots: further, expected, missed }) => {
		const { slug, home, away, competitionId, day, kickoffAt } = game;
		const rivals =
			kickoffAt === null ? [] : (atOnce.get(kickoffAt) ?? []).filter(({ id }) => id !== game.id);
		const slots = new Map([...countOpenSlots([game, ...rivals], names.channels), ...further]);
		const facts = answerGame(game, { names, slots, rivals, expected });
		const competition = names.competitions.get(competitionId);
		const answer = answerFor(facts, uf, null, now);
		const parts = answeredParts(
			answer,
			{ day, kickoffAt, live: isLive(game, now), behind: isBehind(game, now), missed },
			dayOf(now),
			uf,
		);
		const lead = answer.lead === null ? undefined : names.channels.get(answer.lead.id);
		return {
			kind: 'game',
			id: slug,
			home: nameOf(home),
			away: nameOf(away),
			competition:
				competition === undefined
					? competitionId
					: audienceName(competition.shortName, audienceOf(competition)),
			day,
			kickoffAt,
			resposta: answeredWords(parts),
			told: parts,
			look: lookOf(lead),
			mark: lead === undefined ? '' : markOf(lead),
			discs: [discOfSide(home), discOfSide(away)],
			url: paths.game(slug),
		};
	};
}
