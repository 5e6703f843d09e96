import { type Topic, topics } from '#core/changes/topic.ts';
import { entriesOf } from '#core/kit/keys.ts';
import type { GuideData } from '#server/guide-data.ts';
import { READ_TOPICS } from './read-topics.ts';

type Read = (...asked: unknown[]) => Promise<unknown>;
type Named = (answer: unknown, ...asked: unknown[]) => readonly Topic[];

/** A guide for one rendering, and the topics of everything read through it so far. */
type TrackedReads = { data: GuideData; topics: ReadonlySet<Topic> };

/**
 * Wraps a guide so that its reads record their topics, in addition to `known`. A failed read may
 * depend on everything.
 */
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
	const data: Record<string, unknown> = { report: guide.report };
	for (const { part, reads } of PARTS) {
		const owner = guide[part];
		if (typeof reads === 'function') {
			data[part] = track(guide, owner as Read, reads);
			continue;
		}
		const tracked: Record<string, Read> = {};
		for (const [read, topicsOf] of reads)
			tracked[read] = track(owner, Reflect.get(owner, read), topicsOf);
		data[part] = tracked;
	}
	return { data: data as GuideData, topics: noted };
}

/** Precomputed as lists, because each rendering gets its own guide. */
const PARTS = entriesOf(READ_TOPICS).map(([part, line]) => ({
	part,
	reads: typeof line === 'function' ? (line as Named) : (Object.entries(line) as [string, Named][]),
}));
