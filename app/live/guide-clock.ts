import { createToldValue } from './told-value.ts';

/** Below this no reader sees a difference, and the hours of a page need not be told again. */
const SAME_MS = 2_000;

/**
 * How far the device's clock is behind the guide's, in milliseconds: devices are wrong, and a
 * demonstration has an hour of its own. Null until the guide has said its hour, or could not be
 * reached, when the device's must do.
 */
export const clockBehind = createToldValue<number | null>(
	null,
	(one, other) =>
		one === other || (one !== null && other !== null && Math.abs(one - other) < SAME_MS),
);

/** The guide's now in UTC milliseconds; null as long as it is not known. */
export function guideNow(): number | null {
	const behind = clockBehind.read();
	return behind === null ? null : Date.now() + behind;
}
