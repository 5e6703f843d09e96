import { z } from 'zod';
import { CHANNEL_LOGINS, type ChannelOpening } from './channel-opening.ts';

/**
 * How to tune in to a channel, as the reference files and the panel provide it: the record without
 * its optimistic lock.
 */
export type ChannelOpeningInput = Omit<ChannelOpening, 'revision'>;

const MOST_NUMBERS = 40;
const name = z.string().trim().min(1).max(40);

export const channelOpeningInput: z.ZodType<ChannelOpeningInput> = z.strictObject({
	channelId: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
	service: name.nullable(),
	login: z.enum(CHANNEL_LOGINS).nullable(),
	numbers: z
		.array(
			z.strictObject({
				operator: name,
				number: z.string().regex(/^\d{1,4}(\.\d{1,2})?$/),
				quality: z.enum(['hd', 'sd']).nullable(),
			}),
		)
		.max(MOST_NUMBERS),
});

/**
 * Parses `content/reference/channel-openings.json`; throws a ZodError that names the invalid entry
 * and field.
 */
export function parseChannelOpenings(json: unknown): ChannelOpeningInput[] {
	return z.array(channelOpeningInput).parse(json);
}
