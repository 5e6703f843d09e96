import { expect, test } from 'vitest';
import { CLIENT_LIMITS, STREAM_LIMITS } from './limits.ts';

test('S9.04 a client hears a heartbeat well before it takes the stream for lost', () => {
	expect(STREAM_LIMITS.heartbeatMs).toBe(25_000);
	expect(STREAM_LIMITS.heartbeatMs + 10_000).toBeLessThan(CLIENT_LIMITS.silenceMs);
});

test('S9.04 a slow listener has 5 s, and streams are admitted at 500 a second, the others told 1 to 30 s', () => {
	expect([STREAM_LIMITS.drainMs, STREAM_LIMITS.admittedPerSecond]).toEqual([5_000, 500]);
	expect(STREAM_LIMITS.retryAfter).toEqual({ least: 1, most: 30 });
});
