import { useEffect, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import type { GameWarning } from '#core/games/contract/form.ts';
import { lackOf, type TypedGame, toChange } from '#core/games/form/typed-game.ts';

/** Debounce of the check, in milliseconds. */
const PAUSE_MS = 600;

/**
 * Warnings about the game in the form, by field. A failed check shows nothing: warnings are only
 * hints.
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
			api.send('POST', 'games/check', { body: JSON.parse(body) }).then(
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
