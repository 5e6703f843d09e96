import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangeBatch } from '#core/changes/change.ts';
import { type Topic, topics, touches } from '#core/changes/topic.ts';
import { createPageStore } from './page-store.ts';
import { createPageTruth, type Dated, type Kept } from './page-truth.ts';

type Page = Dated & { bytes: number };

const day = topics.day('2026-11-22');
const other = topics.day('2026-11-23');

function setup() {
	const time = { now: 1_000 };
	const truth = createPageTruth<Page>(1, () => time.now);
	const store = createPageStore<Kept<Page>>({ bytes: 4, entries: 4 }, { onDrop: truth.drop });
	function keep(address: string, page: Partial<Page>): Kept<Page> {
		const kept = truth.admit({
			version: truth.version(),
			validUntil: Number.MAX_SAFE_INTEGER,
			topics: [day],
			bytes: 1,
			...page,
		});
		if (store.set(address, kept)) truth.follow(kept);
		return kept;
	}
	return { time, truth, store, keep };
}

/** One batch of the changes of some versions, each with its topics. */
function batch(...changes: [version: number, ...topics: Topic[]][]): ChangeBatch {
	const facts = {
		gameId: null,
		kind: 'everything',
		before: null,
		after: null,
		at: 0,
		source: null,
		actor: null,
		sequence: 0,
	} as const;
	const list = changes.map(([version, ...touched]) => ({ ...facts, version, topics: touched }));
	return { kind: 'changes', version: changes.at(-1)?.[0] ?? 0, changes: list };
}

test('a change of one day leaves the pages of other days true at the new version', () => {
	const { truth, keep, time } = setup();
	const [touched, untouched] = [keep('/a', {}), keep('/b', { topics: [other] })];
	truth.hear(batch([2, day]));
	expect([truth.isTrue(touched), truth.isTrue(untouched), truth.version()]).toEqual([
		false,
		true,
		2,
	]);
	expect(truth.staleSince(touched)).toBe(time.now);
});

test('the first change that touches a page dates it, later ones do not', () => {
	const { truth, keep, time } = setup();
	const page = keep('/a', {});
	truth.hear(batch([2, day]));
	time.now += 60_000;
	truth.hear(batch([3, day]));
	expect(truth.staleSince(page)).toBe(1_000);
});

test('a page whose rendering began before a change arrives stale where they share a topic, true where they do not', () => {
	const { truth, keep } = setup();
	truth.hear(batch([2, day]));
	expect(truth.isTrue(keep('/a', { version: 1 }))).toBe(false);
	expect(truth.isTrue(keep('/b', { version: 1, topics: [other] }))).toBe(true);
	expect(truth.isTrue(keep('/c', { version: 2 }))).toBe(true);
});

test('a page that is older than every change remembered is not believed', () => {
	const { truth, keep } = setup();
	for (let version = 2; version < 200; version++) truth.hear(batch([version, other]));
	expect(truth.isTrue(keep('/a', { version: 3 }))).toBe(false);
	expect(truth.isTrue(keep('/b', { version: 190 }))).toBe(true);
});

test('a page that reads everything is stale after any change; a version without a change makes none stale', () => {
	const { truth, keep } = setup();
	const page = keep('/a', { topics: [topics.all] });
	truth.hear({ kind: 'changes', version: 2, changes: [] });
	expect(truth.isTrue(page)).toBe(true);
	truth.hear(batch([3, topics.news]));
	expect(truth.isTrue(page)).toBe(false);
});

test('what may have missed changes makes every page stale; a version that falls is other data', () => {
	const { truth, keep } = setup();
	const page = keep('/a', {});
	expect([truth.hear({ kind: 'reset', version: 5 }).otherData, truth.isTrue(page)]).toEqual([
		false,
		false,
	]);
	const era = truth.era();
	expect(truth.hear({ kind: 'reset', version: 4 }).otherData).toBe(true);
	expect([truth.version(), truth.era()]).toEqual([4, era + 1]);
});

const anyTopics = fc.subarray([day, other, topics.news, topics.names, topics.all], {
	minLength: 1,
});
const anyStep: fc.Arbitrary<Step> = fc.oneof(
	fc.record({
		address: fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f'),
		topics: anyTopics,
		lag: fc.nat(3),
	}),
	fc.record({ changes: fc.array(anyTopics, { maxLength: 3 }) }),
);

type Step = { address: string; topics: Topic[]; lag: number } | { changes: Topic[][] };

/** Plays the steps: what was kept last under each address, and every change that was heard. */
function play(steps: readonly Step[]) {
	const { truth, store, keep } = setup();
	const changes: { version: number; topics: Topic[] }[] = [];
	const pages = new Map<string, Kept<Page>>();
	for (const step of steps) {
		if ('address' in step) {
			pages.set(
				step.address,
				keep(step.address, {
					version: Math.max(1, truth.version() - step.lag),
					topics: step.topics,
				}),
			);
			continue;
		}
		const news = step.changes.map((touched, place) => ({
			version: truth.version() + 1 + place,
			topics: touched,
		}));
		changes.push(...news);
		if (news.length > 0)
			truth.hear(
				batch(...news.map(({ version, topics }): [number, ...Topic[]] => [version, ...topics])),
			);
	}
	const kept = [...pages].filter(([address, page]) => store.get(address) === page);
	return { truth, changes, pages: kept.map(([, page]) => page) };
}

test('a page in memory is true exactly when no change since its version shares a topic with it', () => {
	fc.assert(
		fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
			const { truth, changes, pages } = play(steps);
			for (const page of pages) {
				const since = changes.filter((change) => change.version > page.version);
				const isTouched = since.some((change) => touches(change.topics, new Set(page.topics)));
				expect(truth.isTrue(page)).toBe(!isTouched);
			}
		}),
	);
});
