import { z } from 'zod';
import type { JobInput } from '#core/bots/job.ts';
import { recordOf } from '#core/kit/record.ts';
import { storedAs, storedJson, storedObject } from '#server/db/stored-json.ts';
import type { SecretBox } from '#server/identity/keys/secret-box.ts';
import type { Bot } from './bot.ts';
import type { BotRow } from './bots-repository.ts';

const secretsSchema = z.record(z.string(), z.string());

/**
 * `isDamaged`: the stored settings are unreadable. The panel shows the defaults, which may not be
 * what the operator wanted. So the bot does nothing until they are saved.
 */
type ReadSettings = { settings: unknown; isDamaged: boolean };

/** Settings parsed by the bot's schema. A bot without settings cannot have damaged ones. */
export function readBotSettings(bot: Bot, row: Pick<BotRow, 'settings'>): ReadSettings {
	const read = bot.settings.safeParse(storedJson(row.settings));
	if (read.success) return { settings: read.data, isDamaged: false };
	const settings = bot.settings.parse({});
	return { settings, isDamaged: Object.keys(recordOf(settings)).length > 0 };
}

/** Secrets by name; damaged ones, or those encrypted with another key, count as unset. */
export function readBotSecrets(
	box: SecretBox,
	{ sealed_secrets: sealed }: Pick<BotRow, 'sealed_secrets'>,
): Partial<Record<string, string>> {
	const text = sealed === null ? null : box.open('bot-secret', sealed);
	return text === null ? {} : (storedAs(secretsSchema, text) ?? {});
}

/**
 * The input of a run; null = it is unreadable, so it is unknown whether the run may change
 * anything.
 */
export function readJobInput(text: string): JobInput | null {
	const input = storedObject(text);
	if (input === null || !['undefined', 'boolean'].includes(typeof input.dryRun)) return null;
	return input.dryRun === true ? { dryRun: true } : {};
}
