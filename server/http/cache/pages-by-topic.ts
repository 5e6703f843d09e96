import type { Topic } from '#core/changes/topic.ts';

/** Index of pages by the topics that they depend on. */
export function createPagesByTopic<Page extends { topics: readonly Topic[] }>() {
	const byTopic = new Map<Topic, Set<Page>>();
	const all = new Set<Page>();
	const none: ReadonlySet<Page> = new Set();

	return {
		add(page: Page): void {
			all.add(page);
			for (const topic of page.topics) {
				const pages = byTopic.get(topic) ?? new Set();
				byTopic.set(topic, pages.add(page));
			}
		},

		remove(page: Page): void {
			all.delete(page);
			for (const topic of page.topics) {
				const pages = byTopic.get(topic);
				pages?.delete(page);
				if (pages?.size === 0) byTopic.delete(topic);
			}
		},

		of: (topic: Topic): ReadonlySet<Page> => byTopic.get(topic) ?? none,
		all: (): ReadonlySet<Page> => all,
		/** Number of topics with pages. */
		size: () => byTopic.size,
	};
}
