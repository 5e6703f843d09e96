import type { Clock } from '#core/kit/clock.ts';

const REMEMBERED_VERSIONS = 128;

/** `version` = data version a page was rendered from; `validUntil` in UTC milliseconds (editorial). */
export type Dated = { version: number; validUntil: number };

/** Knows the present data version and when the former ones ended, and so since when a page is no longer true. */
export function createPageTruth(first: number, clock: Clock) {
	const endedAt = new Map<number, number>();
	let version = first;

	return {
		version: () => version,

		isTrue: (page: Dated): boolean => page.version >= version && clock() < page.validUntil,

		/** UTC milliseconds; ahead of now while the page is still true. A version that nobody remembers ended long ago. */
		untrueSince(page: Dated): number {
			const outdated = page.version < version ? (endedAt.get(page.version) ?? 0) : Number.POSITIVE_INFINITY;
			return Math.min(outdated, page.validUntil);
		},

		/** Answers whether this is other data altogether: a version that falls comes with a restored backup. */
		setVersion(next: number): { otherData: boolean } {
			const otherData = next < version;
			for (let old = Math.max(version, next - REMEMBERED_VERSIONS); old < next; old++) endedAt.set(old, clock());
			if (otherData) endedAt.clear();
			for (const old of endedAt.keys()) if (endedAt.size > REMEMBERED_VERSIONS) endedAt.delete(old);
			version = next;
			return { otherData };
		},
	};
}

export type PageTruth = ReturnType<typeof createPageTruth>;
