import type { Account, FederatedIdentity } from '#server/identity/accounts/account.ts';
import type { SecondFactor } from '#server/identity/factors/second-factors-repository.ts';

/**
 * An account in the client's format. Instants are strings: numbers would sign people out at the
 * next page load.
 */
export function accountOnTheWire(
	account: Account,
	identities: readonly FederatedIdentity[],
	factors: readonly SecondFactor[],
) {
	const hasPassword = account.passwordHash !== null;
	return {
		localId: account.id,
		...(account.email === null ? {} : { email: account.email }),
		emailVerified: account.emailVerified,
		...profile(account),
		// The client only checks for its presence.
		...(hasPassword ? { passwordHash: 'set' } : {}),
		providerUserInfo: providerUserInfo(account, identities),
		validSince: String(Math.floor(account.validSince / 1000)),
		disabled: account.disabled,
		createdAt: String(account.createdAt),
		lastLoginAt: String(account.lastLoginAt ?? account.createdAt),
		// Always sent: without the list an open page would keep an old one.
		mfaInfo: factors.map(factorOnTheWire),
	};
}

/** The sign-in methods of an account. */
export function providerUserInfo(account: Account, identities: readonly FederatedIdentity[]) {
	const { email } = account;
	const password =
		account.passwordHash !== null && email !== null
			? [{ providerId: 'password', rawId: email, email, ...profile(account) }]
			: [];
	const linked = identities.map(({ providerId, subject, ...identity }) => ({
		...{ providerId, rawId: subject, federatedId: subject },
		...(identity.email === null ? {} : { email: identity.email }),
		...profile(identity),
	}));
	return [...password, ...linked];
}

/**
 * A second factor as a list entry of the client: `totpInfo` must be present, `phoneInfo` must not.
 */
export function factorOnTheWire({ id, display_name, enrolled_at }: SecondFactor) {
	return {
		mfaEnrollmentId: id,
		...(display_name === null ? {} : { displayName: display_name }),
		enrolledAt: new Date(enrolled_at).toISOString(),
		totpInfo: {},
	};
}

function profile({
	displayName,
	photoUrl,
}: {
	displayName: string | null;
	photoUrl: string | null;
}) {
	return {
		...(displayName === null ? {} : { displayName }),
		...(photoUrl === null ? {} : { photoUrl }),
	};
}
