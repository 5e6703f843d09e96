import type { Channel } from '#core/channels/channel.ts';
import { changeWords } from '#core/games/copy/changes.ts';
import type { ChangeKind, Game, Side } from '#core/games/game.ts';
import { CHANGE_KINDS } from '#core/games/game.ts';
import { gameTitle } from '#core/games/game-title.ts';
import { readKickoffFact } from '#core/games/kickoff-move.ts';
import type { DescribedChange } from '#core/live/contract.ts';
import type { Team } from '#core/teams/team.ts';
import type { Change } from './change.ts';
import { changeText } from './copy.ts';

type DescribingNames = {
	teams: ReadonlyMap<string, Pick<Team, 'shortName'>>;
	channels: ReadonlyMap<string, Pick<Channel, 'shortName'>>;
};

type ChangeStates = Pick<Change, 'kind' | 'before' | 'after'>;

/**
 * A change of a game as readers see it, on an open page or as an alert; null for one without a
 * game, and for a score, which no alert and no open page says. `game` = its current state.
 */
export function describeChange(
	change: ChangeStates,
	game: Pick<Game, 'id' | 'slug' | 'revision' | 'home' | 'away'>,
	names: DescribingNames,
): DescribedChange | null {
	if (!isOfGame(change.kind) || change.kind === 'result') return null;
	const { id, slug, revision } = game;
	const kind = change.kind === 'publication' ? publicationKind(change.after) : change.kind;
	const said = changeText(gameTitle(game, names.teams), kind, wordsOf({ ...change, kind }, names));
	return { id, slug, revision, kind: change.kind, said };
}

function isOfGame(kind: Change['kind']): kind is ChangeKind {
	return CHANGE_KINDS.some((known) => known === kind);
}

/** To readers, a published draft is a new game, and an unpublished one has left the guide. */
function publicationKind(after: unknown): ChangeKind {
	return after === 'draft' ? 'removed' : 'created';
}

const WITHOUT_STATES: readonly ChangeKind[] = ['created', 'removed', 'restored'];

function wordsOf(
	{ kind, before, after }: ChangeStates & { kind: ChangeKind },
	{ teams, channels }: DescribingNames,
) {
	if (WITHOUT_STATES.includes(kind)) return { before: null, after: null };
	if (kind === 'teams') return { before: sidesOf(before, teams), after: sidesOf(after, teams) };
	const isFirstHour = kind === 'kickoff' && isOpen(before) && !isOpen(after);
	return changeWords(
		{ kind, before: isFirstHour ? null : before, after },
		(id) => channels.get(id)?.shortName ?? id,
	);
}

/** A first hour is an announcement, not a move. */
function isOpen(fact: unknown): boolean {
	return readKickoffFact(fact)?.kickoffAt === null;
}

function sidesOf(value: unknown, teams: DescribingNames['teams']): string | null {
	const { home, away } = (value ?? {}) as { home?: Side; away?: Side };
	return home === undefined || away === undefined ? null : gameTitle({ home, away }, teams);
}
