import type { Role } from './operator.ts';

/** What a session and its account have besides a password. */
type Proofs = {
	/** The session passed a second factor or began with a passkey. */
	passed: boolean;
	/** Authenticator apps and passkeys of the account. */
	apps: number;
	passkeys: number;
	role: Role;
	/** The guide requires one of administrators. */
	required: boolean;
};

/**
 * - passed: the session may use the panel;
 * - second-factor: the account has a stronger proof, and this session began without it;
 * - factor-needed: an administrator has none yet, and may only add one.
 */
export type FactorVerdict = 'passed' | 'second-factor' | 'factor-needed';

/**
 * Judges a session. A password alone is enough beside a passkey, except where the guide requires
 * more of administrators.
 */
export function judgeFactor({ passed, apps, passkeys, role, required }: Proofs): FactorVerdict {
	if (passed) return 'passed';
	if (apps > 0) return 'second-factor';
	if (!required || role !== 'administrator') return 'passed';
	return passkeys > 0 ? 'second-factor' : 'factor-needed';
}
