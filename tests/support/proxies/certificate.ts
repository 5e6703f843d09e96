import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { findProgram } from '#tests/support/find-program.ts';

export type Certificate = { file: string; key: string };

/** A certificate for `localhost`, signed by itself; this process trusts it from now on. */
export function makeCertificate(folder: string): Certificate {
	const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
	const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
	const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
	execFileSync(
		findProgram('openssl', 'openssl'),
		['req', '-x509', ...curve, ...name, '-days', '2', '-keyout', key, '-out', file],
		{ stdio: 'pipe' },
	);
	setDefaultCACertificates([...getCACertificates('default'), readFileSync(file, 'utf8')]);
	return { file, key };
}
