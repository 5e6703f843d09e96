import { cliCopy } from '#core/copy/cli.ts';
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
			files: { ...config.files, s3: config.files.s3 && { ...config.files.s3, secretKey: '***' } },
		};
		ctx.out(JSON.stringify({ ...config, ...secrets }, null, 2));
		return 0;
	},
};

function maskPassword(address: string): string {
	const url = new URL(address);
	if (url.password) url.password = '***';
	for (const name of url.searchParams.keys())
		if (/pass/i.test(name)) url.searchParams.set(name, '***');
	return url.href;
}
