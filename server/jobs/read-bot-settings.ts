import type { SecretBox } from '#server/identity/secret-box.ts';
import type { Bot } from './bot.ts';
import type { BotRow } from './bots-repository.ts';

/** Settings as the bot's schema reads them; what an older version stored and no longer fits gives way to the defaults. */
export function readBotSettings(bot: Bot, row: Pick<BotRow, 'settings'>): unknown {
	const read = bot.settings.safeParse(JSON.parse(row.settings));
	return read.success ? read.data : bot.settings.parse({});
}

/** Secrets by name; those that were sealed with another key are as good as not set. */
export function readBotSecrets(
	box: SecretBox,
	{ sealed_secrets: sealed }: Pick<BotRow, 'sealed_secrets'>,
): Partial<Record<string, string>> {
	const text = sealed === null ? null : box.open('bot-secret', sealed);
	return text === null ? {} : (JSON.parse(text) as Partial<Record<string, string>>);
}
