import { z } from 'zod';
import { LEVELS } from './levels.ts';

/** What is checked of the settings, the folders and the machine. */
const INSTALLATION_CHECKS = [
	'address',
	'files',
	'development',
	'networks',
	'outbound',
	'keyPlace',
	'logs',
] as const;
/** What is checked in the database. */
const STORED_CHECKS = [
	'key',
	'signingKey',
	'administrators',
	'factors',
	'accounts',
	'signUp',
	'proxy',
	'backups',
	'mail',
	'demo',
	'password',
	'records',
	'contact',
] as const;
export type InstallationCheck = (typeof INSTALLATION_CHECKS)[number];
export type StoredCheck = (typeof STORED_CHECKS)[number];
const CHECKS = [...INSTALLATION_CHECKS, ...STORED_CHECKS] as const;
export type SecurityCheck = (typeof CHECKS)[number];

/** The one thing to do: a command or setting of the server, or a screen of the panel. */
const todoSchema = z.discriminatedUnion('at', [
	z.object({ at: z.literal('server'), words: z.string(), code: z.string() }),
	z.object({ at: z.literal('panel'), words: z.string(), path: z.string() }),
]);
export type Todo = z.infer<typeof todoSchema>;

const findingSchema = z.object({
	check: z.enum(CHECKS),
	level: z.enum(LEVELS),
	/** What is so, one pt-BR sentence. */
	words: z.string(),
	todo: todoSchema,
});
export type Finding = z.infer<typeof findingSchema>;

/** What the security check found; for administrators and the machine's owner only. */
export const securityViewSchema = z.object({
	/** The worst first. */
	findings: z.array(findingSchema),
	/** Checks without a finding; one that does not apply is in neither list. */
	fine: z.array(z.enum(CHECKS)),
	/** The machine whose settings and folders were checked, where several serve; else null. */
	node: z.string().nullable(),
});
export type SecurityView = z.infer<typeof securityViewSchema>;
