import { z } from 'zod';
import { botCopy, botFieldCopy } from '#core/bots/copy/bots.ts';
import { botRunCopy } from '#core/bots/copy/runs.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { IMPORT_FORMATS } from '#core/importing/draft-game.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import { discardImport } from '#server/importing/commit/finish-import.ts';
import {
	type AddressOutcome,
	importFromAddress,
} from '#server/importing/source/import-from-address.ts';
import { BotFailure, type BotRun, defineBot } from '#server/jobs/bot.ts';

const copy = botRunCopy.games;

const followed = z.object({
	address: z.string().trim().max(2_000).refine(isAddress, botFieldCopy.address),
	/** Null = detected from the content. */
	format: z.enum(IMPORT_FORMATS).nullable().default(null),
	/** Propose changes to a person, or apply those that are beyond doubt. */
	apply: z.enum(['propose', 'apply']).default('propose'),
});
type Followed = z.infer<typeof followed>;

const settings = z.object({ addresses: z.array(followed).max(50).default([]) });
type Run = BotRun<z.infer<typeof settings>>;

/**
 * Follows addresses that publish games. Never removes a game that a source no longer lists
 * (product.md 7).
 */
export const games = defineBot<z.infer<typeof settings>>({
	...{
		id: 'games',
		schedule: '35 5,11,17 * * *',
		enabled: true,
		backfill: 'once',
		attempts: 3,
		longestMs: 60 * 60_000,
		secrets: [],
	},
	settings,
	run: follow,
});

async function follow(run: Run): Promise<void> {
	const { addresses } = run.settings;
	if (addresses.length === 0)
		return run.job.cause === 'operator' ? run.log.info(copy.noAddress) : undefined;
	if (run.job.input.dryRun === true) run.log.info(botRunCopy.dryRun);
	let failed = 0;
	for (const [place, source] of addresses.entries()) {
		run.signal.throwIfAborted();
		run.progress(place, addresses.length);
		if (!(await followOne(run, source))) failed += 1;
	}
	run.progress(addresses.length, addresses.length);
	if (failed > 0) throw new BotFailure(copy.failedSome(failed, addresses.length));
}

/** False when the address could not be read. */
async function followOne(run: Run, { address, format, apply }: Followed): Promise<boolean> {
	const { context, log, marks, signal, job } = run;
	log.info(copy.reading(address));
	const name = `proposed ${address}`;
	const before = await marks.read<string>(name);
	const proposal =
		before === null ? null : await createBatchRepository(context.db.kysely).byId(before);
	if (proposal?.state === 'review') {
		log.info(copy.waiting);
		return true;
	}
	if (job.input.dryRun === true) return true;
	const order = {
		address,
		format,
		apply,
		actor: { id: null, name: 'bot' },
		now: context.clock(),
		signal,
	};
	const outcome = await importFromAddress(context, order);
	signal.throwIfAborted();
	if (outcome.kind === 'proposed') await marks.write(name, outcome.batchId);
	if (outcome.kind === 'failed') await discardImport(context.db, outcome.batchId);
	return reportOutcome(run, address, outcome);
}

function reportOutcome({ log, count }: Run, address: string, outcome: AddressOutcome): boolean {
	if (outcome.kind === 'failed') {
		count('failed');
		log.warn(
			copy.failed(address, importDeskCopy.problems[outcome.problem] ?? botCopy.run.failed.internal),
		);
		return false;
	}
	if (outcome.kind === 'proposed') {
		count('proposed', outcome.rows);
		log.info(copy.proposed(outcome.rows));
	} else if (outcome.kind === 'applied') {
		const { created = 0, changed = 0, drafted = 0 } = outcome.results;
		const written = created + changed + drafted;
		count('written', written);
		log.info(copy.applied(written));
	} else log.info(copy[outcome.kind]);
	return true;
}

function isAddress(text: string): boolean {
	return z.url({ protocol: /^https?$/ }).safeParse(text).success;
}
