import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { doctorCopy } from '#core/copy/doctor.ts';
import { keysOf } from '#core/kit/keys.ts';
import { securityText } from '#core/security/copy/cli.ts';
import { ALL_CHECKS } from '#server/doctor/all-checks.ts';
import { type Finding, problem } from '#server/doctor/finding.ts';
import { examineSecurity } from '#server/security/check-security.ts';
import type { CliContext, ExitCode, Verb } from './verb.ts';

export const doctorVerb: Verb = {
	usage: 'doctor [--security] [--json]',
	summary: cliCopy.summaries.doctor,
	async run(args, ctx) {
		const options = { security: { type: 'boolean' }, json: { type: 'boolean' } } as const;
		const { values } = parseArgs({ args, options });
		const isJson = values.json ?? false;
		return values.security ? judgeSecurity(ctx, isJson) : examine(ctx, isJson);
	},
};

async function examine(ctx: CliContext, isJson: boolean): Promise<ExitCode> {
	const config = ctx.config();
	const all: (Finding & { check: string })[] = [];
	for (const check of keysOf(ALL_CHECKS)) {
		const found = await ALL_CHECKS[check](config).catch((error: Error) => problem(error.message));
		all.push({ check, ...found });
		if (isJson) continue;
		const { checks, states, line } = doctorCopy;
		ctx.out(line(checks[check], states[found.state], found.words));
	}
	if (isJson) ctx.out(JSON.stringify({ checks: all }, null, 2));
	return all.some(({ state }) => state === 'problem') ? 1 : 0;
}

/** A danger is a problem: exit code 1. */
async function judgeSecurity(ctx: CliContext, isJson: boolean): Promise<ExitCode> {
	const config = ctx.config();
	const view = await examineSecurity(config, ctx.now());
	const origin = config.publicUrl ?? `http://localhost:${config.port}`;
	ctx.out(isJson ? JSON.stringify(view, null, 2) : securityText(view, origin));
	return view.findings.some(({ level }) => level === 'danger') ? 1 : 0;
}
