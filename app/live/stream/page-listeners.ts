import type { LiveListener } from '#app/live/listener.ts';
import { type Topic, topics, touches } from '#core/changes/topic.ts';
import type { DescribedChange, LiveEvent } from '#core/live/contract.ts';
import { hear } from '#core/live/stream/hear.ts';
import type { Want } from '#core/live/stream/wants.ts';
import type { LeaderMessage } from './messages.ts';

/** A ref, because a page's callbacks change with each render. */
export type ListenerRef = { readonly current: LiveListener };

type Entry = {
	ref: ListenerRef;
	used: ReadonlySet<Topic>;
	days: readonly string[];
	/** The turn of the first want that covers this entry. */
	turn: number;
	/** Data version up to which it has received everything; null = unknown. */
	reached: number | null;
	/** `reached` when the stream was opened: repeated events up to it are ignored. */
	heardBefore: number;
	/** Changes that wait for the next drawing of the page. */
	changes: DescribedChange[];
	reading: ReturnType<typeof setTimeout> | undefined;
};

const DAY = topics.day('');

/** The listeners of all pages in a tab. */
export function createPageListeners(tab: string) {
	const entries = new Set<Entry>();
	let turn = 0;

	/** Reloads once for all changes collected until then. */
	function readAgain(entry: Entry, spread: number): void {
		entry.reading ??= setTimeout(() => {
			const all = entry.changes.splice(0);
			entry.reading = undefined;
			entry.ref.current.onStale?.(all);
		}, Math.random() * spread);
	}

	/**
	 * A stream requested before this entry existed delivers some of its events, but not all up to its
	 * position.
	 */
	function advance(
		entry: Entry,
		event: LiveEvent,
		position: number | null,
		servedTurn: number,
	): void {
		if (event.kind === 'reset') [entry.heardBefore, entry.reached] = [-1, position];
		else if (position !== null && entry.turn <= servedTurn)
			entry.reached = Math.max(entry.reached ?? -1, position);
	}

	function hearEvent(
		entry: Entry,
		event: LiveEvent,
		position: number | null,
		servedTurn: number,
	): void {
		const isKnown = event.kind !== 'reset' && event.v <= entry.heardBefore;
		advance(entry, event, position, servedTurn);
		if (isKnown) return;
		const { onCards } = entry.ref.current;
		const { patches, isStale } = hear(event, entry.used, !!onCards);
		// Whatever draws next says it: cards may follow the event as a message of their own.
		if (event.kind === 'mudou' && touches(event.topics, entry.used))
			entry.changes.push(...event.games);
		for (const patch of patches) onCards?.(patch, entry.changes.splice(0));
		if (isStale) readAgain(entry, event.spread);
	}

	function hearMessage(entry: Entry, message: LeaderMessage): void {
		if (message.kind === 'event')
			hearEvent(entry, message.event, message.position, message.served[tab] ?? 0);
		if (message.kind === 'day' && entry.days.includes(message.patch.day))
			entry.ref.current.onCards?.(message.patch, entry.changes.splice(0));
		if (message.kind === 'doubt' && entry.days.includes(message.day)) readAgain(entry, 0);
		if (message.kind !== 'opened') return;
		if (entry.reached === null) readAgain(entry, 0);
		entry.heardBefore = entry.reached ?? -1;
	}

	return {
		/**
		 * `version` = data version that the page shows. Returns the days whose cards it follows, and
		 * the function that removes it.
		 */
		add(ref: ListenerRef, version: number | null) {
			const used = new Set(ref.current.topics);
			const days = ref.current.onCards
				? [...used].flatMap((topic) => (topic.startsWith(DAY) ? topic.slice(DAY.length) : []))
				: [];
			turn += 1;
			const entry: Entry = {
				ref,
				used,
				days,
				turn,
				reached: version,
				heardBefore: version ?? -1,
				changes: [],
				reading: undefined,
			};
			entries.add(entry);
			const remove = () => {
				clearTimeout(entry.reading);
				entries.delete(entry);
			};
			return { days, remove };
		},
		hear(message: LeaderMessage): void {
			for (const entry of entries) hearMessage(entry, message);
		},
		/** Reloads all pages of this tab, because events may be missing. */
		readAllAgain(): void {
			for (const entry of entries) readAgain(entry, 0);
		},
		turn: () => turn,
		want(): Want {
			const all = [...entries];
			const versions = all.flatMap(({ reached }) => reached ?? []);
			return {
				topics: [...new Set(all.flatMap(({ used }) => [...used]))],
				version: versions.length === 0 ? null : Math.min(...versions),
				days: [...new Set(all.flatMap(({ days }) => days))],
			};
		},
	};
}
