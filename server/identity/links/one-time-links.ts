import { OWN_API_KEY } from '#core/identity/client-config.ts';
import type { CodeKind } from '#core/identity/one-time-code.ts';
import type { MailWords } from '#core/mail/compose-mail.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { type SignInAction, signInLink } from '#core/site/paths/panel.ts';
import type { Identity } from '#server/identity/identity.ts';

type LinkKind = Extract<
	CodeKind,
	'EMAIL_SIGNIN' | 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'INVITE'
>;

const ACTIONS: Record<LinkKind, SignInAction> = {
	EMAIL_SIGNIN: 'signIn',
	PASSWORD_RESET: 'resetPassword',
	VERIFY_EMAIL: 'verifyEmail',
	VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
	INVITE: 'invite',
};

const WORDS: Record<LinkKind, (linked: { site: string; link: string }) => MailWords> = {
	EMAIL_SIGNIN: mailCopy.signIn,
	PASSWORD_RESET: mailCopy.resetPassword,
	VERIFY_EMAIL: mailCopy.verifyEmail,
	VERIFY_AND_CHANGE_EMAIL: mailCopy.verifyAndChangeEmail,
	INVITE: mailCopy.invite,
};

type LinkMail = {
	to: string;
	kind: LinkKind;
	code: string;
	/** Origin of the site from its settings; never from a request (V31). */
	publicUrl: string;
	/** Path of this site to open afterwards. */
	destination?: string | undefined;
};

/** The absolute address in the e-mail. */
export function linkOf({ kind, code, publicUrl, destination }: Omit<LinkMail, 'to'>): string {
	return (
		publicUrl +
		signInLink(ACTIONS[kind], code, {
			apiKey: OWN_API_KEY,
			...(destination === undefined ? {} : { destination }),
		})
	);
}

/**
 * E-mails a link with a one-time code. Does not wait for the mail server and never fails: the log
 * records the outcome.
 */
export function mailLink({ mailer }: Pick<Identity, 'mailer'>, mail: LinkMail): void {
	const link = linkOf(mail);
	void mailer.send(mail.to, (site) => WORDS[mail.kind]({ site, link }));
}
