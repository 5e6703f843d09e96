import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { BotChange, BotView } from '#core/bots/contract.ts';

/** Saves a part of a bot; returns the saved bot, or null when the save failed. */
export function useBotSave({ id }: BotView, onDone: () => Promise<void>) {
	const state = useSave<BotView>();
	return {
		state,
		async store(change: BotChange): Promise<BotView | null> {
			let saved: BotView | null = null;
			await state.run(async () => {
				saved = await api.send('PATCH', 'bots/:id', { params: { id }, body: change });
				await onDone();
			});
			return saved;
		},
	};
}
