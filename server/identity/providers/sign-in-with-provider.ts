import { parseEmail } from '#core/identity/email.ts';
import { judgeProviderSignIn, type ProviderPerson } from '#core/identity/provider.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import {
	createAccountsRepository,
	createAccountsWriter,
} from '#server/identity/accounts/accounts-repository.ts';
import { joinOperator } from '#server/identity/accounts/join-operator.ts';
import type { Identity } from '#server/identity/identity.ts';
import { newAccount, proveAddress } from '#server/identity/links/spend-link.ts';
import type { Provider } from './providers.ts';

/**
 * - confirm: the provider does not vouch for the address;
 * - refuse: the address has no invitation, and sign-up is closed;
 * - unknown: the request forbids creating or linking, and no account has this identity;
 * - other-identity: the account already has another identity at this provider;
 * - taken: the identity belongs to another account.
 */
export type ProviderProblem =
	| 'confirm'
	| 'refuse'
	| 'unknown'
	| 'disabled'
	| 'other-identity'
	| 'taken';
export type ProviderSignIn = { account: Account; isNew: boolean };

/**
 * Signs in the person that a provider asserts. The identity (provider, subject) decides. The
 * address counts only the first time, by `judgeProviderSignIn`.
 */
export async function signInWithProvider(
	identity: Identity,
	{ provider, person, mayLink }: { provider: Provider; person: ProviderPerson; mayLink: boolean },
): Promise<Result<ProviderSignIn, ProviderProblem>> {
	const { openSignUp } = await identity.settings();
	const signedIn = await identity.db.transaction(
		async (trx): Promise<Result<ProviderSignIn & { linked: boolean }, ProviderProblem>> => {
			const known = await createAccountsRepository(trx).byFederatedIdentity(
				provider.id,
				person.subject,
			);
			if (known !== null)
				return known.disabled
					? fail('disabled')
					: ok({ account: known, isNew: false, linked: false });
			return mayLink
				? firstTime(trx, { provider, person, openSignUp, now: identity.now() })
				: fail('unknown');
		},
	);
	if (signedIn.ok && signedIn.value.linked) mailLinked(identity, signedIn.value.account, provider);
	return signedIn;
}

/** Adds an identity to the signed-in account. */
export async function linkProvider(
	identity: Identity,
	{ account, provider, person }: { account: Account; provider: Provider; person: ProviderPerson },
): Promise<Result<Account, ProviderProblem>> {
	const linked = await identity.db.transaction(
		async (trx): Promise<Result<Account, ProviderProblem>> => {
			const owner = await createAccountsRepository(trx).byFederatedIdentity(
				provider.id,
				person.subject,
			);
			if (owner !== null) return owner.id === account.id ? ok(account) : fail('taken');
			return link(trx, { account, provider, person, now: identity.now() });
		},
	);
	if (linked.ok) mailLinked(identity, account, provider);
	return linked;
}

type FirstTime = { provider: Provider; person: ProviderPerson; openSignUp: boolean; now: number };

async function firstTime(
	trx: Writer,
	{ provider, person, openSignUp, now }: FirstTime,
): Promise<Result<ProviderSignIn & { linked: boolean }, ProviderProblem>> {
	const email = parseEmail(person.email ?? '');
	const present = email === null ? null : await createAccountsRepository(trx).byEmail(email);
	switch (
		judgeProviderSignIn({ email, emailVerified: person.emailVerified }, present, openSignUp)
	) {
		case 'confirm':
			return fail('confirm');
		case 'refuse':
			return fail('refuse');
		case 'create':
			return create(trx, { email, provider, person, now });
		case 'take-over':
			if (present?.disabled === false) await proveAddress(trx, present, now);
			break;
		case 'link':
			break;
	}
	if (present === null || present.disabled) return fail('disabled');
	const linked = await link(trx, { account: present, provider, person, now });
	return linked.ok ? ok({ account: linked.value, isNew: false, linked: true }) : linked;
}

async function create(
	trx: Writer,
	{ email, provider, person, now }: Omit<FirstTime, 'openSignUp'> & { email: string | null },
) {
	const account = newAccount({ email, displayName: person.name, photoUrl: person.picture }, now);
	await createAccountsWriter(trx).insert(account);
	const linked = await link(trx, { account, provider, person, now });
	return linked.ok ? ok({ account: linked.value, isNew: true, linked: false }) : linked;
}

async function link(
	trx: Writer,
	{
		account,
		provider,
		person,
		now,
	}: { account: Account; provider: Provider; person: ProviderPerson; now: number },
): Promise<Result<Account, ProviderProblem>> {
	const accounts = createAccountsRepository(trx);
	const identities = await accounts.federatedIdentities(account.id);
	if (identities.some(({ providerId }) => providerId === provider.id))
		return fail('other-identity');
	const { subject, email, name: displayName, picture: photoUrl } = person;
	await createAccountsWriter(trx).link(
		account.id,
		{ providerId: provider.id, subject, email, displayName, photoUrl },
		now,
	);
	await joinOperator(trx, account.id, now);
	const actor = {
		id: account.id,
		name: account.displayName ?? account.email ?? account.id,
		network: null,
	};
	await audit(trx, actor, 'account.provider-linked', {
		at: now,
		subject: account.id,
		detail: { provider: provider.id },
	});
	return ok((await accounts.byId(account.id)) ?? account);
}

function mailLinked({ mailer }: Identity, { email }: Account, { label }: Provider): void {
	if (email !== null)
		void mailer.send(email, (site) => mailCopy.providerLinked({ site, provider: label }));
}
