import { afterEach, expect, test, vi } from 'vitest';
import { fakeGuide, pass } from '#tests/support/live/fake-guide.ts';
import { createPageAsker } from './ask-page.ts';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

function asking() {
	const { requests } = fakeGuide();
	vi.stubGlobal('window', globalThis);
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	const heard: unknown[] = [];
	const asker = createPageAsker({
		onAnswer: (isAnswered, tookMs) => void heard.push([isAnswered, tookMs]),
		onChange: () => void heard.push('changed'),
	});
	return { requests, heard, asker };
}

test('without a stream a visible page asks for its own ETag every 60 s, and is read again when that changed', async () => {
	const { requests, heard, asker } = asking();
	asker.mustAsk(true);
	asker.mustAsk(true);
	await pass(4_990);
	expect(requests).toHaveLength(0);
	await pass(20);
	expect([requests.length, requests[0]?.method, requests[0]?.url.pathname]).toEqual([
		1,
		'HEAD',
		'/jogos-de-hoje',
	]);
	await requests[0]?.answer(200, { etag: '"a"' });
	expect(heard).toEqual([[true, expect.any(Number)], 'changed']);
	for (const tag of ['"a"', '"b"']) {
		await pass(59_900);
		const count = requests.length;
		await pass(110);
		expect(requests).toHaveLength(count + 1);
		await requests.at(-1)?.answer(200, { etag: tag });
	}
	expect(heard.filter((one) => one === 'changed')).toHaveLength(2);
	asker.mustAsk(false);
	await pass(300_000);
	expect(requests).toHaveLength(3);
});

test('a question without an answer is told with how long it took, and put again', async () => {
	const { requests, heard, asker } = asking();
	asker.mustAsk(true);
	await pass(5_010);
	await requests[0]?.refuse();
	await pass(60_010);
	await requests[1]?.answer(502);
	expect(heard).toEqual([
		[false, expect.any(Number)],
		[false, expect.any(Number)],
	]);
	expect(requests).toHaveLength(2);
});
