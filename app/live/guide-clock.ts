import { createObservableValue } from './observable-value.ts';

/** Readers notice no smaller difference, so the hours of a page need no update, in milliseconds. */
const SAME_MS = 2_000;

/**
 * How far the device's clock is behind the guide's, in milliseconds. Device clocks are wrong, and a
 * demonstration runs at its own hour. Null until the guide has sent its time. If the guide is
 * unreachable, the device's clock is used.
 */
export const clockBehind = createObservableValue<number | null>(
	null,
	(one, other) =>
		one === other || (one !== null && other !== null && Math.abs(one - other) < SAME_MS),
);

/** The guide's current time in UTC milliseconds; null while unknown. */
export function guideNow(): number | null {
	const behind = clockBehind.read();
	return behind === null ? null : Date.now() + behind;
}
