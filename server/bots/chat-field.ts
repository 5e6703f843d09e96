import { z } from 'zod';
import { botFieldCopy } from '#core/bots/copy/bots.ts';

/** A chat of Telegram: @channel, or the number of a chat; '' = none. */
export const chatField = z
	.string()
	.trim()
	.max(33, botFieldCopy.chat)
	.refine((text) => text === '' || /^(@[A-Za-z]\w{3,31}|-?\d{1,20})$/.test(text), botFieldCopy.chat)
	.default('');
