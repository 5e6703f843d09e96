import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { WARN_LEVELS } from '#core/gaps/matters.ts';
import { parseEmail } from '#core/identity/email.ts';
import { chatField } from './chat-field.ts';

export const watchSettings = z.object({
	hours: z.int().min(1).max(336).default(48),
	/** A confirmation older than this needs another check. */
	verifiedDays: z.int().min(1).max(365).default(14),
	recipients: z
		.array(
			z
				.string()
				.trim()
				.max(254, fieldCopy.email)
				.refine((text) => parseEmail(text) === text, fieldCopy.email),
		)
		.max(10)
		.default([]),
	/** Which games of the next 24 hours are worth a warning of their own. */
	warn: z.enum(WARN_LEVELS).default('featured'),
	/** Where warnings are posted besides the mails. */
	chat: chatField,
});
export type WatchSettings = z.infer<typeof watchSettings>;
