import { Conflict, type ConflictRow } from '#app/admin/ui/conflict.tsx';
import type { GameNames, GameRecord } from '#core/admin/game-form.ts';
import { typedFacts, typedNames } from '#core/admin/preview-game.ts';
import type { TypedGame } from '#core/admin/typed-game.ts';
import { gameLines } from '#core/copy/game-lines.ts';

type GameConflictProps = {
	typed: TypedGame;
	current: GameRecord;
	/** Saves what was typed over the present revision. */
	onKeep(revision: number): void;
	onTake(current: GameRecord): void;
	onClose(): void;
};

/** Somebody else saved this game first: both versions field by field. */
export function GameConflict({ typed, current, onKeep, onTake, onClose }: GameConflictProps) {
	return (
		<Conflict rows={compare(typed, current)} onKeep={() => onKeep(current.revision)} onTake={() => onTake(current)} onClose={onClose} />
	);
}

function compare(typed: TypedGame, current: GameRecord): ConflictRow[] {
	const facts = typedFacts(typed, current.updatedAt);
	const theirs = gameLines(current, current.names);
	const mine = facts === null ? theirs : gameLines({ ...facts, kickoffText: null }, joined(typedNames(typed), current.names));
	return theirs.map(({ label, text }, place) => ({ label, mine: mine[place]?.text ?? '', theirs: text }));
}

function joined(one: GameNames, two: GameNames): GameNames {
	return {
		teams: [...one.teams, ...two.teams],
		competitions: [...one.competitions, ...two.competitions],
		channels: [...one.channels, ...two.channels],
	};
}
