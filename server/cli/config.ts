import { cliCopy } from '#core/copy/cli.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import type { Verb } from './verb.ts';

export const configVerb: Verb = {
	usage: 'config',
	summary: cliCopy.summaries.config,
	async run(_args, ctx) {
		const config = ctx.config();
		const secrets = {
			databaseUrl: config.databaseUrl && maskPassword(config.databaseUrl),
			guiaKey: config.guiaKey && '***',
			admin: config.admin && { ...config.admin, password: '***' },
			mail: { ...config.mail, smtpUrl: config.mail.smtpUrl && maskPassword(config.mail.smtpUrl) },
			oidc: config.oidc && { ...config.oidc, clientSecret: config.oidc.clientSecret && '***' },
			files: { ...config.files, s3: maskBucket(config.files.s3) },
			backupUrl: config.backupUrl && maskPassword(config.backupUrl),
			move: {
				databaseUrl: config.move.databaseUrl && maskPassword(config.move.databaseUrl),
				s3: maskBucket(config.move.s3),
			},
		};
		ctx.out(JSON.stringify({ ...config, ...secrets }, null, 2));
		return 0;
	},
};

function maskBucket(address: S3Address | null): S3Address | null {
	return address && { ...address, secretKey: '***' };
}

function maskPassword(address: string): string {
	if (!URL.canParse(address)) return address;
	const url = new URL(address);
	if (url.password) url.password = '***';
	for (const name of url.searchParams.keys())
		if (/pass/i.test(name)) url.searchParams.set(name, '***');
	return url.href;
}
