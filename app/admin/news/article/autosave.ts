/**
 * What became of the last save. 'waiting' = typed, not yet sent; 'failed' = the server could not be
 * reached or refused for now: tried again by itself.
 */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict';

/** What a save came to. `later`: worth another try without any change. */
export type SaveAnswer<Saved> =
	| { kind: 'saved'; saved: Saved }
	| { kind: 'conflict' }
	| { kind: 'failed'; later: boolean };

type AutosaveOptions<Content, Saved> = {
	save(content: Content): Promise<SaveAnswer<Saved>>;
	onStatus(status: SaveStatus): void;
	/** After each save: what was sent, and whether it is still the newest. */
	onSaved(saved: Saved, content: Content, isNewest: boolean): void;
	/**
	 * How long after the last letter is saved. A text that is typed without a pause is saved as often
	 * as that, too.
	 */
	waitMs?: number;
	/** After a failure. */
	retryMs?: number;
};

export type Autosave<Content> = {
	change(content: Content): void;
	/** Saves now what waits; resolves with true once everything is stored. */
	flush(): Promise<boolean>;
	/** After a conflict was decided for one's own text: saving goes on, with that. */
	resume(content: Content): void;
	/**
	 * Another text stands in the form, which is stored already: what waits is not wanted any more,
	 * saving goes on from here.
	 */
	begin(): void;
	stop(): void;
};

const WAIT_MS = 700;
const RETRY_MS = 5_000;

/**
 * Saves a text while it is written: at most `waitMs` after a change, one save at a time, so that
 * two of one's own never meet; the newest text follows as soon as the one before is stored. After a
 * conflict nothing is sent until somebody has decided.
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
				// Nothing moved: it failed, and will be tried again.
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
