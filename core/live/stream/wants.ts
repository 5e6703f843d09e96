import type { Topic } from '#core/changes/topic.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';

/**
 * Subscriptions of a tab. `version` = data version up to which it has every change, null = unknown.
 * `days` = days whose cards it holds.
 */
export type Want = { topics: readonly Topic[]; version: number | null; days: readonly string[] };

/** Contents of one stream: its topics, and since which data version (null = from now on). */
export type StreamOrder = { topics: readonly Topic[]; version: number | null };

/**
 * One stream for all tabs; if they want too many topics, earlier ones win. It starts at the oldest
 * known version: tabs skip changes that they already have.
 */
export function orderOf(wants: readonly Want[]): StreamOrder {
	const topics = [...new Set(wants.flatMap((want) => want.topics))]
		.slice(0, STREAM_LIMITS.topics)
		.sort();
	const versions = wants.flatMap(({ version }) => version ?? []);
	return { topics, version: versions.length === 0 ? null : Math.min(...versions) };
}

/**
 * Whether an open stream that has sent everything up to `position` (null = unknown) also serves
 * these tabs.
 */
export function serves(
	open: StreamOrder,
	position: number | null,
	wants: readonly Want[],
): boolean {
	const covered = new Set(open.topics);
	return wants.every(({ topics, version }) => {
		const isBehind = version !== null && position !== null && version < position;
		return !isBehind && topics.every((topic) => covered.has(topic));
	});
}
