import { z } from 'zod';
import type { JobInput } from '#core/bots/job.ts';
import { recordOf } from '#core/kit/record.ts';
import { storedAs, storedJson, storedObject } from '#server/db/stored-json.ts';
import type { SecretBox } from '#server/identity/keys/secret-box.ts';
import type { Bot } from './bot.ts';
import type { BotRow } from './bots-repository.ts';

const secretsSchema = z.record(z.string(), z.string());

/**
 * `isDamaged`: what is stored cannot be read. Then the defaults are shown, and the bot does nothing
 * until somebody saves: they may not be what was wanted.
 */
type ReadSettings = { settings: unknown; isDamaged: boolean };

/** Settings as the bot's schema reads them. A bot that has none cannot have lost any. */
export function readBotSettings(bot: Bot, row: Pick<BotRow, 'settings'>): ReadSettings {
	const read = bot.settings.safeParse(storedJson(row.settings));
	if (read.success) return { settings: read.data, isDamaged: false };
	const settings = bot.settings.parse({});
	return { settings, isDamaged: Object.keys(recordOf(settings)).length > 0 };
}

/** Secrets by name; those that were sealed with another key, or damaged, are as good as not set. */
export function readBotSecrets(
	box: SecretBox,
	{ sealed_secrets: sealed }: Pick<BotRow, 'sealed_secrets'>,
): Partial<Record<string, string>> {
	const text = sealed === null ? null : box.open('bot-secret', sealed);
	return text === null ? {} : (storedAs(secretsSchema, text) ?? {});
}

/**
 * What was asked of a run; null = it cannot be read any more, and nobody knows whether it was to
 * change anything.
 */
export function readJobInput(text: string): JobInput | null {
	const input = storedObject(text);
	if (input === null || !['undefined', 'boolean'].includes(typeof input.dryRun)) return null;
	return input.dryRun === true ? { dryRun: true } : {};
}
