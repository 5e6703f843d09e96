import { type MutationKey, useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fieldsOf } from '#app/api-client/sentence.ts';
import { currentOf } from '#app/api-client/stale.ts';
import { lastWritten } from '#app/api-client/written.ts';
import { authCode, authSentence } from '#app/login/auth-error.ts';
import type { Written } from '#core/admin/written.ts';
import { ErrorWords } from './error-words.tsx';

export type SaveState<Current = unknown> = {
	busy: boolean;
	/** The last attempt succeeded. */
	done: boolean;
	/** What the save changed on the site. */
	written: Written | null;
	problem: ReactNode;
	/** Messages by field. */
	fields: Record<string, string>;
	/** The record as it is stored, when another operator saved it first. */
	conflict: Current | null;
};

/**
 * One thing that can be done and may fail. A failure leaves everything as it was typed. `key` names
 * it for those who ask whether it is being done.
 */
export function useSave<Current = unknown>(key?: MutationKey) {
	const { mutateAsync, isPending, isSuccess, data, error, reset } = useMutation({
		...(key === undefined ? {} : { mutationKey: key }),
		mutationFn: async (task: () => Promise<unknown>) => {
			await task();
			return lastWritten();
		},
	});
	const state: SaveState<Current> = {
		...{ busy: isPending, done: isSuccess, written: data ?? null },
		problem: error === null ? null : wordsOf(error),
		fields: fieldsOf(error),
		conflict: currentOf(error) as Current | null,
	};
	return {
		...state,
		/** True when it succeeded. A second call while one runs does nothing. */
		async run(task: () => Promise<unknown>): Promise<boolean> {
			if (isPending) return false;
			return mutateAsync(task).then(
				() => true,
				() => false,
			);
		},
		reset,
	};
}

function wordsOf(error: Error): ReactNode {
	return authCode(error) === null ? <ErrorWords error={error} /> : authSentence(error);
}
