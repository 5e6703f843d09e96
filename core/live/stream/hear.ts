import { type Topic, topics, touches } from '#core/changes/topic.ts';
import type { DayPatch, LiveEvent, PlainEvent } from '#core/live/contract.ts';

/**
 * Consequences of an event for a page: days to patch in place, and whether the page must be
 * refetched.
 */
type Heard = { patches: readonly DayPatch[]; isStale: boolean };

const NOTHING: Heard = { patches: [], isStale: false };
const isDay = (topic: Topic) => topic.startsWith(topics.day(''));

/**
 * The effect of an event on a page. `used` = its topics; `keepsCards` = it patches its days in
 * place. Such a page is not refetched for changes to its days alone: a day without cards in the
 * event is fetched once for all tabs.
 */
export function hear(event: LiveEvent, used: ReadonlySet<Topic>, keepsCards: boolean): Heard {
	if (event.kind !== 'mudou') return { patches: [], isStale: doubts(event.kind, used, keepsCards) };
	if (!touches(event.topics, used)) return NOTHING;
	if (!keepsCards) return { patches: [], isStale: true };
	const patches = event.cards.filter(({ day }) => used.has(topics.day(day)));
	const others = event.topics.filter((topic) => !(isDay(topic) && used.has(topic)));
	return { patches, isStale: touches(others, used) };
}

function doubts(kind: PlainEvent['kind'], used: ReadonlySet<Topic>, keepsCards: boolean): boolean {
	if (kind === 'noticia') return touches([topics.news], used);
	if (kind === 'marca') return touches([topics.brand, topics.names], used);
	return !(keepsCards && [...used].some(isDay));
}

/**
 * Subscribed days that an event touches without bringing their cards: they must be fetched. All of
 * them after a reset.
 */
export function daysToAsk(event: LiveEvent, days: Iterable<string>): string[] {
	if (event.kind === 'reset') return [...new Set(days)];
	if (event.kind !== 'mudou') return [];
	const brought = new Set(event.cards.map(({ day }) => day));
	const touched = new Set(event.topics);
	return [...new Set(days)].filter((day) => !brought.has(day) && touched.has(topics.day(day)));
}
