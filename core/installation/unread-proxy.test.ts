import { expect, test } from 'vitest';
import { proxyWords } from '#core/copy/proxy.ts';
import { holdsStill, type UnreadProxy } from './unread-proxy.ts';

const DAY = 86_400_000;
const SEEN: UnreadProxy = {
	at: 10 * DAY,
	network: '172.18.0.0/24',
	advice: ['172.18.0.0/24'],
	trustProxy: ['10.0.0.0/8'],
};

test('a proxy that is not believed is told for seven days, and only under the setting under which it was seen', () => {
	const trustProxy = ['10.0.0.0/8'];
	expect(holdsStill(SEEN, { trustProxy, now: SEEN.at + 7 * DAY })).toBe(true);
	expect(holdsStill(SEEN, { trustProxy, now: SEEN.at + 7 * DAY + 1 })).toBe(false);
	expect(holdsStill(SEEN, { trustProxy: [...trustProxy, '172.18.0.0/24'], now: SEEN.at })).toBe(
		false,
	);
	// A clock that was set back must not keep it for years.
	expect(holdsStill(SEEN, { trustProxy, now: SEEN.at - 2 * DAY })).toBe(false);
});

test('the advice for a proxy keeps what TRUST_PROXY has, and never tells to believe a stranger on the internet', () => {
	expect(proxyWords(SEEN)).toContain('TRUST_PROXY=10.0.0.0/8,172.18.0.0/24 ');
	expect(
		proxyWords({ ...SEEN, advice: ['127.0.0.1', '::1'], trustProxy: ['127.0.0.1'] }),
	).toContain('TRUST_PROXY=127.0.0.1,::1 ');
	const stranger = proxyWords({ ...SEEN, network: '8.8.8.0/24', advice: [] });
	expect(stranger).toContain('8.8.8.0/24');
	expect(stranger).not.toContain('TRUST_PROXY=');
	for (const words of [proxyWords(SEEN), stranger]) expect(words).toMatch(/forjou/);
});
