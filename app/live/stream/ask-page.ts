import { CLIENT_LIMITS } from '#core/live/limits.ts';

type PageAsker = {
	/** Whether there is no stream, and this page is looked at. */
	mustAsk(isAsking: boolean): void;
};

/**
 * `onAnswer` = what became of a question, so many milliseconds after it was put; `onChange` = the
 * page is another one by now.
 */
type AskParts = { onAnswer(isAnswered: boolean, tookMs: number): void; onChange(): void };

/**
 * Asks for the `ETag` of the page while there is no stream: the page cache answers that from
 * memory. The first question comes within seconds, spread over all that have lost the same server;
 * what the page was before is not known then, so it is read again once.
 */
export function createPageAsker({ onAnswer, onChange }: AskParts): PageAsker {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let known: { path: string; tag: string | null } | null = null;

	async function ask(): Promise<void> {
		const { pathname, search } = window.location;
		const path = pathname + search;
		const [began, own] = [performance.now(), timer];
		const tag = await askTag(path);
		if (timer !== own) return;
		onAnswer(tag !== undefined, performance.now() - began);
		if (tag !== undefined) {
			if (known?.path !== path || known.tag !== tag) onChange();
			known = { path, tag };
		}
		if (timer === own) timer = setTimeout(ask, CLIENT_LIMITS.askMs);
	}

	return {
		mustAsk(isAsking) {
			if (isAsking === (timer !== undefined)) return;
			clearTimeout(timer);
			timer = isAsking ? setTimeout(ask, Math.random() * CLIENT_LIMITS.firstByteMs) : undefined;
			if (!isAsking) known = null;
		},
	};
}

/** Undefined without an answer of the guide in time. */
async function askTag(path: string): Promise<string | null | undefined> {
	try {
		const answer = await fetch(path, {
			method: 'HEAD',
			cache: 'no-store',
			redirect: 'error',
			signal: AbortSignal.timeout(CLIENT_LIMITS.firstByteMs),
		});
		return answer.ok ? answer.headers.get('etag') : undefined;
	} catch {
		return undefined;
	}
}
