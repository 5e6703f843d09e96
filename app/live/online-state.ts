import { createToldValue } from './told-value.ts';

/**
 * `offline` = no answer for the time-out (S9.04). `at` = UTC ms until when the data was known to be
 * true, null where no stream was open yet.
 */
type OnlineState = { offline: boolean; at: number | null };

/** Whether the guide answers, for all that is shown of it. */
export const onlineState = createToldValue<OnlineState>(
	{ offline: false, at: null },
	(one, other) => one.offline === other.offline && one.at === other.at,
);
