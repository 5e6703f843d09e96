import { pino } from 'pino';
import { expect } from 'vitest';
import { paths } from '#core/site/paths.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { noteEverything } from '#server/changes/note-change.ts';
import { startRenderWorker } from '#server/http/render/render-worker.ts';
import { onBothEngines } from '#tests/support/database.ts';

onBothEngines(
	'a page that is in memory and is the same after a change is not made again',
	async (database, { address }) => {
		await using renderer = await startRenderWorker({
			file: new URL('../../build/server/index.js', import.meta.url),
			settings: {
				...address,
				publicUrl: 'https://guia.example',
				clockOffsetMs: 0,
				identity: { kind: 'own' },
				offline: true,
				development: false,
			},
			log: pino({ level: 'silent' }),
		});
		const brand = (nomeApp: string) =>
			database.transaction(async (trx) => {
				await createSettingWriter(trx).write('configuracoes', 'marca', { nomeApp }, Date.now());
				noteEverything(trx, 0);
			});
		await brand('Guia de Jogos');
		const ask = (page: string, known: string | null) =>
			renderer.render({ address: page, known, requestId: 'r' });

		const made = await ask(paths.today, null);
		expect([made.status, made.fingerprint]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)]);
		await database.transaction(async (trx) => noteEverything(trx, 0));
		const same = await ask(paths.today, made.fingerprint);
		expect(same).toMatchObject({
			status: 304,
			gzip: null,
			brotli: null,
			cacheable: true,
			version: made.version + 1,
			failures: [],
		});

		// Another page, and the same one once something that it shows has changed, are made.
		expect((await ask(paths.tomorrow, made.fingerprint)).status).toBe(200);
		expect((await ask(`${paths.today}.data`, null)).fingerprint).toBeNull();
		await brand('Guia da Várzea');
		const changed = await ask(paths.today, made.fingerprint);
		expect(changed.status).toBe(200);
		expect(changed.fingerprint).not.toBe(made.fingerprint);
	},
);
