import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { configCopy } from '#core/copy/config.ts';

/** What a process does: serve the site, run the bots, or both. */
const PROCESS_ROLES = ['all', 'web', 'worker'] as const;

const LOGGED = ['all', 'slow', 'off'] as const;

/** How an installation is spread over processes. */
export type ProcessConfig = {
	role: (typeof PROCESS_ROLES)[number];
	/** Web processes behind the port. */
	processes: number;
	/** How long a process that ends serves on after it said "not ready", in milliseconds. */
	drainMs: number;
	/** Port of the metrics; null = none. */
	metricsPort: number | null;
	/** Requests in the log: all, slow and failed ones, or none. */
	logRequests: (typeof LOGGED)[number];
	/** Keeps who used the guide, for six months. */
	accessLog: boolean;
};

/** The settings behind it, as text. */
export const processSettings = {
	ROLE: z.enum(PROCESS_ROLES, { error: configCopy.role }).default('all'),
	WEB_CONCURRENCY: z
		.string()
		.refine((text) => /^(auto|[1-9]\d?)$/.test(text), configCopy.processes)
		.default('1')
		.transform((text) => (text === 'auto' ? availableParallelism() : Number(text))),
	DRAIN_SECONDS: z
		.string()
		.refine((text) => /^\d{1,3}$/.test(text), configCopy.drain)
		.default('0')
		.transform(Number),
	METRICS_PORT: z
		.string()
		.refine(
			(text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
			configCopy.port('METRICS_PORT'),
		)
		.transform(Number)
		.nullable()
		.default(null),
	ACCESS_LOG: z.enum(['on', 'off'], { error: configCopy.accessLog }).default('off'),
	LOG_REQUESTS: z.enum(LOGGED, { error: configCopy.logRequests }).default('all'),
};

type ProcessSettings = z.infer<z.ZodObject<typeof processSettings>>;

export function toProcess(read: ProcessSettings): ProcessConfig {
	return {
		role: read.ROLE,
		processes: read.WEB_CONCURRENCY,
		drainMs: read.DRAIN_SECONDS * 1_000,
		metricsPort: read.METRICS_PORT,
		logRequests: read.LOG_REQUESTS,
		accessLog: read.ACCESS_LOG === 'on',
	};
}
