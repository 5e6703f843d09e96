import { expect } from 'vitest';
import { createGuideData } from '#server/create-guide-data.ts';
import { readDayText } from '#server/exporting/day-text.ts';
import { exportDesk } from '#server/exporting/export-desk.ts';
import { insertGames } from '#server/games/store-games.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { readNaming } from '#server/reference/naming.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';

onBothEngines(
	'S5 an export holds the games of the filter, and comes back as the same games',
	async (db) => {
		const data = createGuideData(db);
		const side = (teamId: string) => ({ teamId, label: null });
		const games = [
			aGame({ broadcasts: [aBroadcast('globo', { coverage: { include: [], exclude: ['RS'] } })] }),
			aGame({ home: side('gremio'), away: side('bahia'), day: '2026-11-20', kickoffAt: null }),
			aGame({ home: side('santos'), away: side('remo'), kickoffAt: at('2027-02-01T16:00') }),
		];
		const reference = await data.reference();
		const note = {
			now: NOW,
			source: null,
			actor: null,
			reference,
			publication: 'published',
			demo: false,
		} as const;
		await db.transaction((trx) => insertGames(trx, games, note));
		const reading = { db: db.kysely, data, now: NOW };
		const naming = await readNaming(db);
		for (const format of ['csv', 'xlsx', 'json', 'ics'] as const) {
			const file = await exportDesk(
				reading,
				{ format, de: '2026-11-20', ate: '2026-11-30' },
				'https://guia.example',
			);
			if (file === null) throw new Error('too many games');
			expect([file.name, file.games]).toEqual([`jogos-2026-11-20.${format}`, 2]);
			const read = await readDocument(
				{ bytes: file.bytes, fileName: file.name, format: null, referenceDate: '2026-11-20' },
				naming,
			);
			const found = read.games
				.map(
					({ kickoffAt, date, home, away }) => `${kickoffAt ?? date} ${home.teamId} ${away.teamId}`,
				)
				.sort();
			expect(found).toEqual(['2026-11-20 gremio bahia', '2026-11-21T00:30:00Z flamengo palmeiras']);
		}
	},
);

onBothEngines(
	'S5 an export is what the list shows: a search, the conflicts, nothing at all; and a day is a text for WhatsApp',
	async (db) => {
		const data = createGuideData(db);
		const side = (teamId: string) => ({ teamId, label: null });
		const games = [
			aGame({ broadcasts: [aBroadcast('globo')] }),
			aGame({ home: side('gremio'), away: side('bahia'), kickoffAt: at('2026-11-21T16:00') }),
			aGame({ home: side('santos'), away: side('gremio'), kickoffAt: at('2026-11-22T16:00') }),
		];
		const note = {
			now: NOW,
			source: null,
			actor: null,
			reference: await data.reference(),
			publication: 'published',
			demo: false,
		} as const;
		await db.transaction((trx) => insertGames(trx, games, note));
		const publicUrl = 'https://guia.example';
		const exported = async (filter: Record<string, string>) => {
			const file = await exportDesk(
				{ db: db.kysely, data, now: NOW },
				{ format: 'json', ...filter },
				publicUrl,
			);
			if (file === null) throw new Error('too many games');
			const { games: found } = JSON.parse(new TextDecoder().decode(file.bytes)) as {
				games: { slug: string }[];
			};
			expect(file.games).toBe(found.length);
			return found.map(({ slug }) => slug);
		};
		const [fla, gre, san] = [
			'flamengo-vs-palmeiras-2026-11-20',
			'gremio-vs-bahia-2026-11-21',
			'santos-vs-gremio-2026-11-22',
		];
		expect(await exported({})).toEqual([fla, gre, san]);
		expect(await exported({ busca: 'mengão', ordem: '-data' })).toEqual([fla]);
		expect(await exported({ qualidade: 'conflito' })).toEqual([gre, san]);
		expect(await exported({ busca: 'xyzzyq' })).toEqual([]);

		const text = (day: string) => readDayText({ data, now: NOW, publicUrl }, day);
		const today = await text('2026-11-20');
		expect(today).toMatchObject({
			games: 1,
			text: expect.stringMatching(/• Flamengo x Palmeiras: .*Globo/),
		});
		expect(decodeURIComponent(today.link)).toBe(`https://wa.me/?text=${today.text}`);
		expect(await text('2026-11-23')).toMatchObject({ games: 0 });
	},
);
