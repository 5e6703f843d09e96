import { type ReactNode, useState } from 'react';
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
	/** The stored record, when another operator saved it meanwhile. */
	conflict: Current | null;
};

const IDLE = { busy: false, done: false, written: null, problem: null, fields: {}, conflict: null };

/** State of one action that may fail. A failure leaves the form as typed. */
export function useSave<Current = unknown>() {
	const [state, setState] = useState<SaveState<Current>>(IDLE);
	/** Resolves with true on success. Ignores calls while one is in flight. */
	async function run(task: () => Promise<unknown>): Promise<boolean> {
		if (state.busy) return false;
		setState({ ...IDLE, busy: true });
		try {
			await task();
			setState({ ...IDLE, done: true, written: lastWritten() });
			return true;
		} catch (error) {
			const problem = authCode(error) === null ? <ErrorWords error={error} /> : authSentence(error);
			setState({
				...IDLE,
				problem,
				fields: fieldsOf(error),
				conflict: currentOf(error) as Current | null,
			});
			return false;
		}
	}
	return { ...state, run, reset: () => setState(IDLE) };
}
