import { readFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/** The environment as strings; `problems` = files named by *_FILE that could not be read. */
export type Env = {
	values: Readonly<Record<string, string>>;
	problems: { name: string; path: string; reason: string }[];
};

/**
 * The only place that reads the process environment. A secret may stand in a file:
 * NAME_FILE=/run/secrets/x gives NAME its content without the last line break. Empty counts as not
 * set.
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
			values[target] = readFileSync(path, 'utf8').trim();
		} catch (error) {
			problems.push({ name, path, reason: error instanceof Error ? error.message : String(error) });
		}
	}
	return { values, problems };
}

/**
 * The environment of the render thread: React renders several times faster when told that it is in
 * production.
 */
export function renderThreadEnv(): NodeJS.ProcessEnv {
	return { ...process.env, ...threadEnv(), NODE_ENV: 'production' };
}

/**
 * What a program needs to find its libraries, to trust a database server, and to keep little memory
 * for each of its threads.
 */
const INHERITED = [
	'LD_LIBRARY_PATH',
	'NODE_EXTRA_CA_CERTS',
	'SSL_CERT_FILE',
	'SSL_CERT_DIR',
	'TZ',
	'MALLOC_ARENA_MAX',
];

/**
 * The environment of a process that is given all else with its task: no setting and no secret of
 * ours is in it.
 */
export function childEnv(): NodeJS.ProcessEnv {
	const inherited = INHERITED.flatMap((name) =>
		process.env[name] === undefined ? [] : [[name, process.env[name]]],
	);
	return { ...Object.fromEntries(inherited), ...threadEnv() };
}

/**
 * The environment of a thread that is given everything with its task: where its compiled code is
 * kept, if it is kept (`keepCompiled`).
 */
export function threadEnv(): NodeJS.ProcessEnv {
	// Below what was asked for, Node keeps a folder for each of its versions.
	const ofThisVersion = getCompileCacheDir();
	return ofThisVersion === undefined ? {} : { NODE_COMPILE_CACHE: dirname(ofThisVersion) };
}

/** Names of the settings of this product. */
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
	'SERVICE_WORKER',
] as const;

function isOurs(name: string): boolean {
	return SETTING_NAMES.some((known) => known === name);
}
