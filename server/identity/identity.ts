import {
	IDENTITY_RECORD,
	type IdentitySettings,
	identitySettingsOf,
} from '#core/identity/identity-settings.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import { tellRecord } from '#server/damaged-record.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createPasswordHasher, type PasswordHasher } from './accounts/password-hash.ts';
import { type Background, createBackground } from './background.ts';
import { createKeyRing, type KeyRing } from './keys/key-ring.ts';
import type { SecretBox } from './keys/secret-box.ts';
import type { HostedIdentity } from './providers/hosted-identity.ts';
import type { OidcClient } from './providers/oidc/oidc-client.ts';
import type { Providers } from './providers/providers.ts';
import { createSessions, type Sessions } from './sessions/sessions.ts';
import { createThrottle, type Throttle } from './throttle.ts';
import { WITHOUT_OUTSIDE } from './without-outside.ts';

const RECORD_NAME = `${IDENTITY_RECORD.collection}/${IDENTITY_RECORD.id}`;
/** How long mails that are under way may hold up the end of the process. */
const CLOSING_MS = 5_000;

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
	mailer: Mailer;
	/** What a request starts and does not wait for. */
	background: Background;
	/** Providers that people may sign in through. */
	providers: Providers;
	oidc: OidcClient;
	/**
	 * What an administrator has set; the defaults while there is nothing, or nothing that can be
	 * read.
	 */
	settings(): Promise<IdentitySettings>;
	/** Another identity service that vouches for operators (IDENTITY=firebase); null = ours. */
	hosted: HostedIdentity | null;
	/** Lets what is under way come to its end, for a moment. Before the database goes. */
	close(): Promise<void>;
};

/** Without mailer, providers and oidc the service speaks to nobody outside. */
type IdentityParts = Pick<Identity, 'db' | 'log' | 'box'> &
	Partial<Pick<Identity, 'mailer' | 'providers' | 'oidc' | 'hosted' | 'now'>>;

export function createIdentity({
	db,
	log,
	box,
	hosted = null,
	now = Date.now,
	...parts
}: IdentityParts): Identity {
	const ring = createKeyRing({ db, box, log, now });
	const background = createBackground(log);
	const outside = { ...WITHOUT_OUTSIDE, ...parts };
	return {
		...{ db, log, now, box, ring, hosted, background, ...outside },
		hasher: createPasswordHasher(),
		throttle: createThrottle(now),
		sessions: createSessions({ db, ring, box, log, now }),
		async settings() {
			const record = await createSettingRepository(db.kysely).read(
				IDENTITY_RECORD.collection,
				IDENTITY_RECORD.id,
			);
			const { settings, isDamaged } = identitySettingsOf(record);
			tellRecord(log, RECORD_NAME, !isDamaged);
			return settings;
		},
		async close() {
			await background.settled();
			await outside.mailer.settled(CLOSING_MS);
			outside.mailer.close();
		},
	};
}
