import {
	IDENTITY_RECORD,
	type IdentitySettings,
	identitySettingsOf,
} from '#core/identity/identity-settings.ts';
import { SESSION_CALLS } from '#core/identity/throttle.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import { reportRecord } from '#server/damaged-record.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import { type CallLimit, createCallLimit } from '#server/limits/call-limit.ts';
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
/** How long e-mails in flight may delay shutdown, in milliseconds. */
const CLOSING_MS = 5_000;

/** The parts of the identity service; created once per process. */
export type Identity = {
	db: AppDatabase;
	log: Log;
	/** Real time: tokens, codes and sessions never follow the editorial clock. */
	now: () => number;
	box: SecretBox;
	ring: KeyRing;
	hasher: PasswordHasher;
	throttle: Throttle;
	/** Background calls of open pages, by a digest of the address. */
	sessionCalls: CallLimit;
	sessions: Sessions;
	mailer: Mailer;
	/** Work that a request starts without waiting for it. */
	background: Background;
	/** Providers available for sign-in. */
	providers: Providers;
	oidc: OidcClient;
	/** The administrator's settings; the defaults when none are stored or they are unreadable. */
	settings(): Promise<IdentitySettings>;
	/**
	 * An external identity service that vouches for operators (IDENTITY=firebase); null = built in.
	 */
	hosted: HostedIdentity | null;
	/** Waits briefly for work in flight. Call it before the database closes. */
	close(): Promise<void>;
};

/** Without mailer, providers and oidc the service makes no outbound requests. */
type IdentityParts = Pick<Identity, 'db' | 'log' | 'box'> &
	Partial<Pick<Identity, 'mailer' | 'providers' | 'oidc' | 'hosted' | 'now'>> & {
		/** Web processes that share this machine's cores. */
		processes?: number;
	};

export function createIdentity({
	db,
	log,
	box,
	hosted = null,
	now = Date.now,
	processes = 1,
	...parts
}: IdentityParts): Identity {
	const ring = createKeyRing({ db, box, log, now });
	const background = createBackground(log);
	const outside = { ...WITHOUT_OUTSIDE, ...parts };
	return {
		...{ db, log, now, box, ring, hosted, background, ...outside },
		hasher: createPasswordHasher({ processes }),
		throttle: createThrottle({
			db,
			digest: (key) => box.mac('attempt', key),
			readTime: now === Date.now ? readDatabaseTime : async () => now(),
		}),
		sessionCalls: createCallLimit(SESSION_CALLS, now),
		sessions: createSessions({ db, ring, box, log, now }),
		async settings() {
			const record = await createSettingRepository(db.kysely).read(
				IDENTITY_RECORD.collection,
				IDENTITY_RECORD.id,
			);
			const { settings, isDamaged } = identitySettingsOf(record);
			reportRecord(log, RECORD_NAME, !isDamaged);
			return settings;
		},
		async close() {
			await background.settled();
			await outside.mailer.settled(CLOSING_MS);
			outside.mailer.close();
		},
	};
}
