import type { Topic } from '#core/changes/topic.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';

/**
 * What a tab listens to. `version` = data version up to which it has heard everything, null = not
 * known. `days` = days whose cards it keeps.
 */
export type Want = { topics: readonly Topic[]; version: number | null; days: readonly string[] };

/** What one stream tells: of which topics, and since which data version (null = from now on). */
export type StreamOrder = { topics: readonly Topic[]; version: number | null };

/**
 * The stream that serves all tabs, those before others if they want more topics than a stream
 * tells. It begins at the oldest version known, for what a tab hears twice it passes over.
 */
export function orderOf(wants: readonly Want[]): StreamOrder {
	const topics = [...new Set(wants.flatMap((want) => want.topics))]
		.slice(0, STREAM_LIMITS.topics)
		.sort();
	const versions = wants.flatMap(({ version }) => version ?? []);
	return { topics, version: versions.length === 0 ? null : Math.min(...versions) };
}

/**
 * Whether an open stream that has told everything up to `position` (null = not known) serves these
 * tabs as well.
 */
export function serves(
	open: StreamOrder,
	position: number | null,
	wants: readonly Want[],
): boolean {
	const told = new Set(open.topics);
	return wants.every(({ topics, version }) => {
		const isBehind = version !== null && position !== null && version < position;
		return !isBehind && topics.every((topic) => told.has(topic));
	});
}
