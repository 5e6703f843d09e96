import { cliCopy } from '#core/copy/cli.ts';
import type { Verb } from './verb.ts';

export const configVerb: Verb = {
	usage: 'config',
	summary: cliCopy.summaries.config,
	async run(_args, ctx) {
		const config = ctx.config();
		ctx.out(JSON.stringify({ ...config, databaseUrl: config.databaseUrl && maskPassword(config.databaseUrl) }, null, 2));
		return 0;
	},
};

function maskPassword(address: string): string {
	const url = new URL(address);
	if (url.password) url.password = '***';
	for (const name of url.searchParams.keys()) if (/pass/i.test(name)) url.searchParams.set(name, '***');
	return url.href;
}
