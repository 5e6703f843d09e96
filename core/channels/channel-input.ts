import { z } from 'zod';
import { ALL_UFS } from '#core/football-pt/uf.ts';
import { CHANNEL_GROUPS, type Channel } from './channel.ts';
import { type Hue, isHue } from './hue.ts';

/** A channel in the reference files: the entity without its optimistic lock. */
export type ChannelReference = Omit<Channel, 'revision'>;

const text = z.string().trim().min(1).max(120);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const channelReference: z.ZodType<ChannelReference> = z.strictObject({
	id,
	name: text,
	shortName: text,
	group: z.enum(CHANNEL_GROUPS),
	free: z.boolean(),
	hue: z.custom<Hue>(isHue).exactOptional(),
	url: z.url({ protocol: /^https$/ }).nullable(),
	aliases: z.array(text),
	regionUfs: z.array(z.enum(ALL_UFS)),
	status: z.enum(['active', 'retired']),
	parentId: id.nullable(),
	confidence: z.enum(['high', 'medium', 'low']),
});

/**
 * Parses `content/reference/channels.json`; throws a ZodError that names the invalid entry and
 * field.
 */
export function parseChannelReference(json: unknown): ChannelReference[] {
	return z.array(channelReference).parse(json);
}
