import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { configCopy } from '#core/copy/config.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import { parseEmail } from '#core/identity/email.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { filesConfigCopy } from '#core/media/copy/media.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import {
	bucketUrl,
	type ElsewhereConfig,
	elsewhereSettings,
	postgresUrl,
	toElsewhere,
} from './elsewhere-config.ts';
import { type Env, SETTING_NAMES } from './env.ts';
import {
	type OutgoingConfig,
	outgoingProblems,
	outgoingSettings,
	toOutgoing,
} from './outgoing-config.ts';
import { type ProcessConfig, processSettings, toProcess } from './process-config.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Shortest GUIA_KEY, in characters. */
const KEY_LENGTH = 32;

/** Settings of one installation, typed and checked against each other. */
export type Config = {
	port: number;
	/** Null = all addresses of the machine. */
	host: string | null;
	/** Port where a process that only runs bots answers /livez and /readyz; null = no port. */
	healthPort: number | null;
	/** Absolute origin without a trailing slash; null = http://localhost with the served port. */
	publicUrl: string | null;
	/** Absolute path. */
	dataDir: string;
	/** postgres://…; null = SQLite in `dataDir`. */
	databaseUrl: string | null;
	/** Fill an empty database with the demonstration guide. */
	demo: boolean;
	/** Editorial time minus real time in milliseconds; 0 in production. */
	clockOffsetMs: number;
	/** HSTS also covers every subdomain of PUBLIC_URL. */
	hstsSubdomains: boolean;
	/** Networks (CIDR) whose forwarding headers are trusted. */
	trustProxy: string[];
	logLevel: (typeof LOG_LEVELS)[number];
	/** Pages register the service worker; if false, /sw.js unregisters it. */
	serviceWorker: boolean;
	/** Encrypts stored secrets; null = use the key file in `dataDir`. */
	guiaKey: string | null;
	/** The first administrator, created while there is none; null = a setup link is printed. */
	admin: { email: string; password: string } | null;
	identity: IdentityConfig;
	files: FilesConfig;
	/** Most concurrent change streams of this process. */
	streamMax: number;
} & OutgoingConfig &
	ProcessConfig &
	ElsewhereConfig;

/** Storage of uploaded files, and its limits in bytes. */
type FilesConfig = {
	/** Null = the disk, in `dataDir`. */
	s3: S3Address | null;
	fileBytes: number;
	quotaBytes: number;
};

/** Who signs operators in: this server, or a hosted project with the same protocol. */
type IdentityConfig = ClientIdentity;

export type ConfigRead = { config: Config; warnings: string[] };

/** About 24 KB of memory each. */
const STREAMS = 5_000;

const MB = 1024 * 1024;

/** Parses a whole number of megabytes into bytes. */
function megabytes(name: string, usual: number) {
	return z
		.string()
		.default(String(usual))
		.refine((text) => /^[1-9]\d{0,7}$/.test(text), filesConfigCopy.megabytes(name))
		.transform((text) => Number(text) * MB);
}

function port(name: string) {
	return z
		.string()
		.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, configCopy.port(name))
		.transform(Number);
}

const settings = z.object({
	PORT: port('PORT').default(3000),
	HEALTH_PORT: port('HEALTH_PORT').nullable().default(null),
	HOST: z.string().nullable().default(null),
	PUBLIC_URL: z
		.string()
		.refine(isOrigin, configCopy.publicUrl)
		.transform((text) => new URL(text).origin)
		.nullable()
		.default(null),
	DATA_DIR: z
		.string()
		.default('./data')
		.transform((text) => path.resolve(text)),
	DATABASE_URL: postgresUrl(configCopy.databaseUrl),
	GUIA_DEMO: z.enum(['on', 'off'], { error: configCopy.demo }).optional(),
	GUIA_NOW: z.iso
		.datetime({ offset: true, error: configCopy.now })
		.transform((text) => Date.parse(text))
		.nullable()
		.default(null),
	HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: configCopy.hstsSubdomains }).default('off'),
	TRUST_PROXY: z.string().default('').transform(splitList).superRefine(checkNetworks),
	SERVICE_WORKER: z.enum(['on', 'off'], { error: configCopy.serviceWorker }).default('on'),
	LOG_LEVEL: z.enum(LOG_LEVELS, { error: configCopy.logLevel(LOG_LEVELS) }).default('info'),
	GUIA_KEY: z.string().min(KEY_LENGTH, configCopy.key(KEY_LENGTH)).nullable().default(null),
	ADMIN_EMAIL: z
		.string()
		.refine((text) => parseEmail(text) !== null, configCopy.adminEmail)
		.nullable()
		.default(null),
	ADMIN_PASSWORD: z.string().nullable().default(null),
	FILES_URL: bucketUrl(filesConfigCopy.url),
	FILES_MAX_MB: megabytes('FILES_MAX_MB', 2_048),
	FILES_QUOTA_MB: megabytes('FILES_QUOTA_MB', 20_480),
	STREAM_MAX: z
		.string()
		.refine((text) => /^\d{1,6}$/.test(text), configCopy.streamMax)
		.default(String(STREAMS))
		.transform(Number),
	IDENTITY: z.enum(['own', 'firebase'], { error: configCopy.identity }).default('own'),
	FIREBASE_PROJECT_ID: z.string().nullable().default(null),
	FIREBASE_API_KEY: z.string().nullable().default(null),
	FIREBASE_AUTH_DOMAIN: z.string().nullable().default(null),
	...outgoingSettings,
	...processSettings,
	...elsewhereSettings,
});

type Settings = z.infer<typeof settings>;

