import { z } from 'zod';
import type { Topic } from '#core/changes/topic.ts';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { ALERT_KINDS, FOLLOWED_TOPIC, MINUTES_OF_DAY, MOST_FOLLOWED } from './alert-kinds.ts';

/** Longest address of a push service, in characters. */
const LONGEST_ENDPOINT = 1_000;

/** A browser key: base64url bytes (RFC 8291 §3.1: a point of 65 bytes, a secret of 16). */
const key = (bytes: number) => z.string().refine((text) => base64Bytes(text) === bytes);

const quiet = z.object({
	from: z.int().min(0).lt(MINUTES_OF_DAY),
	until: z.int().min(0).lt(MINUTES_OF_DAY),
});

/**
 * Proves that a call comes from the browser that holds a subscription. The guide and that browser
 * alone know the address and the secret.
 */
export const holderSchema = z.object({
	endpoint: z.url({ protocol: /^https?$/ }).max(LONGEST_ENDPOINT),
	auth: key(16),
});
export type Holder = z.infer<typeof holderSchema>;

/**
 * A reader's alert subscription: no account, no name. `topics` = `core/changes/topic.ts`: teams,
 * competitions and games.
 */
export const subscriptionSchema = holderSchema.extend({
	p256dh: key(65),
	topics: z.array(z.string().regex(FOLLOWED_TOPIC)).max(MOST_FOLLOWED),
	kinds: z.array(z.enum(ALERT_KINDS)).min(1),
	uf: z.enum(ALL_UFS).nullable(),
	quiet: quiet.nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Marks subscribers of the morning message; no change has this topic. */
export const MORNING: Topic = 'kind:day';

function base64Bytes(text: string): number | null {
	return /^[\w-]+={0,2}$/.test(text) ? Math.floor((text.replace(/=+$/, '').length * 3) / 4) : null;
}
