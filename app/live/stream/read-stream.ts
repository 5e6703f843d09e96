import { type LiveEvent, readLiveEvent } from '#core/live/contract.ts';
import { retryAfterMs, type ServerTime } from '#core/live/stream/clock.ts';
import { createSseParser } from '#core/live/stream/sse.ts';

/** `position` = the data version up to which the stream is complete; null while unknown. */
type StreamEars = {
	/** Data arrived, heartbeats included; called before its events. */
	onByte(): void;
	/** Called after the events. */
	onPosition(position: number | null): void;
	/** `askedAt` = UTC milliseconds by the device's clock. */
	onHour(hour: ServerTime, askedAt: number): void;
	onEvent(event: LiveEvent, position: number | null): void;
};

/** How a stream ended. `isAnswered` = the guide itself asked the client to retry later. */
type StreamEnd = { retryAfterMs: number | null; isAnswered: boolean };

const LOST: StreamEnd = { retryAfterMs: null, isAnswered: false };
const SENT_AWAY = [429, 503];

/**
 * Reads a stream until it ends, fails, or is aborted (`signal`). Uses fetch, because EventSource
 * hides the status and `Retry-After`.
 */
export async function readStream(
	address: string,
	signal: AbortSignal,
	ears: StreamEars,
): Promise<StreamEnd> {
	const askedAt = Date.now();
	try {
		const answer = await fetch(address, {
			signal,
			cache: 'no-store',
			headers: { accept: 'text/event-stream' },
		});
		ears.onHour(
			{ guiaNow: answer.headers.get('x-guia-now'), date: answer.headers.get('date') },
			askedAt,
		);
		const isStream =
			answer.ok && answer.headers.get('content-type')?.startsWith('text/event-stream');
		if (isStream && answer.body !== null) await readBody(answer.body, ears);
		else await answer.body?.cancel();
		return isStream ? LOST : endOf(answer);
	} catch {
		return LOST;
	}
}

async function readBody(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	{ onByte, onEvent, onPosition }: StreamEars,
): Promise<void> {
	const { read, lastId } = createSseParser();
	const reader = body.pipeThrough(new TextDecoderStream()).getReader();
	for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
		onByte();
		for (const { type, data, id } of read(piece.value)) {
			const event = readLiveEvent(type, data);
			if (event !== null) onEvent(event, versionOf(id));
		}
		onPosition(versionOf(lastId()));
	}
}

const versionOf = (id: string) => (/^\d+$/.test(id) ? Number(id) : null);

function endOf({ status, headers }: Response): StreamEnd {
	const wait = SENT_AWAY.includes(status)
		? retryAfterMs(headers.get('retry-after'), headers.get('date'))
		: null;
	return { retryAfterMs: wait, isAnswered: wait !== null };
}