/**
 * Parses the settings. `now` = real UTC milliseconds, the base of the GUIA_NOW offset, which is
 * fixed here. Returns all problems together, as pt-BR sentences that name the variable.
 */
export function parseConfig(env: Env, now: number): Result<ConfigRead, string[]> {
	const unreadable = env.problems.map(({ name, path: file, reason }) =>
		configCopy.fileUnreadable(name, file, reason),
	);
	const parsed = settings.safeParse(
		Object.fromEntries(SETTING_NAMES.map((name) => [name, env.values[name]])),
	);
	const problems = [
		...unreadable,
		...(parsed.success
			? crossCheck(parsed.data)
			: parsed.error.issues.map((issue) => issue.message)),
	];
	if (!parsed.success || problems.length > 0) return fail([...new Set(problems)]);
	return ok({ config: toConfig(parsed.data, now), warnings: unknownSettings(env) });
}

function toConfig(read: Settings, now: number): Config {
	return {
		port: read.PORT,
		host: read.HOST,
		healthPort: read.HEALTH_PORT,
		publicUrl: read.PUBLIC_URL,
		dataDir: read.DATA_DIR,
		databaseUrl: read.DATABASE_URL,
		demo: demoOf(read),
		clockOffsetMs: read.GUIA_NOW === null ? 0 : read.GUIA_NOW - now,
		hstsSubdomains: read.HSTS_SUBDOMAINS === 'on',
		trustProxy: read.TRUST_PROXY,
		logLevel: read.LOG_LEVEL,
		serviceWorker: read.SERVICE_WORKER === 'on',
		streamMax: read.STREAM_MAX,
		files: { s3: read.FILES_URL, fileBytes: read.FILES_MAX_MB, quotaBytes: read.FILES_QUOTA_MB },
		guiaKey: read.GUIA_KEY,
		admin:
			read.ADMIN_EMAIL === null || read.ADMIN_PASSWORD === null
				? null
				: { email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD },
		identity: hostedOf(read) ?? {
			kind: 'own',
			...(read.SMTP_URL === null ? { outbox: true } : {}),
		},
		...toOutgoing(read, read.PUBLIC_URL),
		...toProcess(read),
		...toElsewhere(read),
	};
}

/** The hosted project, when it is selected and its settings are complete. */
function hostedOf({ IDENTITY, ...read }: Settings): IdentityConfig | null {
	const {
		FIREBASE_PROJECT_ID: projectId,
		FIREBASE_API_KEY: apiKey,
		FIREBASE_AUTH_DOMAIN: authDomain,
	} = read;
	if (IDENTITY !== 'firebase' || projectId === null || apiKey === null || authDomain === null)
		return null;
	return { kind: 'firebase', projectId, apiKey, authDomain };
}

/** The demonstration is for trying the product locally: never on PostgreSQL or a public address. */
function demoOf(read: Settings): boolean {
	return read.GUIA_DEMO === undefined ? isOfOneMachine(read) : read.GUIA_DEMO === 'on';
}

/** Only the person at this machine reads the site, so a shifted clock misleads no one. */
function isOfOneMachine({ DATABASE_URL, PUBLIC_URL }: Settings): boolean {
	return DATABASE_URL === null && isLocal(PUBLIC_URL);
}

function crossCheck(read: Settings): string[] {
	const problems: string[] = outgoingProblems(read);
	if (read.GUIA_DEMO === 'on' && read.DATABASE_URL !== null)
		problems.push(configCopy.demoNeedsSqlite);
	if (read.GUIA_DEMO === 'on' && !isLocal(read.PUBLIC_URL))
		problems.push(configCopy.demoNeedsLocal);
	if (read.GUIA_NOW !== null && !isOfOneMachine(read)) problems.push(configCopy.nowNeedsLocal);
	if ((read.ADMIN_EMAIL === null) !== (read.ADMIN_PASSWORD === null))
		problems.push(configCopy.adminPair);
	if (read.IDENTITY === 'firebase' && hostedOf(read) === null) problems.push(configCopy.firebase);
	return problems;
}

function unknownSettings(env: Env): string[] {
	const known = new Set<string>(SETTING_NAMES.flatMap((name) => [name, `${name}_FILE`]));
	const unknown = Object.keys(env.values).filter(
		(name) => name.startsWith('GUIA_') && !known.has(name),
	);
	return unknown.map((name) => configCopy.unknown(name));
}

function isOrigin(text: string): boolean {
	if (!URL.canParse(text)) return false;
	const url = new URL(text);
	return (
		/^https?:$/.test(url.protocol) &&
		url.pathname === '/' &&
		url.search === '' &&
		url.hash === '' &&
		url.username === ''
	);
}

/** Whether only this machine can open the public address; null = none was set. */
export function isLocal(publicUrl: string | null): boolean {
	if (publicUrl === null) return true;
	const { hostname } = new URL(publicUrl);
	return (
		hostname === 'localhost' ||
		hostname.endsWith('.localhost') ||
		hostname === '[::1]' ||
		/^127\./.test(hostname)
	);
}

function splitList(text: string): string[] {
	return text
		.split(',')
		.map((part) => part.trim())
		.filter(Boolean);
}

function checkNetworks(parts: string[], context: z.RefinementCtx): void {
	for (const part of parts)
		if (!isNetwork(part))
			context.addIssue({ code: 'custom', message: configCopy.trustProxy(part) });
}

/** An address, or an address with a prefix length that fits its family. */
function isNetwork(text: string): boolean {
	const [address = '', prefix, ...rest] = text.split('/');
	const family = isIP(address);
	if (family === 0 || rest.length > 0) return false;
	return (
		prefix === undefined ||
		(/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
	);
}
