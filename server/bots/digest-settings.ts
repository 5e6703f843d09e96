import { z } from 'zod';
import { chatField } from './chat-field.ts';

export const digestSettings = z.object({
	chat: chatField,
	/** What happens when the day changes after it was posted. */
	changes: z.enum(['off', 'edit', 'notify']).default('edit'),
	silent: z.boolean().default(false),
	emptyDays: z.boolean().default(false),
});
export type DigestSettings = z.infer<typeof digestSettings>;
