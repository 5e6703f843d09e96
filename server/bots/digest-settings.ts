import { z } from 'zod';
import { botFieldCopy } from '#core/bots/copy/bots.ts';

export const digestSettings = z.object({
	/** @channel, or the number of a chat. */
	chat: z
		.string()
		.trim()
		.max(33, botFieldCopy.chat)
		.refine(
			(text) => text === '' || /^(@[A-Za-z]\w{3,31}|-?\d{1,20})$/.test(text),
			botFieldCopy.chat,
		)
		.default(''),
	/** What happens when the day changes after it was posted. */
	changes: z.enum(['off', 'edit', 'notify']).default('edit'),
	silent: z.boolean().default(false),
	emptyDays: z.boolean().default(false),
});
export type DigestSettings = z.infer<typeof digestSettings>;
