import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '#tests/support/find-program.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Certificate } from './certificate.ts';
import { readdress, shippedFile } from './shipped-file.ts';

/** A proxy with its shipped configuration, in front of two nodes. */
export type RunningProxy = {
	/** Its origin with https. */
	url: string;
	/** Its origin with http. */
	plainUrl: string;
	[Symbol.asyncDispose](): Promise<void>;
};

/** `nodes` as host:port. */
export type ProxyPlace = { folder: string; nodes: readonly string[]; certificate: Certificate };

const LETSENCRYPT = '/etc/letsencrypt/live/guia.example.org';
/** What a distribution's nginx.conf is around the shipped file, in a folder of the test. */
const NGINX_MAIN = `
user root;
daemon off;
worker_processes 2;
pid nginx.pid;
error_log nginx.log;
events { worker_connections 1024; }
http {
	access_log off;
	client_body_temp_path body;
	proxy_temp_path proxy;
	fastcgi_temp_path fastcgi;
	uwsgi_temp_path uwsgi;
	scgi_temp_path scgi;
	include guia*.conf;
}
`;

/** deploy/nginx: `guia.conf` beside the upstream of two nodes. */
export async function startNginx({
	folder,
	nodes,
	certificate,
}: ProxyPlace): Promise<RunningProxy> {
	const [port, plain] = [await freePort(), await freePort()];
	const site = readdress(await shippedFile('nginx/guia.conf'), [
		[`${LETSENCRYPT}/fullchain.pem`, certificate.file],
		[`${LETSENCRYPT}/privkey.pem`, certificate.key],
		['guia.example.org', 'localhost'],
		['\tlisten [::]:80;\n', ''],
		['\tlisten [::]:443 ssl http2;\n', ''],
		['listen 80;', `listen 127.0.0.1:${plain};`],
		['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
	]);
	const [one = '', two] = nodes;
	const upstream =
		two === undefined
			? readdress(await shippedFile('nginx/upstream-one.conf'), [['127.0.0.1:3000', one]])
			: readdress(await shippedFile('nginx/upstream-two.conf'), [
					['10.0.0.11:3000', one],
					['10.0.0.12:3000', two],
				]);
	const place = join(folder, 'nginx');
	await mkdir(place);
	await writeFile(join(place, 'nginx.conf'), NGINX_MAIN);
	await writeFile(join(place, 'guia.conf'), site);
	await writeFile(join(place, 'guia-upstream.conf'), upstream);
	const args = ['-p', place, '-c', 'nginx.conf', '-e', 'stderr'];
	return runProxy(findProgram('nginx', 'nginx'), args, { port, plain, env: {} });
}

/** deploy/caddy/Caddyfile, with the variables that it names. */
export async function startCaddy({
	folder,
	nodes,
	certificate,
}: ProxyPlace): Promise<RunningProxy> {
	const [port, plain] = [await freePort(), await freePort()];
	const config = readdress(await shippedFile('caddy/Caddyfile'), [
		[
			'{\n\t# Behind a CDN',
			`{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${port}\n\t# Behind a CDN`,
		],
		['org} {\n', `org} {\n\ttls ${certificate.file} ${certificate.key}\n`],
	]);
	const file = join(folder, 'Caddyfile');
	await writeFile(file, config);
	const args = ['run', '--adapter', 'caddyfile', '--config', file];
	const places = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
	const env = { ...places, SITE_ADDRESS: 'localhost', GUIA_NODES: nodes.join(' ') };
	return runProxy(findProgram('caddy', 'caddy'), args, { port, plain, env });
}

type Run = { port: number; plain: number; env: Record<string, string> };

async function runProxy(
	program: string,
	args: string[],
	{ port, plain, env }: Run,
): Promise<RunningProxy> {
	const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
	let said = '';
	child.stderr.on('data', (chunk: Buffer) => {
		said += chunk;
	});
	const ended = once(child, 'exit');
	const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
	while (!(await answers(port))) {
		if (hasEnded()) throw new Error(`${program} ended: ${said}`);
		await wait(50);
	}
	return {
		url: `https://localhost:${port}`,
		plainUrl: `http://localhost:${plain}`,
		async [Symbol.asyncDispose]() {
			if (!hasEnded()) child.kill('SIGTERM');
			await ended;
		},
	};
}

function answers(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect({ host: '127.0.0.1', port }, () => {
			socket.destroy();
			resolve(true);
		});
		socket.once('error', () => resolve(false));
	});
}
