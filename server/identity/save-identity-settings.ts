import {
	IDENTITY_RECORD,
	type IdentitySettings,
	identitySettingsOf,
} from '#core/identity/identity-settings.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Actor } from '#server/audit/audit-entry.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Identity } from './identity.ts';

/** `isDamaged`: the stored settings are unreadable, and stay as they are until the next save. */
export type RevisedSettings = { settings: IdentitySettings; isDamaged: boolean; revision: number };

/** The sign-in settings, with the revision that a save must name. */
export async function readIdentitySettings(db: Reader): Promise<RevisedSettings> {
	const { data, revision } = await createSettingRepository(db).readRevised(
		IDENTITY_RECORD.collection,
		IDENTITY_RECORD.id,
	);
	return { ...identitySettingsOf(data), revision };
}

type SettingsChange = Omit<RevisedSettings, 'isDamaged'> & { actor: Actor; hasFactor: boolean };

/**
 * Stores the sign-in settings. `hasFactor`: the session of the actor passed a second factor or
 * began with a passkey.
 * - stale: another save came since `revision`;
 * - without-factor: who requires a factor of administrators must have one, or would lock themselves
 * out.
 */
export async function saveIdentitySettings(
	{ db, now }: Pick<Identity, 'db' | 'now'>,
	{ settings, revision, actor, hasFactor }: SettingsChange,
): Promise<Result<RevisedSettings, 'stale' | 'without-factor'>> {
	return db.transaction(async (trx) => {
		const before = await readIdentitySettings(trx);
		if (before.revision !== revision) return fail('stale');
		const { administratorsNeedFactor: isRequired } = before.settings;
		if (settings.administratorsNeedFactor && !isRequired && !hasFactor)
			return fail('without-factor');
		if (
			!(await createSettingWriter(trx).writeRevised(
				{ ...IDENTITY_RECORD, revision },
				settings,
				now(),
			))
		)
			return fail('stale');
		await audit(trx, actor, 'access.changed', {
			at: now(),
			detail: { before: before.settings, after: settings },
		});
		return ok({ settings, isDamaged: false, revision: revision + 1 });
	});
}
