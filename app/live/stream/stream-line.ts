import { clockBehind } from '#app/live/guide-clock.ts';
import type { LiveEvent } from '#core/live/contract.ts';
import { clockOffset, type ServerTime } from '#core/live/stream/clock.ts';
import {
	closedLine,
	isOffline,
	type LineEvent,
	mustAsk,
	nextLook,
	stepLine,
} from '#core/live/stream/line.ts';
import { streamAddress } from '#core/live/stream/stream-address.ts';
import type { StreamOrder } from '#core/live/stream/wants.ts';
import type { LineState } from './messages.ts';
import { readStream } from './read-stream.ts';

type LineParts = {
	/** Topics and version of the next request, read at each attempt. */
	order(): StreamOrder;
	/** The first data of a new attempt has arrived. */
	onOpened(): void;
	onEvent(event: LiveEvent, position: number | null): void;
	/** Everything up to this data version has arrived. */
	onPosition(position: number): void;
	onState(state: LineState): void;
};

/** Carries out the decisions of `core/live/stream/line.ts`: opens the stream, aborts it, waits. */
export function createStreamLine({ order, onOpened, onEvent, onPosition, onState }: LineParts) {
	const now = () => performance.now();
	let line = closedLine(now());
	let request = new AbortController();
	let state: LineState = { offline: false, at: null, asks: false, behindMs: clockBehind.read() };
	let looking: ReturnType<typeof setTimeout> | undefined;

	const isBusy = () => line.phase === 'asking' || line.phase === 'open';

	function step(event: LineEvent): void {
		const before = line;
		line = stepLine(line, event, { now: now(), chance: Math.random() });
		if (line.attempt !== before.attempt) open();
		else if (!isBusy()) request.abort();
		if (line.phase === 'open' && before.phase !== 'open') onOpened();
		// Without the guide there is no time from it: use the offline copy's offset, else the device's
		// clock.
		const behindMs = state.behindMs ?? (line.failures > 0 ? (clockBehind.read() ?? 0) : null);
		setState({ offline: isOffline(line, now()), asks: mustAsk(line, now()), behindMs });
		plan();
	}

	function plan(): void {
		clearTimeout(looking);
		const next = nextLook(line, now());
		if (next !== null) looking = setTimeout(step, Math.max(0, next - now()) + 1, { kind: 'time' });
	}

	function setState(change: Partial<LineState>): void {
		const before = state;
		state = { ...state, ...change };
		const keys = ['offline', 'asks', 'behindMs'] as const;
		if (keys.some((key) => before[key] !== state[key])) onState(state);
	}

	function open(): void {
		request.abort();
		const own = new AbortController();
		request = own;
		const { topics, version } = order();
		const ifOwn = (act: () => void) => own.signal.aborted || act();
		const ears = {
			onByte: () => ifOwn(hearByte),
			onHour: (hour: ServerTime, askedAt: number) => ifOwn(() => hearHour(hour, askedAt)),
			onEvent: (event: LiveEvent, position: number | null) => ifOwn(() => onEvent(event, position)),
			onPosition: (position: number | null) =>
				ifOwn(() => position !== null && onPosition(position)),
		};
		const end = readStream(streamAddress(topics, version), own.signal, ears);
		void end.then((how) => ifOwn(() => step({ kind: 'failed', ...how })));
	}

	function hearHour(hour: ServerTime, askedAt: number): void {
		setState({
			behindMs: clockOffset(hour, { askedAt, readAt: Date.now(), known: state.behindMs }),
		});
	}

	function hearByte(): void {
		state = { ...state, at: Date.now() + (state.behindMs ?? 0) };
		step({ kind: 'heard' });
	}

	return {
		step,
		isBusy,
		now,
		state: () => state,
		stop(): void {
			request.abort();
			clearTimeout(looking);
		},
	};
}
