import { readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/** The environment as strings; `problems` = files named by *_FILE that could not be read. */
export type Env = {
	values: Readonly<Record<string, string>>;
	problems: { name: string; path: string; reason: string }[];
};

/**
 * The only reader of the process environment. A secret may be in a file: NAME_FILE=/run/secrets/x
 * sets NAME to its content without the last line break. Empty means unset, in a file too.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
	const values: Record<string, string> = {};
	const problems: Env['problems'] = [];
	for (const [name, value] of Object.entries(source))
		if (value?.trim()) values[name] = value.trim();
	for (const [name, path] of Object.entries(values)) {
		if (!name.endsWith('_FILE')) continue;
		const target = name.slice(0, -'_FILE'.length);
		if (!isOurs(target)) continue;
		try {
			const content = readFileSync(path, 'utf8').trim();
			if (content !== '') values[target] = content;
		} catch (error) {
			problems.push({ name, path, reason: error instanceof Error ? error.message : String(error) });
		}
	}
	return { values, problems };
}

/** The environment of the render thread: React's production mode is several times faster. */
export function renderThreadEnv(): NodeJS.ProcessEnv {
	return { ...process.env, ...threadEnv(), NODE_ENV: 'production' };
}

/**
 * Variables for finding libraries, trusting a database server, and keeping memory per thread low.
 */
const INHERITED = [
	'LD_LIBRARY_PATH',
	'NODE_EXTRA_CA_CERTS',
	'SSL_CERT_FILE',
	'SSL_CERT_DIR',
	'TZ',
	'MALLOC_ARENA_MAX',
	'MALLOC_MMAP_THRESHOLD_',
];

/**
 * The environment of a process that gets all its data with its task: it holds no settings or
 * secrets.
 */
export function childEnv(): NodeJS.ProcessEnv {
	const inherited = INHERITED.flatMap((name) =>
		process.env[name] === undefined ? [] : [[name, process.env[name]]],
	);
	return { ...Object.fromEntries(inherited), ...threadEnv() };
}

/**
 * The environment of a thread that gets all its data with its task. It names only the compile
 * cache, if there is one (`keepCompiled`).
 */
export function threadEnv(): NodeJS.ProcessEnv {
	// Node appends a folder per Node version to the given path.
	const ofThisVersion = getCompileCacheDir();
	return ofThisVersion === undefined ? {} : { NODE_COMPILE_CACHE: dirname(ofThisVersion) };
}

/** Names of this product's settings. */
export const SETTING_NAMES = [
	'PORT',
	'HOST',
	'HEALTH_PORT',
	'PUBLIC_URL',
	'DATA_DIR',
	'DATABASE_URL',
	'GUIA_DEMO',
	'GUIA_NOW',
	'TRUST_PROXY',
	'HSTS_SUBDOMAINS',
	'STREAM_MAX',
	'LOG_LEVEL',
	'FILES_URL',
	'FILES_MAX_MB',
	'FILES_QUOTA_MB',
	'BACKUP_URL',
	'MOVE_DATABASE_URL',
	'MOVE_FILES_URL',
	'GUIA_KEY',
	'ADMIN_EMAIL',
	'ADMIN_PASSWORD',
	'IDENTITY',
	'FIREBASE_PROJECT_ID',
	'FIREBASE_API_KEY',
	'FIREBASE_AUTH_DOMAIN',
	'SMTP_URL',
	'MAIL_FROM',
	'OUTBOUND_ALLOW',
	'OIDC_ISSUER',
	'OIDC_CLIENT_ID',
	'OIDC_CLIENT_SECRET',
	'OIDC_ID',
	'OIDC_NAME',
	'TELEGRAM_API_URL',
	'ROLE',
	'WEB_CONCURRENCY',
	'DRAIN_SECONDS',
	'METRICS_PORT',
	'LOG_REQUESTS',
	'ACCESS_LOG',
	'SERVICE_WORKER',
] as const;

function isOurs(name: string): boolean {
	return SETTING_NAMES.some((known) => known === name);
}
