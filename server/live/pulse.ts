import { STREAM_LIMITS } from '#core/live/limits.ts';
import { heartbeatText } from './event-text.ts';
import { inSlices } from './in-slices.ts';
import type { Listener } from './listeners.ts';

const TICK_MS = 1_000;
const SLOTS = STREAM_LIMITS.heartbeatMs / TICK_MS;

/**
 * Writes to listeners, gives each a heartbeat and closes those that do not read. One timer turns a
 * wheel of slots: a listener hears its heartbeat when its slot comes by. `told` = the version up to
 * which everything was told.
 */
export function createPulse(told: () => number) {
	const wheel = Array.from({ length: SLOTS }, () => new Set<Listener>());
	/** Since when (`performance.now()`) bytes wait in the socket of a listener. */
	const waiting = new Map<Listener, number>();
	let slot = 0;

	/** Null = nothing to be told. */
	function write(listener: Listener, bytes: Buffer | null): void {
		const { sink } = listener;
		if (bytes === null || sink.destroyed) return;
		sink.write(bytes);
		if (sink.writableLength > 0 && !waiting.has(listener)) waiting.set(listener, performance.now());
	}

	function closeSlow(): void {
		const now = performance.now();
		for (const [listener, since] of waiting) {
			if (listener.sink.writableLength === 0) waiting.delete(listener);
			else if (now - since >= STREAM_LIMITS.drainMs) listener.sink.destroy();
		}
	}

	const timer = setInterval(() => {
		closeSlow();
		slot = (slot + 1) % SLOTS;
		const beat = heartbeatText(told());
		void inSlices(wheel[slot] ?? [], STREAM_LIMITS.sliceMs, (listener) => write(listener, beat));
	}, TICK_MS);
	timer.unref();

	return {
		write,
		/**
		 * What the listener missed, or a heartbeat, at once; then a heartbeat each 25 s. What was
		 * missed comes first, for a heartbeat names a version: a reader that is cut off after it would
		 * resume from there.
		 */
		begin(listener: Listener, missed: Buffer | null): void {
			wheel[slot]?.add(listener);
			write(listener, missed ?? heartbeatText(told()));
		},
		end(listener: Listener): void {
			for (const listeners of wheel) if (listeners.delete(listener)) break;
			waiting.delete(listener);
		},
		stop: () => clearInterval(timer),
	};
}
