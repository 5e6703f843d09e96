import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import { openBucket } from '#server/files/store/bucket.ts';
import { temporaryFolder } from '#tests/support/database.ts';
import { sampleBytes, sha256 } from '#tests/support/files/file-client.ts';
import { startS3Server } from '#tests/support/files/s3-server.ts';

test('an object of many parts is one object with its checksum, and a bucket that does not answer says so', async () => {
	await using folder = await temporaryFolder();
	await using s3 = await startS3Server();
	const bucket = openBucket(s3.address);
	const [file, bytes] = [join(folder.path, 'large'), sampleBytes(250_001, 3)];
	await writeFile(file, bytes);
	const facts = { size: bytes.length, sha256: sha256(bytes) };
	await bucket.put('em partes', file, { ...facts, partBytes: 100_000 });
	await bucket.put('inteiro', file, facts);
	expect(await bucket.names()).toEqual(['em partes', 'inteiro']);
	for (const name of await bucket.names()) {
		expect(await bucket.look(name)).toEqual(facts);
		const stream = await bucket.open(name);
		expect(stream !== null && sha256(await buffer(stream))).toBe(facts.sha256);
		await bucket.remove(name);
		expect([await bucket.look(name), await bucket.open(name)]).toEqual([null, null]);
	}
	await s3.stop();
	expect(await bucket.put('outro', file, facts).catch(errorCode)).toBe('unavailable');
	await s3.restart();
	expect(await bucket.names()).toEqual([]);
});
