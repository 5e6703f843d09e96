import { vi } from 'vitest';
import { createGameCache } from '#app/live/cache/game-cache.ts';
import { createSafeCache } from '#app/live/cache/safe-cache.ts';
import { createSettler } from '#app/live/cache/settler.ts';
import { createLeader, type Leader } from '#app/live/stream/leader.ts';
import type { LeaderMessage, LineState } from '#app/live/stream/messages.ts';
import { fakeGuide } from './fake-guide.ts';
import { createMemoryDatabase } from './memory-database.ts';

export const DAY = '2026-11-22';
export const TOPIC = `day:${DAY}`;

let leader: Leader | undefined;

/** After each test. */
export function stopLeading(): void {
	leader?.stop();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
}

/** A leader before a guide that the test plays, with what it tells its tabs. */
export function lead() {
	const guide = fakeGuide();
	vi.spyOn(Math, 'random').mockReturnValue(0.5);
	const memory = createMemoryDatabase();
	const cache = createSafeCache(async () => createGameCache(memory.database, () => Date.now()));
	const sent: LeaderMessage[] = [];
	const lead = createLeader({
		send: (message) => sent.push(message),
		cache,
		settler: createSettler(cache),
	});
	leader = lead;
	const state = () =>
		sent.findLast(
			(message): message is Extract<LeaderMessage, { kind: 'state' }> => message.kind === 'state',
		)?.state as LineState;
	const kinds = () => sent.map(({ kind }) => kind).filter((kind) => kind !== 'state');
	const want = (
		topics: string[],
		{ tab = 'one', version = 5 as number | null, isVisible = true, turn = 1 } = {},
	) =>
		lead.hear({
			kind: 'want',
			tab,
			turn,
			isVisible,
			want: { topics, version, days: topics.filter((topic) => topic === TOPIC).map(() => DAY) },
		});
	return { ...guide, ...memory, sent, state, kinds, want, leader: lead };
}
