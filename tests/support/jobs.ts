import { z } from 'zod';
import { parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import type { AppContext } from '#server/context.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createIdentity } from '#server/identity/identity.ts';
import { createSecretBox } from '#server/identity/keys/secret-box.ts';
import { createImportLane } from '#server/importing/run/import-lane.ts';
import { type BotDefinition, type BotRun, defineBot } from '#server/jobs/bot.ts';
import { createCallExchange } from '#server/limits/call-exchange.ts';
import { createLog, type Log } from '#server/log.ts';
import { openMailer } from '#server/mail/open-mailer.ts';
import { createMeters } from '#server/metrics/meters.ts';
import { openOutbound } from '#server/outbound/open-outbound.ts';
import type { TestDatabase } from './database.ts';

type ContextOptions = {
	env?: Record<string, string>;
	log?: Log;
	address?: TestDatabase['address'];
	clock?: () => number;
};

/**
 * A context for bots on a database of a test's own, without the rest of the site. `env` as in
 * `.env.example`; letters lie in the folder of `address`.
 */
export function botContext(db: AppDatabase, options: ContextOptions = {}): AppContext {
	const { env = {}, log = createLog('silent').log, clock = Date.now } = options;
	const read = parseConfig(readEnv({ GUIA_DEMO: 'off', ...env }), Date.now());
	if (!read.ok) throw new Error(read.error.join());
	const config = { ...read.value.config, ...options.address };
	const box = createSecretBox('key of a test, of no value elsewhere');
	const identity = createIdentity({ db, log, box, mailer: openMailer({ config, db, log }) });
	return {
		...{
			config,
			log,
			db,
			identity,
			clock,
			data: createGuideData(db),
			outbound: openOutbound(config),
			imports: createImportLane({ ...config, db, log }),
			calls: createCallExchange(db),
			meters: createMeters(),
		},
		[Symbol.asyncDispose]: async () => undefined,
	};
}

type AnyRun = BotRun<Record<string, never>>;

/** A bot of a test: each hour, three attempts, a minute each, unless told otherwise. */
export function aBot(
	run: (run: AnyRun) => Promise<void>,
	over: Partial<BotDefinition<Record<string, never>>> = {},
) {
	const usual = {
		id: 'test',
		schedule: '0 * * * *',
		enabled: true,
		backfill: 'once',
		attempts: 3,
		longestMs: 60_000,
		secrets: [],
	} as const;
	return defineBot<Record<string, never>>({ ...usual, settings: z.object({}), run, ...over });
}

/** A clock that stands until it is moved. */
export function handClock(start: number) {
	let now = start;
	return {
		now: () => now,
		set: (to: number) => {
			now = to;
		},
		add: (ms: number) => {
			now += ms;
		},
	};
}
