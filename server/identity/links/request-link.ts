import type { Account } from '#server/identity/accounts/account.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { issueCode, type NewCode } from './one-time-codes.ts';
import { mailLink } from './one-time-links.ts';

type LinkRequest = { publicUrl: string; destination?: string | undefined };

/**
 * Requests a link by e-mail address: to sign in or to choose a password. Lookup, write and e-mail
 * happen after the response. So neither its content nor its timing reveals whether an account
 * exists (V21, V22). A disabled account gets no e-mail.
 */
export function requestLinkByEmail(
	identity: Identity,
	{
		kind,
		email,
		...request
	}: LinkRequest & { kind: 'EMAIL_SIGNIN' | 'PASSWORD_RESET'; email: string },
): void {
	void identity.background.run('link by mail', async () => {
		const account = await createAccountsRepository(identity.db.kysely).byEmail(email);
		if (account === null) {
			const { openSignUp } = await identity.settings();
			if (kind === 'EMAIL_SIGNIN' && openSignUp)
				await issueAndMail(identity, email, { kind, email }, request);
			return;
		}
		// Sends to the stored address, never to the typed one (V30).
		if (account.disabled || account.email === null) return;
		await issueAndMail(
			identity,
			account.email,
			{ kind, accountId: account.id, email: account.email },
			request,
		);
	});
}

/** A link for the signed-in owner of an account: proves the current address or a new one. */
export function requestLinkByOwner(
	identity: Identity,
	{ account, newEmail, ...request }: LinkRequest & { account: Account; newEmail: string | null },
): void {
	void identity.background.run('link for the owner', async () => {
		if (account.email === null && newEmail === null) return;
		const code = { accountId: account.id, email: account.email };
		if (newEmail === null) {
			if (account.email !== null)
				await issueAndMail(identity, account.email, { kind: 'VERIFY_EMAIL', ...code }, request);
			return;
		}
		// An address of another account gets no e-mail. The owner cannot notice: the response was the
		// same.
		if ((await createAccountsRepository(identity.db.kysely).byEmail(newEmail)) !== null) return;
		await issueAndMail(
			identity,
			newEmail,
			{ kind: 'VERIFY_AND_CHANGE_EMAIL', ...code, newEmail },
			request,
		);
	});
}

type Kind = 'EMAIL_SIGNIN' | 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL';

async function issueAndMail(
	identity: Identity,
	to: string,
	code: NewCode & { kind: Kind },
	request: LinkRequest,
): Promise<void> {
	const secret = await identity.db.transaction((trx) => issueCode(trx, code, identity.now()));
	mailLink(identity, { to, kind: code.kind, code: secret, ...request });
}
