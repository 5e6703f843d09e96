import { z } from 'zod';
import { outgoingConfigCopy } from '#core/copy/config-outgoing.ts';
import { parseEmail } from '#core/identity/email.ts';
import { providerIdSchema } from '#core/identity/provider.ts';

type MailConfig = {
	/** smtp(s)://…; null = files in `dataDir`/outbox. */
	smtpUrl: string | null;
	/** Address in the From of every e-mail. */
	from: string;
};

/** The provider from the environment; administrators add others in the database. */
export type OidcConfig = {
	id: string;
	label: string;
	issuer: string;
	clientId: string;
	clientSecret: string | null;
};

/** Settings for e-mail and requests that the server sends. */
export type OutgoingConfig = {
	mail: MailConfig;
	/** Private `host:port` pairs that the guarded client may contact. */
	outboundAllow: string[];
	oidc: OidcConfig | null;
	/** Base address of Telegram's Bot API, without a trailing slash. */
	telegramApiUrl: string;
};

/** The variables of this part, merged into the full schema. */
export const outgoingSettings = {
	SMTP_URL: z
		.url({ protocol: /^smtps?$/, error: outgoingConfigCopy.smtpUrl })
		.nullable()
		.default(null),
	MAIL_FROM: z
		.string()
		.refine((text) => parseEmail(text) === text, outgoingConfigCopy.mailFrom)
		.nullable()
		.default(null),
	OUTBOUND_ALLOW: z
		.string()
		.default('')
		.transform((text) => text.split(',').flatMap((part) => part.trim() || []))
		.superRefine((parts, context) => {
			for (const part of parts)
				if (!/^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\]):\d{1,5}$/i.test(part))
					context.addIssue({ code: 'custom', message: outgoingConfigCopy.outboundAllow(part) });
		}),
	OIDC_ISSUER: z
		.url({ protocol: /^https?$/, error: outgoingConfigCopy.oidcIssuer })
		.nullable()
		.default(null),
	OIDC_CLIENT_ID: z.string().max(512).nullable().default(null),
	OIDC_CLIENT_SECRET: z.string().max(2_048).nullable().default(null),
	OIDC_ID: z
		.string()
		.refine((text) => providerIdSchema.safeParse(text).success, outgoingConfigCopy.oidcId)
		.default('oidc.sso'),
	OIDC_NAME: z.string().max(60).nullable().default(null),
	TELEGRAM_API_URL: z
		.url({ protocol: /^https?$/, error: outgoingConfigCopy.telegramApiUrl })
		.default('https://api.telegram.org')
		.transform((text) => text.replace(/\/+$/, '')),
} as const;

type Read = z.infer<z.ZodObject<typeof outgoingSettings>>;

export function outgoingProblems(read: Read): string[] {
	return (read.OIDC_ISSUER === null) === (read.OIDC_CLIENT_ID === null)
		? []
		: [outgoingConfigCopy.oidcPair];
}

export function toOutgoing(read: Read, publicUrl: string | null): OutgoingConfig {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = read;
	const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
	return {
		mail: { smtpUrl: read.SMTP_URL, from: read.MAIL_FROM ?? `nao-responda@${host}` },
		outboundAllow: read.OUTBOUND_ALLOW,
		telegramApiUrl: read.TELEGRAM_API_URL,
		oidc:
			issuer === null || clientId === null
				? null
				: {
						id: read.OIDC_ID,
						label: read.OIDC_NAME ?? new URL(issuer).hostname,
						issuer,
						clientId,
						clientSecret: read.OIDC_CLIENT_SECRET,
					},
	};
}
