import { type ReactNode, useState } from 'react';
import { ErrorWords } from '#app/admin/ui/error-words.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { BotView } from '#core/bots/contract.ts';

/** One-click actions on a bot or a run. Each one reloads everything afterwards. */
export function useBotAction(onDone: () => Promise<void>) {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<ReactNode>(null);
	async function act(task: () => Promise<unknown>): Promise<void> {
		if (busy) return;
		setBusy(true);
		setProblem(null);
		try {
			await task();
		} catch (error) {
			setProblem(<ErrorWords error={error} />);
		}
		await onDone();
		setBusy(false);
	}
	return {
		busy,
		problem,
		turn: ({ id, revision }: BotView, enabled: boolean) =>
			act(() => api.send('PATCH', 'bots/:id', { params: { id }, body: { revision, enabled } })),
		order: (id: string, dryRun = false) =>
			act(() => api.send('POST', 'bots/:id/runs', { params: { id }, body: { dryRun } })),
		decide: (runId: string, decision: 'stop' | 'retry' | 'dismiss') =>
			act(() => api.send('POST', `bot-runs/:id/${decision}`, { params: { id: runId } })),
	};
}
