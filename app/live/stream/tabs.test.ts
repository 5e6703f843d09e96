import { afterEach, expect, test, vi } from 'vitest';
import { pass } from '#tests/support/live/fake-guide.ts';
import type { Leader } from './leader.ts';
import type { LeaderMessage, TabMessage } from './messages.ts';
import { joinTabs, type TabLink } from './tabs.ts';

const links: TabLink[] = [];
afterEach(() => {
	for (const link of links.splice(0)) link.leave();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

type Tab = {
	name: string;
	link: TabLink;
	heard: string[];
	asked: TabMessage[];
	send(message: LeaderMessage): void;
	leads(): boolean;
};

/** A tab whose leader only writes down what it is asked. */
function openTab(name: string, { isVisible = true } = {}): Tab {
	const heard: string[] = [];
	const asked: TabMessage[] = [];
	const known = new Set<string>();
	let [send, isLeading]: [(message: LeaderMessage) => void, boolean] = [() => {}, false];
	const createLeader = (toAll: typeof send): Leader => {
		[send, isLeading] = [toAll, true];
		return {
			hear(message) {
				asked.push(message);
				if (message.kind === 'want') known.add(message.tab);
			},
			knows: (tab) => known.has(tab),
			network: () => {},
			stop: () => {
				isLeading = false;
			},
		};
	};
	const introduce = () => ({
		kind: 'want' as const,
		tab: name,
		turn: 1,
		isVisible,
		want: { topics: ['news'], version: 1, days: [] },
	});
	const link = joinTabs({
		tab: name,
		hear: ({ kind }) => void heard.push(kind),
		createLeader,
		introduce,
	});
	links.push(link);
	return { name, link, heard, asked, send: (message) => send(message), leads: () => isLeading };
}

const askedFor = ({ asked }: Tab) =>
	asked.flatMap((message) => (message.kind === 'want' ? message.tab : []));
const gone = ({ asked }: Tab) =>
	asked.flatMap((message) => (message.kind === 'left' ? message.tab : []));
const useFakeClock = () =>
	vi.useFakeTimers({
		toFake: ['setInterval', 'clearInterval', 'performance', 'setTimeout', 'clearTimeout'],
	});

test('one tab leads, the others are heard by it and hear what it tells', async () => {
	useFakeClock();
	const [one, two, three] = [openTab('one'), openTab('two'), openTab('three')];
	await expect.poll(() => [...new Set(askedFor(one))].sort()).toEqual(['one', 'three', 'two']);
	expect([one.leads(), two.leads(), three.leads()]).toEqual([true, false, false]);
	one.send({ kind: 'opened' });
	await expect
		.poll(() => [one.heard, two.heard, three.heard])
		.toEqual([['opened'], ['opened'], ['opened']]);
});

test('a leader that leaves hands over to a tab that then knows what all want', async () => {
	useFakeClock();
	const [one, two, three] = [openTab('one'), openTab('two'), openTab('three')];
	await expect.poll(() => askedFor(one)).toContain('three');
	one.link.leave();
	await expect.poll(() => [one.leads(), two.leads(), three.leads()]).toEqual([false, true, false]);
	await expect.poll(() => [...new Set(askedFor(two))].sort()).toEqual(['three', 'two']);
});

test('a tab that is gone is forgotten, also when it could not say so', async () => {
	useFakeClock();
	const [one, two] = [openTab('one'), openTab('two')];
	await expect.poll(() => askedFor(one)).toContain('two');
	const post = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
	two.link.leave();
	await expect.poll(() => gone(one)).toEqual(['two']);
	post.mockRestore();
});

test('S9.04 a tab whose own lock comes late is not taken for gone', async () => {
	useFakeClock();
	const one = openTab('one');
	await expect.poll(one.leads).toBe(true);
	const { locks } = navigator;
	const [request, late] = [locks.request.bind(locks), Promise.withResolvers<void>()];
	const spy = vi
		.spyOn(locks, 'request')
		.mockImplementationOnce(async (...asked: Parameters<typeof request>) => {
			await late.promise;
			return request(...asked);
		});
	const two = openTab('two');
	two.link.say({ kind: 'asked', isAnswered: true, agoMs: 0 });
	await pass(1_000);
	late.resolve();
	await expect.poll(() => askedFor(one)).toContain('two');
	await pass(1_000);
	expect(gone(one)).toEqual([]);
	spy.mockRestore();
});

test('a leader that has not spoken for 40 s, frozen in the background, loses its place to a visible tab, and only to that', async () => {
	useFakeClock();
	const [one, hidden] = [openTab('one'), openTab('hidden', { isVisible: false })];
	await expect.poll(() => askedFor(one)).toContain('hidden');
	await pass(120_000);
	expect([one.leads(), hidden.leads()]).toEqual([true, false]);
	const two = openTab('two');
	await pass(30_000);
	one.send({ kind: 'opened' });
	await pass(39_000);
	expect(two.leads()).toBe(false);
	await pass(15_000);
	await expect.poll(() => [one.leads(), two.leads()]).toEqual([false, true]);
	two.link.leave();
	await expect.poll(() => one.leads() || hidden.leads()).toBe(true);
});

test('without locks or channels each tab leads for itself', async () => {
	vi.stubGlobal('navigator', {});
	const [one, two] = [openTab('one'), openTab('two')];
	expect([one.leads(), two.leads(), askedFor(one), askedFor(two)]).toEqual([
		true,
		true,
		['one'],
		['two'],
	]);
	one.send({ kind: 'opened' });
	expect([one.heard, two.heard]).toEqual([['opened'], []]);
});
