import { CLIENT_LIMITS } from '#core/live/limits.ts';
import type { Leader } from './leader.ts';
import { type LeaderMessage, PROTOCOL, type TabMessage } from './messages.ts';

const NAME = `guia-live-${PROTOCOL}`;
/** How often a visible tab checks for a leader, in milliseconds. */
const LOOK_MS = 10_000;

type TabParts = {
	/** Id of this tab. */
	tab: string;
	hear(message: LeaderMessage): void;
	createLeader(send: (message: LeaderMessage) => void): Leader;
	/** The want of this tab, for a new leader. */
	introduce(): Extract<TabMessage, { kind: 'want' }>;
};

/**
 * This tab among all tabs of the guide. `leave` = the page is hidden, perhaps to return
 * (back/forward cache).
 */
export type TabLink = { say(message: TabMessage): void; network(): void; leave(): void };

/**
 * The tab that holds the lock leads. The others listen on the channel, and one of them gets the
 * lock when the leader closes. A silent leader, frozen in the background, loses the lock to a
 * visible tab. Without locks or channels each tab leads for itself.
 */
export function joinTabs({ tab, hear, createLeader, introduce }: TabParts): TabLink {
	const isShared = 'BroadcastChannel' in globalThis && navigator.locks !== undefined;
	const channel = isShared ? new BroadcastChannel(NAME) : null;
	const left = new AbortController();
	let leader: Leader | null = null;
	/** Until this tab holds its own lock, the leader would take it for closed. */
	let isNamed = false;
	let heardAt = performance.now();

	const send = (message: LeaderMessage) => {
		channel?.postMessage(message);
		hear(message);
	};

	function say(message: TabMessage): void {
		if (leader !== null) leader.hear(message);
		else if (isNamed) channel?.postMessage(message);
	}

	function lead(): Promise<void> {
		leader = createLeader(send);
		channel?.postMessage({ kind: 'who' } satisfies TabMessage);
		leader.hear(introduce());
		return new Promise((end) => left.signal.addEventListener('abort', () => end()));
	}

	function follow(): void {
		leader?.stop();
		leader = null;
		heardAt = performance.now();
		if (!left.signal.aborted) void queue();
	}

	/** Rejects when another tab has stolen the lock, and when this one leaves. */
	function queue(options: LockOptions = { signal: left.signal }): Promise<void> {
		return navigator.locks.request(NAME, options, lead).catch(follow);
	}

	function receive(message: LeaderMessage | TabMessage): void {
		if (message.kind === 'who') {
			heardAt = performance.now();
			say(introduce());
		} else if (message.kind === 'want' || message.kind === 'left' || message.kind === 'asked') {
			if (leader !== null) hearTab(leader, message);
		} else {
			heardAt = performance.now();
			hear(message);
		}
	}

	function hearTab(present: Leader, message: TabMessage): void {
		const isNew = message.kind === 'want' && !present.knows(message.tab);
		present.hear(message);
		// Each tab holds its own lock: it is released when the tab is gone, for whatever reason.
		if (isNew)
			void navigator.locks
				.request(`${NAME}-${message.tab}`, { signal: left.signal }, () =>
					present.hear({ kind: 'left', tab: message.tab }),
				)
				.catch(() => {});
	}

	const looking = setInterval(() => {
		const { isVisible, want } = introduce();
		const isSilent = performance.now() - heardAt > CLIENT_LIMITS.silenceMs;
		if (channel === null || leader !== null || !isSilent || !isVisible || want.topics.length === 0)
			return;
		heardAt = performance.now();
		void queue({ steal: true });
	}, LOOK_MS);

	if (channel === null) void lead();
	else {
		channel.onmessage = ({ data }) => receive(data);
		void navigator.locks
			.request(`${NAME}-${tab}`, { signal: left.signal }, () => {
				isNamed = true;
				say(introduce());
				return new Promise((end) => left.signal.addEventListener('abort', end));
			})
			.catch(() => {});
		void queue();
	}

	return {
		say,
		network: () => leader?.network(),
		leave(): void {
			if (left.signal.aborted) return;
			say({ kind: 'left', tab });
			clearInterval(looking);
			left.abort();
			leader?.stop();
			leader = null;
			channel?.close();
		},
	};
}
