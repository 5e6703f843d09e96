/**
 * Status of the last save. 'waiting' = changed, not sent yet. 'failed' = the server was unreachable
 * or refused for now; the save is retried automatically.
 */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';

/** Result of a save. `later`: the same content is worth a retry. */
export type SaveAnswer<Saved> =
	| { kind: 'saved'; saved: Saved }
	| { kind: 'conflict' }
	| { kind: 'failed'; later: boolean };

type AutosaveOptions<Content, Saved> = {
	save(content: Content): Promise<SaveAnswer<Saved>>;
	onStatus(status: SaveStatus): void;
	/** Called after each save: the content sent, and whether it is still the newest. */
	onSaved(saved: Saved, content: Content, isNewest: boolean): void;
	/** Longest wait between a change and its save, in milliseconds, also while typing goes on. */
	waitMs?: number;
	/** Delay before a retry, in milliseconds. */
	retryMs?: number;
};

export type Autosave<Content> = {
	change(content: Content): void;
	/** Saves pending changes now; resolves with true once everything is stored. */
	flush(): Promise<boolean>;
	/** Continues after a conflict with the operator's own content. */
	resume(content: Content): void;
	/** Starts over after the form was replaced with stored content: pending changes are dropped. */
	begin(): void;
	stop(): void;
};

const WAIT_MS = 700;
const RETRY_MS = 5_000;

/**
 * Saves a text while it is written: at most `waitMs` after a change, and one save at a time. Saves
 * of one editor thus never conflict; the newest content follows once the save in flight is stored.
 * After a conflict nothing is sent until the operator has decided.
 */
export function createAutosave<Content, Saved>(
	options: AutosaveOptions<Content, Saved>,
): Autosave<Content> {
	const { save, onStatus, onSaved, waitMs = WAIT_MS, retryMs = RETRY_MS } = options;
	let newest: { content: Content } | null = null;
	let running: Promise<void> | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isHalted = false;

	function plan(afterMs: number): void {
		if (timer !== undefined || isHalted) return;
		timer = setTimeout(() => {
			timer = undefined;
			void send();
		}, afterMs);
	}

	function unplan(): void {
		clearTimeout(timer);
		timer = undefined;
	}

	async function send(): Promise<void> {
		if (running !== null || newest === null || isHalted) return;
		unplan();
		running = sendNewest(newest);
		await running;
	}

	async function sendNewest(sent: { content: Content }): Promise<void> {
		onStatus('saving');
		const answer = await save(sent.content);
		running = null;
		if (answer.kind === 'saved') settle(answer.saved, sent);
		else if (answer.kind === 'conflict') {
			isHalted = true;
			onStatus('conflict');
		} else {
			onStatus(answer.later ? 'failed' : 'refused');
			if (answer.later || newest !== sent) plan(retryMs);
		}
	}

	function settle(saved: Saved, sent: { content: Content }): void {
		const isNewest = newest === sent;
		if (isNewest) newest = null;
		onSaved(saved, sent.content, isNewest);
		onStatus(isNewest ? 'saved' : 'waiting');
		if (!isNewest) plan(waitMs);
	}

	return {
		change(content) {
			newest = { content };
			if (isHalted) return;
			if (running === null) onStatus('waiting');
			plan(waitMs);
		},
		async flush() {
			while (!isHalted && (running !== null || newest !== null)) {
				const before = newest;
				await (running ?? send());
				// No progress: the save failed and will be retried.
				if (newest !== null && newest === before && running === null) return false;
			}
			return newest === null;
		},
		resume(content) {
			isHalted = false;
			newest = { content };
			plan(0);
		},
		begin() {
			unplan();
			isHalted = false;
			newest = null;
			onStatus('saved');
		},
		stop() {
			isHalted = true;
			unplan();
		},
	};
}
