import { cliCopy } from '#core/copy/cli.ts';
import { doctorCopy } from '#core/copy/doctor.ts';
import { keysOf } from '#core/kit/keys.ts';
import { ALL_CHECKS } from '#server/doctor/all-checks.ts';
import { problem } from '#server/doctor/finding.ts';
import type { Verb } from './verb.ts';

export const doctorVerb: Verb = {
	usage: 'doctor',
	summary: cliCopy.summaries.doctor,
	async run(_args, ctx) {
		const config = ctx.config();
		let healthy = true;
		for (const name of keysOf(ALL_CHECKS)) {
			const found = await ALL_CHECKS[name](config).catch((error: Error) => problem(error.message));
			healthy &&= found.state !== 'problem';
			ctx.out(
				doctorCopy.line(doctorCopy.checks[name], doctorCopy.states[found.state], found.words),
			);
		}
		return healthy ? 0 : 1;
	},
};
