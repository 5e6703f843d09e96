import { type Topic, topics } from '#core/changes/topic.ts';
import type { GuideData } from '#server/guide-data.ts';
import { READ_TOPICS } from './read-topics.ts';

type Read = (...asked: unknown[]) => Promise<unknown>;
type Named = (answer: unknown, ...asked: unknown[]) => readonly Topic[];

/** A guide for one rendering, and the topics of all that was read through it so far. */
export type TrackedReads = { data: GuideData; topics: ReadonlySet<Topic> };

/** Lends a guide whose readings note what they depend on, beside `known`; a reading that failed may depend on everything. */
export function trackReads(guide: GuideData, known: Iterable<Topic> = []): TrackedReads {
	const noted = new Set<Topic>(known);
	const track = (owner: unknown, read: Read, topicsOf: Named): Read => {
		return async (...asked) => {
			try {
				const answer = await read.apply(owner, asked);
				for (const topic of topicsOf(answer, ...asked)) noted.add(topic);
				return answer;
			} catch (error) {
				noted.add(topics.all);
				throw error;
			}
		};
	};
	const parts = Object.entries(READ_TOPICS).map(([name, line]) => {
		const part = guide[name as keyof typeof READ_TOPICS];
		if (typeof line === 'function') return [name, track(guide, part as Read, line as Named)];
		const reads = part as unknown as Record<string, Read>;
		const tracked = Object.entries(line).map(([read, topicsOf]) => [read, track(reads, reads[read] as Read, topicsOf as Named)]);
		return [name, Object.fromEntries(tracked)];
	});
	return { data: { ...(Object.fromEntries(parts) as Omit<GuideData, 'tell'>), tell: guide.tell }, topics: noted };
}
