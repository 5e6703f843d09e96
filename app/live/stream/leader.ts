import type { SafeCache } from '#app/live/cache/safe-cache.ts';
import type { Settler } from '#app/live/cache/settler.ts';
import { topics } from '#core/changes/topic.ts';
import type { DayPatch, LiveEvent } from '#core/live/contract.ts';
import { CLIENT_LIMITS } from '#core/live/limits.ts';
import { daysToAsk } from '#core/live/stream/hear.ts';
import { orderOf, type StreamOrder, serves, type Want } from '#core/live/stream/wants.ts';
import type { LeaderMessage, TabMessage } from './messages.ts';
import { createStreamLine } from './stream-line.ts';

/**
 * Navigation changes the topics in quick succession: wait this many milliseconds and send one
 * request for all.
 */
const GATHER_MS = 250;
/** Interval of the leader's heartbeat to other tabs, in milliseconds. */
const PULSE_MS = 15_000;

type Tab = {
	want: Want;
	turn: number;
	isVisible: boolean;
	/** The open stream covers what the tab wants. */
	isServed: boolean;
};

type LeaderParts = {
	send(message: LeaderMessage): void;
	cache: SafeCache;
	settler: Settler;
};

/** Holds the single stream of all tabs, caches its data, and passes its events on. */
export function createLeader({ send, cache, settler }: LeaderParts) {
	const tabs = new Map<string, Tab>();
	let order: StreamOrder = { topics: [], version: null };
	let position: number | null = null;
	let reopening: ReturnType<typeof setTimeout> | undefined;
	let collecting = setTimeout(collect, CLIENT_LIMITS.firstCollectionMs);
	const line = createStreamLine({
		order: nextOrder,
		onOpened: () => send({ kind: 'opened' }),
		onEvent,
		onPosition,
		onState: (state) => send({ kind: 'state', state }),
	});
	const pulse = setInterval(() => send({ kind: 'state', state: line.state() }), PULSE_MS);

	const listening = () => [...tabs.values()].filter(({ want }) => want.topics.length > 0);
	const wants = () => listening().map(({ want }) => want);

	function nextOrder(): StreamOrder {
		for (const tab of tabs.values()) tab.isServed = true;
		const visibleFirst = listening().sort(
			(one, other) => Number(other.isVisible) - Number(one.isVisible),
		);
		order = orderOf(visibleFirst.map(({ want }) => want));
		position = null;
		return order;
	}

	function onPosition(reached: number): void {
		// A tab may be ahead because its events are still in flight. The same position twice: the guide
		// no longer has them, because a backup replaced its data.
		if (reach(reached) && reached === position)
			onEvent({ kind: 'reset', v: reached, spread: 0 }, reached);
		if (position === null) void cache.use(({ reset }) => reset(reached));
		position = reached;
	}

	/** Returns whether a tab is ahead of `version`. Only a reset lowers versions. */
	function reach(version: number, isReset = false): boolean {
		const served = [...tabs.values()].filter(({ isServed }) => isServed);
		const ahead = isReset ? [] : served.filter(({ want }) => (want.version ?? 0) > version);
		for (const tab of served) if (!ahead.includes(tab)) tab.want = { ...tab.want, version };
		return ahead.length > 0;
	}

	function onEvent(event: LiveEvent, reached: number | null): void {
		const served = [...tabs].flatMap(([tab, { turn, isServed }]) =>
			isServed ? [[tab, turn]] : [],
		);
		send({ kind: 'event', event, position: reached, served: Object.fromEntries(served) });
		if (event.kind === 'reset') {
			reach(event.v, true);
			void cache.use(({ reset }) => reset(-1));
		}
		if (event.kind === 'mudou') for (const patch of event.cards) void keepPatch(patch, event.v);
		const days = wants().flatMap((want) => want.days);
		const asked = daysToAsk(event, days);
		if (asked.length > 0)
			setTimeout(() => asked.map((day) => askDay(day, event.v)), Math.random() * event.spread);
	}

	const keepPatch = ({ day, put, drop }: DayPatch, version: number) =>
		cache.use(({ keep }) => keep({ topic: topics.day(day), version, put, drop, isWhole: false }));

	async function askDay(day: string, since: number): Promise<void> {
		const isSent = await settler.askDay(day, since, (patch) => send({ kind: 'day', patch }));
		if (!isSent) send({ kind: 'doubt', day });
	}

	function collect(): void {
		void cache.use((kept) => kept.collect());
		collecting = setTimeout(collect, CLIENT_LIMITS.collectionMs);
	}

	/**
	 * Tabs do not see heartbeats. Unless a further page of the tab started to listen, the leader may
	 * know a later version.
	 */
	function follow(
		known: Tab | undefined,
		want: Want,
		turn: number,
	): Pick<Tab, 'want' | 'turn' | 'isServed'> {
		if (known?.isServed === true && known.turn === turn)
			return { want: { ...want, version: known.want.version }, turn, isServed: true };
		return { want, turn, isServed: line.isBusy() && serves(order, position, [want]) };
	}

	/** Runs after tabs come, go, or change their topics. */
	function followTabs(): void {
		line.step({ kind: 'want', isWanted: listening().some(({ isVisible }) => isVisible) });
		clearTimeout(reopening);
		if (line.isBusy() && !serves(order, position, wants()))
			reopening = setTimeout(line.step, GATHER_MS, { kind: 'reopen' });
	}

	return {
		hear(message: TabMessage): void {
			if (message.kind === 'asked')
				line.step({
					kind: 'asked',
					isAnswered: message.isAnswered,
					since: line.now() - message.agoMs,
				});
			if (message.kind === 'left') tabs.delete(message.tab);
			if (message.kind === 'want') {
				const { tab, want, turn, isVisible } = message;
				if (!tabs.has(tab)) send({ kind: 'state', state: line.state() });
				tabs.set(tab, { isVisible, ...follow(tabs.get(tab), want, turn) });
			}
			if (message.kind === 'want' || message.kind === 'left') followTabs();
		},
		knows: (tab: string) => tabs.has(tab),
		network: () => line.step({ kind: 'network' }),
		stop(): void {
			line.stop();
			for (const timer of [reopening, collecting, pulse]) clearTimeout(timer);
		},
	};
}

export type Leader = ReturnType<typeof createLeader>;
