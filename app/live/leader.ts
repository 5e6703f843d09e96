import { topics } from '#core/changes/topic.ts';
import type { DayPatch, LiveEvent } from '#core/live/contract.ts';
import { daysToAsk } from '#core/live/hear.ts';
import { CLIENT_LIMITS } from '#core/live/limits.ts';
import { closedLine, isOffline, type LineEvent, mustAsk, nextLook, stepLine } from '#core/live/line.ts';
import { streamAddress } from '#core/live/stream-address.ts';
import { orderOf, type StreamOrder, serves, type Want } from '#core/live/wants.ts';
import type { LeaderMessage, LineState, TabMessage } from './messages.ts';
import { readStream } from './read-stream.ts';
import type { SafeCache } from './safe-cache.ts';
import type { Settler } from './settler.ts';

/** Pages that are followed one after the other change the topics in quick turns: one request for them all. */
const GATHER_MS = 250;
/** Other tabs hear this often that there is a leader. */
const PULSE_MS = 15_000;

type Tab = { want: Want; isVisible: boolean /** The open stream tells what it wants. */; isServed: boolean };

export type LeaderParts = { tell(message: LeaderMessage): void; cache: SafeCache; settler: Settler };

/** Holds the one stream of all tabs, keeps what it tells, and passes it on. */
export function createLeader({ tell, cache, settler }: LeaderParts) {
	const tabs = new Map<string, Tab>();
	const now = () => performance.now();
	let line = closedLine(now());
	let order: StreamOrder = { topics: [], version: null };
	let position: number | null = null;
	let request = new AbortController();
	let state: LineState = { offline: false, at: null, asks: false, behindMs: null };
	let [look, reopening]: (ReturnType<typeof setTimeout> | undefined)[] = [];
	let collecting = setTimeout(collect, CLIENT_LIMITS.firstCollectionMs);
	const pulse = setInterval(() => tell({ kind: 'state', state }), PULSE_MS);

	const wants = () => [...tabs.values()].filter(({ want }) => want.topics.length > 0);
	const isBusy = () => line.phase === 'asking' || line.phase === 'open';

	function step(event: LineEvent): void {
		const before = line;
		line = stepLine(line, event, { now: now(), chance: Math.random() });
		if (line.attempt !== before.attempt) open();
		else if (!isBusy()) request.abort();
		if (line.phase === 'open' && before.phase !== 'open') tell({ kind: 'opened' });
		const behindMs = state.behindMs ?? (line.failures > 0 ? 0 : null);
		setState({ offline: isOffline(line, now()), asks: mustAsk(line, now()), behindMs });
		plan();
	}

	function plan(): void {
		clearTimeout(look);
		const next = nextLook(line, now());
		if (next !== null) look = setTimeout(step, Math.max(0, next - now()) + 1, { kind: 'time' });
	}

	function setState(change: Partial<LineState>): void {
		const before = state;
		state = { ...state, ...change };
		const keys = ['offline', 'asks', 'behindMs'] as const;
		if (keys.some((key) => before[key] !== state[key])) tell({ kind: 'state', state });
	}

	function open(): void {
		request.abort();
		const own = new AbortController();
		request = own;
		const ifOwn = (act: () => void) => own.signal.aborted || act();
		for (const tab of tabs.values()) tab.isServed = true;
		[order, position] = [
			orderOf(
				wants()
					.sort((one, other) => Number(other.isVisible) - Number(one.isVisible))
					.map(({ want }) => want),
			),
			null,
		];
		const ears = {
			onByte: (told: number | null) => ifOwn(() => onByte(told)),
			onClock: (behindMs: number) => ifOwn(() => setState({ behindMs })),
			onEvent: (event: LiveEvent, told: number | null) => ifOwn(() => onEvent(event, told)),
		};
		void readStream(streamAddress(order.topics, order.version), own.signal, ears).then((end) =>
			ifOwn(() => step({ kind: 'failed', ...end })),
		);
	}

	function onByte(told: number | null): void {
		const [before, known] = [position, told ?? position];
		position = known;
		// A version that falls comes with a `reset`, and everything is told from there.
		if (known !== before) for (const tab of tabs.values()) if (tab.isServed) tab.want = { ...tab.want, version: known };
		state = { ...state, at: Date.now() + (state.behindMs ?? 0) };
		step({ kind: 'heard' });
	}

	function onEvent(event: LiveEvent, told: number | null): void {
		tell({ kind: 'event', event, position: told });
		if (event.kind === 'reset') void cache.use(({ reset }) => reset());
		if (event.kind === 'mudou') for (const patch of event.cards) void keepPatch(patch, event.v);
		const days = daysToAsk(
			event,
			wants().flatMap(({ want }) => want.days),
		);
		if (days.length > 0) setTimeout(() => days.map((day) => askDay(day, event.v)), Math.random() * event.spread);
	}

	const keepPatch = ({ day, put, drop }: DayPatch, version: number) =>
		cache.use(({ keep }) => keep({ topic: topics.day(day), version, put, drop, isWhole: false }));

	async function askDay(day: string, since: number): Promise<void> {
		const isTold = await settler.askDay(day, since, (patch) => tell({ kind: 'day', patch }));
		if (!isTold) tell({ kind: 'doubt', day });
	}

	function collect(): void {
		void cache.use((kept) => kept.collect());
		collecting = setTimeout(collect, CLIENT_LIMITS.collectionMs);
	}

	/** A tab does not hear of heartbeats: of the same topics the leader may know a later version. */
	function follow(known: Tab | undefined, want: Want): Pick<Tab, 'want' | 'isServed'> {
		const isSame = known?.isServed === true && known.want.topics.join() === want.topics.join();
		if (isSame) return { want: { ...want, version: known.want.version }, isServed: true };
		return { want, isServed: isBusy() && serves(order, position, [want]) };
	}

	/** After tabs came, went, or want something else. */
	function followTabs(): void {
		step({ kind: 'want', isWanted: wants().some(({ isVisible }) => isVisible) });
		const isServed = serves(
			order,
			position,
			wants().map(({ want }) => want),
		);
		clearTimeout(reopening);
		if (isBusy() && !isServed) reopening = setTimeout(step, GATHER_MS, { kind: 'reopen' });
	}

	return {
		hear(message: TabMessage): void {
			if (message.kind === 'asked') step({ kind: 'asked', isAnswered: message.isAnswered, since: now() - message.agoMs });
			if (message.kind === 'left') tabs.delete(message.tab);
			if (message.kind === 'want') {
				const { tab, want, isVisible } = message;
				if (!tabs.has(tab)) tell({ kind: 'state', state });
				tabs.set(tab, { isVisible, ...follow(tabs.get(tab), want) });
			}
			if (message.kind === 'want' || message.kind === 'left') followTabs();
		},
		knows: (tab: string) => tabs.has(tab),
		network: () => step({ kind: 'network' }),
		stop(): void {
			request.abort();
			for (const timer of [look, reopening, collecting, pulse]) clearTimeout(timer);
		},
	};
}

export type Leader = ReturnType<typeof createLeader>;
