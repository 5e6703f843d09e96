import { type ReactNode, useState } from 'react';
import { ErrorWords } from '#app/admin/ui/error-words.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { BotView, JobView } from '#core/bots/contract.ts';

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
			act(() => api.send<BotView>('PATCH', `bots/${id}`, { revision, enabled })),
		order: (id: string, dryRun = false) =>
			act(() => api.send<JobView>('POST', `bots/${id}/runs`, { dryRun })),
		decide: (runId: string, decision: 'stop' | 'retry' | 'dismiss') =>
			act(() => api.send<JobView>('POST', `bot-runs/${runId}/${decision}`)),
	};
}
