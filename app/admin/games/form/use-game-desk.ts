import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '#app/admin/ui/use-draft.ts';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { GameRecord } from '#core/admin/game-form.ts';
import { emptyGame, lackOf, nextGame, type TypedGame, toChange, toTyped } from '#core/admin/typed-game.ts';
import { gameFormCopy as copy } from '#core/copy/game-form.ts';
import { panelPaths } from '#core/site/paths-panel.ts';

/** `base` = the revision that the typing began on: a draft that lay in the browser while somebody saved is a conflict, not a silent loss. */
export type Desk = TypedGame & { base: number };

const toDesk = (record: GameRecord): Desk => ({ ...toTyped(record, record.names), base: record.revision });

/** What can be done with one game: type, save, save and begin the next one, bring back, throw away. */
export function useGameDesk(record: GameRecord | null, day: string) {
	const navigate = useNavigate();
	const [stored, setStored] = useState(record);
	const [saved, setSaved] = useState<Desk>(() => (record === null ? { ...emptyGame(day), base: 0 } : toDesk(record)));
	const draft = useDraft<Desk>(record === null ? 'jogo:novo' : `jogo:${record.id}`, saved);
	const save = useSave<GameRecord>();
	const [lacks, setLacks] = useState<Record<string, string>>({});
	/** The game that was saved before this one was begun. */
	const [former, setFormer] = useState<GameRecord | null>(null);
	const fields = { ...save.fields, ...lacks };

	function change(part: Partial<TypedGame>): void {
		setLacks({});
		draft.change(part);
	}

	/** Takes over what the server has. */
	function take(next: GameRecord): void {
		setStored(next);
		setSaved(toDesk(next));
		draft.reset(toDesk(next));
	}

	async function store(revision: number, another: boolean): Promise<void> {
		const missing = lackOf(draft.value);
		setLacks(Object.fromEntries(Object.entries(missing).map(([field, lack]) => [field, copy.lacks[lack]])));
		if (Object.keys(missing).length > 0) return;
		setFormer(null);
		await save.run(async () => {
			const sent = toChange(draft.value);
			const next =
				stored === null
					? await api.send<GameRecord>('POST', 'games', sent)
					: await api.send<GameRecord>('PUT', `games/${stored.id}`, { ...sent, revision });
			if (stored !== null) take(next);
			if (another) return beginNext(next);
			if (stored === null) {
				draft.reset(saved);
				await navigate(panelPaths.editGame(next.id), { replace: true, state: { saved: true } });
			}
		});
	}

	async function beginNext(made: GameRecord): Promise<void> {
		if (stored !== null) return navigate(panelPaths.newGame);
		const next = { ...nextGame(draft.value), base: 0 };
		setSaved(next);
		draft.reset(next);
		setFormer(made);
	}

	return { stored, saved, draft, save, fields, former, change, take, store };
}

/** Ctrl+S and Ctrl+Enter (⌘ on a Mac) wherever the keyboard is, but for an open dialog. */
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
