import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_CORE } from './part.ts';
import { endProcess, freePort, spawnOn } from './processes.ts';
import { waitForStatus } from './site.ts';

export type Nginx = { url: string; pid: number; stop(): Promise<void> };

/** Headers that nginx makes by itself. */
const OWN = new Set([
	'connection',
	'content-encoding',
	'content-length',
	'content-type',
	'date',
	'keep-alive',
	'server',
	'x-request-id',
]);

/**
 * nginx with one process on the server's core, sending a packed file from disk (sendfile, open file
 * cache) with the very headers of our page. With `log` it writes an access log, buffered as ours
 * is.
 */
export async function startNginx(
	folder: string,
	page: { body: Buffer; headers: [string, string][] },
	{ log }: { log: boolean },
): Promise<Nginx> {
	const root = path.join(folder, log ? 'nginx-log' : 'nginx');
	rmSync(root, { recursive: true, force: true });
	mkdirSync(path.join(root, 'www'), { recursive: true });
	writeFileSync(path.join(root, 'www', 'page.html.gz'), page.body);
	const port = await freePort();
	writeFileSync(
		path.join(root, 'nginx.conf'),
		configuration({ root, port, log, headers: page.headers }),
	);
	const spawned = spawnOn('nginx', ['-p', root, '-c', 'nginx.conf', '-e', 'error.log'], {
		core: SERVER_CORE,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const url = `http://127.0.0.1:${port}/page.html`;
	await waitForStatus(url, spawned);
	return { url, pid: spawned.pid, stop: () => endProcess(spawned) };
}

type Settings = { root: string; port: number; log: boolean; headers: [string, string][] };

function configuration({ root, port, log, headers }: Settings): string {
	const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'text/html';
	const copied = headers
		.filter(([name]) => !OWN.has(name))
		.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${root}/${name};`,
	);
	return `daemon off; master_process off; pid ${root}/nginx.pid; worker_processes 1; events { worker_connections 1024; }
http {
	${temporary.join('\n\t')}
	access_log ${log ? `${root}/access.log combined buffer=8k flush=1s` : 'off'};
	sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 1000000000; server_tokens off;
	keepalive_timeout 65; open_file_cache max=100 inactive=1h; open_file_cache_valid 1h;
	types {} default_type ${quoted(type)};
	server {
		listen 127.0.0.1:${port}; root ${root}/www; etag off; gzip_static always;
		add_header last-modified "";
		${copied.join('\n\t\t')}
		add_header x-request-id $request_id always;
	}
}
`;
}

function quoted(value: string): string {
	return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
