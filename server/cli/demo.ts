import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { removeDemo } from '#server/demo/remove-demo.ts';
import { readNaming } from '#server/reference/naming.ts';
import { atGuideHour, openPrepared } from './open-guide.ts';
import { UsageError, type Verb } from './verb.ts';

export const demoVerb: Verb = {
	usage: 'demo load|remove',
	summary: cliCopy.summaries.demo,
	async run(args, context) {
		const { positionals } = parseArgs({ args, allowPositionals: true });
		const [action] = positionals;
		if (positionals.length !== 1 || (action !== 'load' && action !== 'remove'))
			throw new UsageError(cliCopy.demo.wrongAction);
		const ctx = atGuideHour(context);
		await using db = await openPrepared(ctx.config(), ctx.now());
		if (action === 'remove') {
			ctx.out(cliCopy.demo.removed(await removeDemo(db, ctx.now())));
			return 0;
		}
		const { reference } = await readNaming(db);
		const { games } = await loadDemo({ db, reference }, { now: ctx.now() });
		ctx.out(cliCopy.demo.loaded(games));
		return 0;
	},
};
