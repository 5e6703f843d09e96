import type { Change } from '#core/changes/change.ts';
import { type Topic, topics } from '#core/changes/topic.ts';

/**
 * The last data version at which each topic changed; `latest` = the highest of them, 0 = no topic
 * changed.
 */
export type Raised = { byTopic: ReadonlyMap<Topic, number>; latest: number };

/** Collects the topics of some changes. */
export function raisedBy(changes: readonly Pick<Change, 'topics' | 'version'>[]): Raised {
	const byTopic = new Map<Topic, number>();
	for (const change of changes) {
		for (const topic of change.topics)
			byTopic.set(topic, Math.max(change.version, byTopic.get(topic) ?? 0));
	}
	return { byTopic, latest: Math.max(0, ...byTopic.values()) };
}

/**
 * Whether a page is older than one of these changes that shares a topic with it; '*' matches every
 * topic.
 */
export function touchedBy(
	{ byTopic, latest }: Raised,
	page: { version: number; topics: readonly Topic[] },
): boolean {
	if (page.version >= latest) return false;
	if (page.version < (byTopic.get(topics.all) ?? 0)) return true;
	return page.topics.some(
		(topic) => topic === topics.all || page.version < (byTopic.get(topic) ?? 0),
	);
}
