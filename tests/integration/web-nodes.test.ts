import { expect, test } from 'vitest';
import { doctorCopy } from '#core/copy/doctor.ts';
import { checkNodes } from '#server/doctor/check-database.ts';
import { startTestServer } from '#tests/support/test-server.ts';

test('web processes that share a database without a bucket say that files need one place, and stay ready', async () => {
	await using site = await startTestServer({ engine: 'postgres' });
	const { config } = site.context;
	// Its connection that listens is made beside the start.
	const ready = async () => [
		(await site.get('/readyz')).status,
		JSON.parse((await site.get('/readyz')).body),
	];
	expect(await ready()).toEqual([200, { status: 'ready', reasons: [] }]);
	{
		const { dataDir, databaseUrl } = config;
		await using _other = await startTestServer({ address: { dataDir, databaseUrl } });
		await expect
			.poll(ready)
			.toEqual([200, { status: 'ready', reasons: [], notes: ['files-need-one-place'] }]);
		expect(await checkNodes(config)).toEqual({ state: 'note', words: doctorCopy.severalNodes(2) });
	}
	await expect.poll(ready).toEqual([200, { status: 'ready', reasons: [] }]);
	expect(await checkNodes(config)).toEqual({ state: 'fine', words: null });
});
