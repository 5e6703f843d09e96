import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { currentOf } from '#app/api-client/stale.ts';
import type { GameNames, GameRecord, StaleGame } from '#core/games/contract/form.ts';
import { gameFormCopy as copy } from '#core/games/copy/form.ts';
import { typedNames } from '#core/games/form/preview-game.ts';
import {
	emptyGame,
	lackOf,
	nextGame,
	type TypedGame,
	toChange,
	toTyped,
	typedOf,
} from '#core/games/form/typed-game.ts';
import { changeOf } from '#core/games/game-change.ts';
import { type GameMerge, mergeGame, type Versions } from '#core/games/merge/merge-game.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

/**
 * `base` = the revision the draft began with. If another operator saved while the draft lay in the
 * browser, the save conflicts instead of silently overwriting.
 */
type Desk = TypedGame & { base: number };

/** How often a save is retried with a merge of newer saves before the operator has to choose. */
const MOST_MERGES = 3;

/** Saves of other operators that were merged automatically into the present one. */
type Along = { stale: StaleGame; merge: GameMerge };

const toDesk = (record: GameRecord): Desk => ({
	...toTyped(record, record.names),
	base: record.revision,
});

/** The actions on one game: edit, save, save and start the next one, restore, delete. */
export function useGameDesk(record: GameRecord | null, day: string) {
	const navigate = useNavigate();
	const [stored, setStored] = useState(record);
	const [saved, setSaved] = useState<Desk>(() =>
		record === null ? { ...emptyGame(day), base: 0 } : toDesk(record),
	);
	const draft = useDraft<Desk>(record === null ? 'jogo:novo' : `jogo:${record.id}`, saved);
	const save = useSave<StaleGame>();
	const [lacks, setLacks] = useState<Record<string, string>>({});
	/** The game saved right before the present one was started. */
	const [former, setFormer] = useState<GameRecord | null>(null);
	const [along, setAlong] = useState<Along | null>(null);
	const fields = { ...save.fields, ...lacks };

	function change(part: Partial<TypedGame>): void {
		setLacks({});
		draft.change(part);
	}

	/** Replaces form and draft with the state on the server. */
	function take(next: GameRecord): void {
		setStored(next);
		setSaved(toDesk(next));
		draft.reset(toDesk(next));
	}

	/** Saves the form, or the result of a merge. */
	async function store(another: boolean, typed: Desk = draft.value): Promise<void> {
		const missing = lackOf(typed);
		setLacks(
			Object.fromEntries(Object.entries(missing).map(([field, lack]) => [field, copy.lacks[lack]])),
		);
		if (Object.keys(missing).length > 0) return;
		setFormer(null);
		setAlong(null);
		await save.run(async () => {
			const next =
				stored === null
					? await api.send('POST', 'games', { body: toChange(typed) })
					: await put(stored.id, typed, MOST_MERGES);
			if (stored !== null) take(next);
			if (another) return beginNext(next);
			if (stored === null) {
				draft.reset(saved);
				await navigate(panelPaths.editGame(next.id), { replace: true, state: { saved: true } });
			}
		});
	}

	/**
	 * Merges when the other operator changed different fields, and shows their changes. Throws when
	 * both changed the same field, so that the operator chooses.
	 */
	async function put(id: string, typed: Desk, merges: number): Promise<GameRecord> {
		try {
			return await api.send('PUT', 'games/:id', {
				params: { id },
				body: {
					...toChange(typed),
					revision: typed.base,
				},
			});
		} catch (error) {
			const stale = currentOf(error) as StaleGame | null;
			const merge = stale === null ? null : mergeGame(versionsOf(typed, stale));
			if (stale === null || merge === null || merge.both.length > 0 || merges === 0) throw error;
			const whole = mergedDesk(typed, stale, merge);
			draft.change(whole);
			const next = await put(id, whole, merges - 1);
			setAlong({ stale, merge });
			return next;
		}
	}

	/** Saves the operator's choices for fields that both sides changed. */
	async function settle(stale: StaleGame, merge: GameMerge): Promise<void> {
		const whole = mergedDesk(draft.value, stale, merge);
		draft.change(whole);
		await store(false, whole);
		setAlong({ stale, merge });
	}

	async function beginNext(made: GameRecord): Promise<void> {
		if (stored !== null) return navigate(panelPaths.newGame);
		const next = { ...nextGame(draft.value), base: 0 };
		setSaved(next);
		draft.reset(next);
		setFormer(made);
	}

	return { stored, saved, draft, save, fields, former, along, change, take, store, settle };
}

/** The three versions of a game after a refused save. */
export function versionsOf(typed: TypedGame, { base, ...current }: StaleGame): Versions {
	return {
		base: base === null ? null : changeOf(base),
		mine: toChange(typed),
		theirs: changeOf(current),
	};
}

/** The names used in the form and in the stored game. */
export function namesOf(typed: TypedGame, { names }: StaleGame): GameNames {
	const own = typedNames(typed);
	return {
		teams: [...own.teams, ...names.teams],
		competitions: [...own.competitions, ...names.competitions],
		channels: [...own.channels, ...names.channels],
	};
}

function mergedDesk(typed: TypedGame, stale: StaleGame, { merged }: GameMerge): Desk {
	return { ...typedOf(merged, namesOf(typed, stale)), base: stale.revision };
}

/** Ctrl+S and Ctrl+Enter (⌘ on a Mac), wherever the focus is, except in an open dialog. */
export function useSaveKeys({ onSave, onAnother }: { onSave(): void; onAnother(): void }): void {
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
		if (event.key !== 's' && event.key !== 'Enter') return;
		if (document.querySelector('dialog[open]') !== null) return;
		event.preventDefault();
		if (event.key === 's') onSave();
		else onAnother();
	});
	useEffect(() => {
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);
}
