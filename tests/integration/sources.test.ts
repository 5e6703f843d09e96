import { expect } from 'vitest';
import {
	createSourceCheckRepository,
	createSourceCheckWriter,
} from '#server/sources/check-repository.ts';
import { readCatalogue } from '#server/sources/read-catalogue.ts';
import { resetEntry } from '#server/sources/save-entry.ts';
import type { SourceEdit } from '#server/sources/save-source.ts';
import { changeSource, removeSource, switchSource } from '#server/sources/save-source.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';
import { SERVICE_DOUBLES } from '#tests/support/service-doubles.ts';
import { play, sourceDesk } from '#tests/support/source-desk.ts';

const [service] = SERVICE_DOUBLES;
const SERVICE = 'football-data-org';

onBothEngines(
	'a source is switched on only as it was tested, and its key goes to its own service only',
	async (database, own) => {
		await using desk = await sourceDesk(own);
		await desk.divert(SERVICE);
		const source = await desk.add(SERVICE, ['brasileirao-a']);
		expect(source).toMatchObject({ enabled: false, competitionId: 'brasileirao-a' });
		expect(source.sealedKey).not.toContain('secret key');
		const turn = (revision: number, enabled = true) =>
			switchSource(desk.context, { id: source.id, revision, enabled }, desk.by);
		const untested = { ok: false, error: { fields: { enabled: expect.any(String) } } };
		expect(await turn(1)).toEqual(untested);

		const keys: unknown[] = [];
		desk.server.serveAll((request, response) => {
			keys.push(request.headers['x-auth-token']);
			response.writeHead(200).end(service?.right);
		});
		await desk.test(source.id);
		expect(keys).toEqual(['secret key']);
		expect(desk.server.asked).toEqual([
			'/v4/competitions/BSA/matches?dateFrom=2026-11-19&dateTo=2026-11-28',
		]);
		expect(await turn(7)).toEqual({ ok: false, error: 'stale' });
		expect(await turn(1)).toMatchObject({ ok: true, value: { enabled: true, revision: 2 } });

		const edit: SourceEdit = { ...source, intervalMinutes: 60, name: 'Brasileirão' };
		const change = (revision: number, part: Partial<SourceEdit>) =>
			changeSource(desk.context, { ...edit, ...part, id: source.id, revision }, desk.by);
		expect(await change(2, {})).toMatchObject({ ok: true, value: { enabled: true } });
		expect(await change(3, { intervalMinutes: 5 })).toMatchObject({
			error: { fields: { intervalMinutes: expect.stringContaining('60 minutos') } },
		});
		const format = await change(3, { format: null });
		expect(format).toMatchObject({ value: { enabled: false, testedDigest: null } });
		expect(await turn(4)).toEqual(untested);
		const template = 'https://elsewhere.example/{de}';
		expect(await change(4, { template })).toMatchObject({ value: { sealedKey: null } });
		const second = await desk.add(SERVICE, ['ingles'], 'second key');
		expect(second.name).toContain('football-data.org');
		const third = await desk.add(SERVICE, ['espanhol'], null);
		expect(third.sealedKey).not.toBeNull();
		const removed = { id: source.id, revision: 5 };
		expect(await removeSource(desk.context, removed, desk.by)).toMatchObject({ ok: true });
		const audited = await database.kysely
			.selectFrom('audit_log')
			.select(['action', 'detail'])
			.execute();
		expect(audited.map(({ action }) => action)).toContain('source.switched');
		expect(JSON.stringify(audited)).not.toContain('key"');
	},
);

onBothEngines(
	'an edited entry counts until it is taken back, and the last 30 checks of a source stay',
	async (database, own) => {
		await using desk = await sourceDesk(own);
		const entry = await desk.divert('espn');
		const item = async () =>
			(await readCatalogue(database.kysely)).find((one) => one.entry.id === 'espn');
		expect(await item()).toMatchObject({ entry, shipped: true, revision: 1 });
		expect(await resetEntry(database, { id: 'espn', revision: 2 }, desk.by)).toMatchObject({
			error: 'stale',
		});
		await resetEntry(database, { id: 'espn', revision: 1 }, desk.by);
		expect(await item()).toMatchObject({ revision: 0 });
		expect((await item())?.entry.template).toContain('https://site.api.espn.com/');

		const source = await desk.add('espn', ['brasileirao-a']);
		const other = await desk.add('espn', ['brasileirao-b']);
		const check = { outcome: 'same', problem: null, unknownNames: 0, at: NOW } as const;
		await database.transaction(async (trx) => {
			const writer = createSourceCheckWriter(trx);
			for (let games = 1; games <= 33; games += 1) await writer.add(source.id, { ...check, games });
			await writer.add(other.id, { ...check, games: 0 });
		});
		const checks = await createSourceCheckRepository(database.kysely).all();
		expect(checks.get(source.id)?.map(({ games }) => games)).toEqual(
			Array.from({ length: 30 }, (_, place) => 33 - place),
		);
		expect(checks.get(other.id)).toHaveLength(1);
	},
);

onBothEngines('a source may not be tested over and over', async (_database, own) => {
	await using desk = await sourceDesk(own);
	await desk.divert(SERVICE);
	const source = await desk.add(SERVICE, ['brasileirao-a']);
	play(desk.server, { status: 500, body: '' });
	for (let time = 0; time < 3; time += 1)
		expect(await desk.test(source.id)).toMatchObject({ problem: 'server' });
	await expect(desk.test(source.id)).rejects.toThrow('too-often');
});
