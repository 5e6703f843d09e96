import type { Broadcast, Coverage } from '#core/games/broadcast.ts';
import { tidyCoverage } from '#core/games/coverage/coverage-rules.ts';
import type { Game, GameStatus, Publication } from '#core/games/game.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { type MoveProblem, moveGame } from './move-game.ts';

/** Actions on many games at once. */
export type BulkAction =
	| { kind: 'publication'; publication: Publication }
	| { kind: 'status'; status: GameStatus }
	/** Calendar days in the game's own zone, then minutes. */
	| { kind: 'move'; days: number; minutes: number }
	| {
			kind: 'add-channel';
			channelId: string;
			state: 'confirmed' | 'usual' | 'unconfirmed';
			coverage: Coverage;
	  }
	| { kind: 'remove-channel'; channelId: string }
	/** An operator rechecked the sources: marks every channel as verified now. */
	| { kind: 'verify' }
	| { kind: 'trash' }
	| { kind: 'restore' };

/** Why a game was left unchanged. 'same': the action would change nothing. */
type BulkProblem = 'same' | 'in-trash' | 'not-in-trash' | MoveProblem;

/** A game after an action, or why it does not apply. `now` in UTC milliseconds. */
export function applyAction(
	game: Game,
	action: BulkAction,
	now: number,
): Result<Game, BulkProblem> {
	if (action.kind === 'restore')
		return game.deletedAt === null ? fail('not-in-trash') : ok({ ...game, deletedAt: null });
	if (game.deletedAt !== null) return fail('in-trash');
	switch (action.kind) {
		case 'publication':
			return game.publication === action.publication
				? fail('same')
				: ok({ ...game, publication: action.publication });
		case 'status':
			return game.status === action.status ? fail('same') : ok({ ...game, status: action.status });
		case 'move':
			return moveGame(game, action);
		case 'add-channel':
			return addChannel(game, action, now);
		case 'remove-channel':
			return removeChannel(game, action.channelId);
		case 'verify':
			return verify(game, now);
		case 'trash':
			return ok({ ...game, deletedAt: now });
	}
}

/** An existing channel takes the new values; "sem transmissão" is dropped, as there is one now. */
function addChannel(
	game: Game,
	{ channelId, state, coverage }: Extract<BulkAction, { kind: 'add-channel' }>,
	now: number,
): Result<Game, BulkProblem> {
	const known = game.broadcasts.find((broadcast) => broadcast.channelId === channelId);
	const tidy = tidyCoverage(coverage);
	if (known?.state === state && JSON.stringify(known.coverage) === JSON.stringify(tidy))
		return fail('same');
	const none: Omit<Broadcast, 'state' | 'coverage'> = {
		channelId,
		link: null,
		note: null,
		source: null,
		verifiedAt: null,
	};
	const added: Broadcast = {
		...(known ?? none),
		state,
		coverage: tidy,
		verifiedAt: state === 'confirmed' ? now : (known?.verifiedAt ?? null),
	};
	const others = game.broadcasts.filter((broadcast) => broadcast.state !== 'none');
	const broadcasts =
		known === undefined
			? [...others, added]
			: others.map((broadcast) => (broadcast === known ? added : broadcast));
	return ok({ ...game, broadcasts });
}

function removeChannel(game: Game, channelId: string): Result<Game, BulkProblem> {
	const broadcasts = game.broadcasts.filter((broadcast) => broadcast.channelId !== channelId);
	return broadcasts.length === game.broadcasts.length ? fail('same') : ok({ ...game, broadcasts });
}

function verify(game: Game, now: number): Result<Game, BulkProblem> {
	if (game.broadcasts.length === 0) return fail('same');
	return ok({
		...game,
		broadcasts: game.broadcasts.map((broadcast) => ({ ...broadcast, verifiedAt: now })),
	});
}
