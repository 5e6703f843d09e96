import { useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import type { SourceTestView, SourceView } from '#core/sources/contract.ts';
import { sourcesCopy } from '#core/sources/copy/panel.ts';
import type { DialogProps } from './dialog-props.ts';

/** A source that is being tested. `error` = why the last attempt failed; null = it did not. */
export type TestState = {
	source: SourceView;
	test: SourceTestView | null;
	error: unknown;
	busy: boolean;
	turnedOn: boolean;
};

/** Tests sources and switches on those that passed, one after the other: services want pauses. */
export function useTests(sources: readonly SourceView[], onDone: DialogProps['onDone']) {
	const [states, setStates] = useState<readonly TestState[]>(() => sources.map(untested));
	const isBusy = states.some(({ busy }) => busy);
	const change = (id: string, part: Partial<TestState>) =>
		setStates((all) => all.map((one) => (one.source.id === id ? { ...one, ...part } : one)));

	/** How many tasks succeeded. */
	async function each(
		some: readonly TestState[],
		task: (source: SourceView) => Promise<Partial<TestState>>,
	): Promise<number> {
		let done = 0;
		for (const { source } of some) {
			change(source.id, { busy: true, error: null });
			const part = await task(source).catch((error: unknown) => ({ error }));
			change(source.id, { ...part, busy: false });
			if (!('error' in part)) done += 1;
		}
		return done;
	}

	return {
		...{ states, isBusy },
		async test(some: readonly TestState[]): Promise<void> {
			if (isBusy) return;
			await each(some, async ({ id }) => {
				const test = await api.send('POST', 'sources/:id/test', { params: { id } });
				return { test, source: test.source };
			});
			await onDone();
		},
		async turnOn(some: readonly TestState[]): Promise<void> {
			if (isBusy) return;
			const done = await each(some, async ({ id, revision }) => {
				const given = { params: { id }, body: { enabled: true, revision } };
				return { source: await api.send('PUT', 'sources/:id/enabled', given), turnedOn: true };
			});
			await onDone(done === 0 ? undefined : sourcesCopy.turnedOn(done));
		},
	};
}

const untested = (source: SourceView): TestState => ({
	...{ source, test: null, error: null, busy: false, turnedOn: false },
});
