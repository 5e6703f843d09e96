import { expect } from 'vitest';
import { exportDesk } from '#server/exporting/export-desk.ts';
import { insertGames } from '#server/games/store-games.ts';
import { createGuideData } from '#server/guide-data.ts';
import { readDocument } from '#server/importing/read-document.ts';
import { readNaming } from '#server/reference/naming.ts';
import { seedReference } from '#server/reference/seed-reference.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';

onBothEngines('S5 an export holds the games of the filter, and comes back as the same games', async (db) => {
	await seedReference(db, NOW);
	const data = createGuideData(db);
	const side = (teamId: string) => ({ teamId, label: null });
	const games = [
		aGame({ broadcasts: [aBroadcast('globo', { coverage: { include: [], exclude: ['RS'] } })] }),
		aGame({ home: side('gremio'), away: side('bahia'), day: '2026-11-20', kickoffAt: null }),
		aGame({ home: side('santos'), away: side('remo'), kickoffAt: at('2027-02-01T16:00') }),
	];
	const reference = await data.reference();
	const note = { now: NOW, source: null, actor: null, reference, publication: 'published', demo: false } as const;
	await db.transaction((trx) => insertGames(trx, games, note));
	const reading = { db: db.kysely, data, now: NOW };
	const naming = await readNaming(db);
	for (const format of ['csv', 'xlsx', 'json', 'ics'] as const) {
		const file = await exportDesk(reading, { format, de: '2026-11-20', ate: '2026-11-30' }, 'https://guia.example');
		if (file === null) throw new Error('too many games');
		expect([file.name, file.games]).toEqual([`jogos-2026-11-20.${format}`, 2]);
		const read = await readDocument({ bytes: file.bytes, fileName: file.name, format: null, referenceDate: '2026-11-20' }, naming);
		const found = read.games.map(({ kickoffAt, date, home, away }) => `${kickoffAt ?? date} ${home.teamId} ${away.teamId}`).sort();
		expect(found).toEqual(['2026-11-20 gremio bahia', '2026-11-21T00:30:00Z flamengo palmeiras']);
	}
});
