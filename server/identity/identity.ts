import { IDENTITY_RECORD, type IdentitySettings, identitySettingsSchema } from '#core/identity/identity-settings.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import type { HostedIdentity } from './hosted-identity.ts';
import { createKeyRing, type KeyRing } from './key-ring.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hash.ts';
import type { SecretBox } from './secret-box.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** Everything that the identity service is made of; made once per process. */
export type Identity = {
	db: AppDatabase;
	log: Log;
	/** Real time: tokens, codes and sessions never follow the editorial clock. */
	now: () => number;
	box: SecretBox;
	ring: KeyRing;
	hasher: PasswordHasher;
	throttle: Throttle;
	sessions: Sessions;
	/** What an administrator has set; the defaults while there is nothing. */
	settings(): Promise<IdentitySettings>;
	/** Another identity service that vouches for operators (IDENTITY=firebase); null = ours. */
	hosted: HostedIdentity | null;
};

export type IdentityParts = { db: AppDatabase; log: Log; box: SecretBox; hosted?: HostedIdentity | null; now?: () => number };

export function createIdentity({ db, log, box, hosted = null, now = Date.now }: IdentityParts): Identity {
	const ring = createKeyRing({ db, box, now });
	return {
		...{ db, log, now, box, ring, hosted },
		hasher: createPasswordHasher(),
		throttle: createThrottle(now),
		sessions: createSessions({ db, ring, box, now }),
		async settings() {
			const record = await createSettingRepository(db.kysely).read(IDENTITY_RECORD.collection, IDENTITY_RECORD.id);
			return identitySettingsSchema.parse(record ?? {});
		},
	};
}
