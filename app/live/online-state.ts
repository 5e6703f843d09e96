import { createObservableValue } from './observable-value.ts';

/**
 * `offline` = no answer within the timeout (S9.04). `at` = UTC ms until which the data is known to
 * be current; null before the first stream.
 */
type OnlineState = { offline: boolean; at: number | null };

/** Whether the guide can be reached, for all parts that show it. */
export const onlineState = createObservableValue<OnlineState>(
	{ offline: false, at: null },
	(one, other) => one.offline === other.offline && one.at === other.at,
);
