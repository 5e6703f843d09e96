import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { vi } from 'vitest';
import type { Change, ChangeBatch } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import type { Game } from '#core/games/game.ts';
import { readLiveEvent } from '#core/live/contract.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { loosen } from '#core/live/loose-game.ts';
import type { DayReading } from '#server/live/day-books.ts';
import { createHub } from '#server/live/hub.ts';
import type { Sink } from '#server/live/listeners.ts';
import { aGame, NOW, someNames } from './factories.ts';

/** A socket that keeps what was written; while `stuck` nothing of it leaves. */
export class FakeSocket {
	text = '';
	writes = 0;
	stuck = false;
	destroyed = false;
	ended = false;
	writableLength = 0;
	write(bytes: Uint8Array): boolean {
		this.writes += 1;
		this.text += Buffer.from(bytes).toString();
		if (this.stuck) this.writableLength += bytes.length;
		return !this.stuck;
	}
	end() {
		this.ended = true;
		return this as unknown as Sink;
	}
	destroy() {
		this.destroyed = true;
		return this as unknown as Sink;
	}
	/** Events so far, without the signs of life. */
	events() {
		return this.text.split('\n\n').flatMap((block) => {
			const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/m.exec(block) ?? [];
			return readLiveEvent(name, data) ?? [];
		});
	}
	/** The position that a reader would come back with. */
	position(): number {
		return Number(
			this.text
				.match(/^id: \d+$/gm)
				?.at(-1)
				?.slice(4),
		);
	}
}

/** A guide of one day at version 10, whose games the test changes, and a log that it writes. */
export function aHub() {
	const log: Change[] = [];
	let games = [aGame({ id: 'g1', slug: 'one' }), aGame({ id: 'g2', slug: 'two' })];
	let version = 10;
	let gap = false;
	let readings = 0;
	const listeners = new Set<(batch: ChangeBatch) => void>();
	const hub = createHub({
		feed: {
			version: () => version,
			subscribe(listener) {
				listeners.add(listener);
				return () => listeners.delete(listener);
			},
			since: async (from) => (gap ? 'gap' : log.filter((change) => change.version > from)),
		},
		async readDay(day): Promise<DayReading> {
			readings += 1;
			const { view } = buildDay({
				day,
				now: NOW,
				games: games.filter((game) => game.day === day),
				names: someNames(),
				movedFrom: new Map(),
			});
			const facts = { updatedAt: view.updatedAt, mapped: false, demo: false };
			const made = new Set([topics.day(day), topics.habits('serie-b')]);
			return { games: loosen(view), facts, topics: made, before: version, after: version };
		},
		describe: async (changes) =>
			new Map(
				changes.map((change) => [
					change,
					{
						id: change.gameId ?? '',
						slug: '',
						revision: 2,
						kind: 'kickoff',
						said: change.source ?? '',
					},
				]),
			),
		readVersion: async () => version,
		log: pino({ level: 'silent' }),
	});
	const publish = (batch: ChangeBatch) => {
		for (const listener of listeners) listener(batch);
	};
	return {
		hub,
		readings: () => readings,
		openGap: () => {
			gap = true;
		},
		/** A save: the games are other ones, the log says so, everybody who follows hears it. */
		save(named: readonly Topic[], next: readonly Game[] = games, said = 'mudou') {
			version += 1;
			games = [...next];
			const facts = {
				gameId: 'g1',
				kind: 'kickoff',
				before: null,
				after: null,
				at: NOW,
				source: said,
				actor: null,
			} as const;
			log.push({ ...facts, topics: named, version, sequence: 0 });
			publish({ kind: 'changes', version, changes: log.slice(-1) });
		},
		restore(to: number) {
			version = to;
			publish({ kind: 'reset', version });
		},
		async join(named: readonly Topic[], since: number | null = version) {
			const sink = new FakeSocket();
			const listener = await hub.join({ sink: sink as unknown as Sink, topics: named, since });
			if (listener === null) throw new Error('The stream was not taken in');
			return { sink, listener };
		},
		/** Until what was gathered is told. */
		async sent(ms: number = STREAM_LIMITS.gatherMs) {
			await vi.advanceTimersByTimeAsync(ms);
			for (let turn = 0; turn < 5; turn++) await nextTurn();
		},
		games: () => games,
	};
}
