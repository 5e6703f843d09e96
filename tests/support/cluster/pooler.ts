import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '#tests/support/database.ts';
import { findProgram } from '#tests/support/find-program.ts';
import { freePort } from '#tests/support/free-port.ts';
import { serverAccount } from '#tests/support/postgres.ts';

/** PgBouncer by transaction, in front of a database: its address for the same database. */
export type Pooler = { url: string; [Symbol.asyncDispose](): Promise<void> };

export async function startPooler(databaseUrl: string): Promise<Pooler> {
	const folder = await temporaryFolder();
	const { hostname, port, username, pathname } = new URL(databaseUrl);
	const own = await freePort();
	const settings = `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
ignore_startup_parameters = extra_float_digits
`;
	const file = join(folder.path, 'pgbouncer.ini');
	await writeFile(file, settings);
	await chmod(folder.path, 0o755);
	await chmod(file, 0o644);
	const program = findProgram('pgbouncer', 'pgbouncer');
	const child = spawn(program, [file], { ...serverAccount(), stdio: 'ignore' });
	const ended = once(child, 'exit');
	while (!(await answers(own))) {
		if (child.exitCode !== null) throw new Error('PgBouncer did not start');
		await wait(50);
	}
	const url = new URL(databaseUrl);
	url.port = String(own);
	return {
		url: url.href,
		async [Symbol.asyncDispose]() {
			child.kill('SIGKILL');
			await ended;
			await folder[Symbol.asyncDispose]();
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
