import type { BotChange } from '#core/bots/contract.ts';
import { botFieldCopy } from '#core/bots/copy/bots.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import type { AppContext } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import type { Bot } from './bot.ts';
import { type BotRow, createBotsRepository, createBotsWriter } from './bots-repository.ts';
import { readBotSecrets, readBotSettings } from './read-bot-settings.ts';
import { isSchedule } from './schedule.ts';

/** 'stale' = another operator saved after `revision`; else the problem of each field. */
export type ChangeProblem = 'stale' | { fields: Record<string, string> };
type By = { actor: Actor; now: number };

/**
 * Changes an operator's settings of a bot. Enabling it or changing its schedule restarts the
 * schedule now: earlier slots are not backfilled.
 */
export async function changeBot(
	{ db }: AppContext,
	bot: Bot,
	change: BotChange & By,
): Promise<Result<BotRow, ChangeProblem>> {
	const fields = problemsOf(bot, change);
	if (fields !== null) return fail({ fields });
	const at = await readDatabaseTime(db.kysely);
	return db.transaction(async (trx) => {
		const before = await createBotsRepository(trx).byId(bot.id);
		if (
			before === null ||
			!(await createBotsWriter(trx).change(
				bot.id,
				change.revision,
				columnsOf(bot, change, { before, at }),
			))
		)
			return fail('stale');
		const { enabled, schedule, settings } = change;
		const detail = {
			enabled,
			schedule,
			...(settings === undefined
				? {}
				: { before: readBotSettings(bot, before).settings, after: settings }),
		};
		await audit(trx, change.actor, 'bot.changed', { at: change.now, subject: bot.id, detail });
		return ok((await createBotsRepository(trx).byId(bot.id)) ?? before);
	});
}

/** The problem of each field; null = none. */
function problemsOf(bot: Bot, { schedule, settings }: BotChange): Record<string, string> | null {
	if (schedule !== undefined && !isSchedule(schedule)) return { schedule: botFieldCopy.schedule };
	const read = settings === undefined ? null : bot.settings.safeParse(settings);
	if (read === null || read.success) return null;
	const problems = read.error.issues.map(({ path, message, code }): [string, string] => [
		['settings', ...path].join('.'),
		code === 'custom' ? message : botFieldCopy.value,
	]);
	return Object.fromEntries(problems);
}

function columnsOf(
	bot: Bot,
	{ enabled, schedule, settings }: BotChange,
	{ before, at }: { before: BotRow; at: number },
) {
	const isBegun = enabled === true && before.enabled === 0;
	const isMoved = schedule !== undefined && schedule !== before.schedule;
	return {
		...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
		...(schedule === undefined ? {} : { schedule }),
		...(settings === undefined ? {} : { settings: JSON.stringify(bot.settings.parse(settings)) }),
		...(isBegun || isMoved ? { planned_until: at } : {}),
		updated_at: at,
	};
}

/**
 * Sets or removes a bot's secrets (S6.01: administrators only), encrypted with this installation's
 * key.
 */
export async function changeBotSecrets(
	{ db, identity }: AppContext,
	bot: Bot,
	{
		revision,
		secrets,
		actor,
		now,
	}: { revision: number; secrets: Readonly<Record<string, string | null>> } & By,
): Promise<Result<BotRow, ChangeProblem>> {
	const unknown = Object.keys(secrets).filter((name) => !bot.secrets.includes(name));
	if (unknown.length > 0)
		return fail({
			fields: Object.fromEntries(unknown.map((name) => [`secrets.${name}`, botFieldCopy.value])),
		});
	return db.transaction(async (trx) => {
		const before = await createBotsRepository(trx).byId(bot.id);
		if (before === null) return fail('stale');
		const all = Object.entries({ ...readBotSecrets(identity.box, before), ...secrets }).filter(
			([, secret]) => secret !== null,
		);
		const sealed =
			all.length === 0
				? null
				: identity.box.seal('bot-secret', JSON.stringify(Object.fromEntries(all)));
		if (
			!(await createBotsWriter(trx).change(bot.id, revision, {
				sealed_secrets: sealed,
				updated_at: now,
			}))
		)
			return fail('stale');
		await audit(trx, actor, 'bot.secrets-changed', {
			at: now,
			subject: bot.id,
			detail: { names: Object.keys(secrets) },
		});
		return ok((await createBotsRepository(trx).byId(bot.id)) ?? before);
	});
}
