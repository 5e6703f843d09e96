import { parseArgs } from 'node:util';
import { cliCopy } from '#core/copy/cli.ts';
import { boardQuerySchema, boardSchema, MOST_DAYS } from '#core/gaps/contract.ts';
import { boardText } from '#core/gaps/copy/cli.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { readBoard } from '#server/gaps/read-board.ts';
import { atGuideHour, openPrepared } from './open-guide.ts';
import { UsageError, type Verb } from './verb.ts';

export const coverageVerb: Verb = {
	usage: 'coverage [--json] [--days N]',
	summary: cliCopy.summaries.coverage,
	async run(args, ctx) {
		const options = { json: { type: 'boolean' }, days: { type: 'string' } } as const;
		const { values } = parseArgs({ args, options });
		const query = boardQuerySchema.safeParse({ days: values.days });
		if (!query.success) throw new UsageError(cliCopy.coverage.wrongDays(MOST_DAYS));
		const [now, realNow] = [atGuideHour(ctx).now(), ctx.now()];
		await using db = await openPrepared(ctx.config(), now);
		const reading = { db: db.kysely, data: createGuideData(db), now, realNow };
		const board = await readBoard(reading, query.data.days);
		ctx.out(values.json ? JSON.stringify(boardSchema.parse(board), null, 2) : boardText(board));
		return 0;
	},
};
