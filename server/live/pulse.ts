import { STREAM_LIMITS } from '#core/live/limits.ts';
import { heartbeatText } from './event-text.ts';
import { inSlices } from './in-slices.ts';
import type { Listener } from './listeners.ts';

const TICK_MS = 1_000;
const SLOTS = STREAM_LIMITS.heartbeatMs / TICK_MS;

/**
 * Writes to listeners, sends heartbeats and closes listeners that do not read. One timer advances a
 * wheel of slots; each slot's listeners get their heartbeat together. The argument returns the
 * version up to which everything was sent.
 */
export function createPulse(written: () => number) {
	const wheel = Array.from({ length: SLOTS }, () => new Set<Listener>());
	/** Since when (`performance.now()`) a listener's socket has unsent bytes. */
	const waiting = new Map<Listener, number>();
	let slot = 0;

	/** Null = nothing to send. */
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
		const beat = heartbeatText(written());
		void inSlices(wheel[slot] ?? [], STREAM_LIMITS.sliceMs, (listener) => write(listener, beat));
	}, TICK_MS);
	timer.unref();

	return {
		write,
		/**
		 * Sends missed events or a heartbeat at once, then a heartbeat every 25 s. Missed events come
		 * first, because a heartbeat names a version: a client that is cut off after it would resume
		 * from there.
		 */
		begin(listener: Listener, missed: Buffer | null): void {
			wheel[slot]?.add(listener);
			write(listener, missed ?? heartbeatText(written()));
		},
		end(listener: Listener): void {
			for (const listeners of wheel) if (listeners.delete(listener)) break;
			waiting.delete(listener);
		},
		stop: () => clearInterval(timer),
	};
}
