import { useEffect, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import type { GameWarning, GameWarnings } from '#core/games/contract/form.ts';
import { lackOf, type TypedGame, toChange } from '#core/games/form/typed-game.ts';

/** Pause in the typing after which the game is looked at. */
const PAUSE_MS = 600;

/**
 * What looks odd about the game in the form, by field. A check that cannot be made says nothing: it
 * is a hint.
 */
export function useWarnings(
	id: string | null,
	typed: TypedGame,
): Readonly<Record<string, GameWarning[]>> {
	const [warnings, setWarnings] = useState<GameWarning[]>([]);
	const body =
		Object.keys(lackOf(typed)).length === 0 ? JSON.stringify({ ...toChange(typed), id }) : null;
	useEffect(() => {
		if (body === null) return setWarnings([]);
		let isLate = false;
		const timer = setTimeout(() => {
			api.send<GameWarnings>('POST', 'games/check', JSON.parse(body)).then(
				(answer) => isLate || setWarnings(answer.warnings),
				() => undefined,
			);
		}, PAUSE_MS);
		return () => {
			isLate = true;
			clearTimeout(timer);
		};
	}, [body]);
	return Object.fromEntries(Map.groupBy(warnings, ({ field }) => field));
}
