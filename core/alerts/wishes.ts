import type { Topic } from '#core/changes/topic.ts';
import { recordOf } from '#core/kit/record.ts';
import {
	ALERT_KINDS,
	type AlertKind,
	FOLLOWED_TOPIC,
	MINUTES_OF_DAY,
	MOST_FOLLOWED,
	type QuietHours,
} from './alert-kinds.ts';

/** The name is stored so that it can be shown without a request. */
export type Followed = { topic: Topic; name: string };
export type Wishes = { followed: Followed[]; kinds: AlertKind[]; quiet: QuietHours | null };

export const NO_WISHES: Wishes = { followed: [], kinds: [...ALERT_KINDS], quiet: null };

const MOST_NAME = 80;

/**
 * Reads a stored record, however old, edited or broken, and keeps what it understands. Null =
 * nothing stored.
 */
export function readWishes(text: string | null): Wishes {
	const { followed, kinds, quiet } = parse(text);
	const read = (Array.isArray(followed) ? followed : []).flatMap(readFollowed);
	const known = ALERT_KINDS.filter((kind) => Array.isArray(kinds) && kinds.includes(kind));
	return {
		followed: [...new Map(read.map((one) => [one.topic, one])).values()].slice(0, MOST_FOLLOWED),
		kinds: known.length > 0 ? known : [...ALERT_KINDS],
		quiet: readQuiet(quiet),
	};
}

/** The record to store; null when nothing is followed, so that nothing is stored. */
export function writeWishes(wishes: Wishes): string | null {
	return wishes.followed.length === 0 ? null : JSON.stringify(wishes);
}

/** The wishes with the topic added, or removed if present; null when there is no room for it. */
export function toggleFollowed(wishes: Wishes, one: Followed): Wishes | null {
	const others = wishes.followed.filter(({ topic }) => topic !== one.topic);
	if (others.length < wishes.followed.length) return { ...wishes, followed: others };
	return others.length >= MOST_FOLLOWED ? null : { ...wishes, followed: [...others, one] };
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
	try {
		return recordOf(JSON.parse(text ?? '{}'));
	} catch {
		return {};
	}
}

function readFollowed(value: unknown): Followed[] {
	const { topic, name } = recordOf(value);
	if (typeof topic !== 'string' || !FOLLOWED_TOPIC.test(topic)) return [];
	return [
		{
			topic,
			name:
				typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, MOST_NAME) : topic,
		},
	];
}

function readQuiet(value: unknown): QuietHours | null {
	const { from, until } = recordOf(value);
	return isMinute(from) && isMinute(until) ? { from, until } : null;
}

function isMinute(value: unknown): value is number {
	return (
		typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MINUTES_OF_DAY
	);
}
