import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExportFormat } from '#core/exporting/contract.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import type { Game, Side } from '#core/games/game.ts';
import { dayShareText } from '#core/games/share/day-share-text.ts';
import type { DraftGame, ImportFormat } from '#core/importing/draft-game.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { shippedNaming } from '#server/reference/naming.ts';
import { anyGame, exportNames } from '#tests/support/any-game.ts';
import { NOW } from '#tests/support/factories.ts';
import { exportGames } from './export-games.ts';

const names = exportNames();
const naming = await shippedNaming();
const games = (most: number) =>
	fc.uniqueArray(anyGame(), { selector: ({ slug }) => slug, minLength: 1, maxLength: most });

async function again(
	list: readonly Game[],
	format: ExportFormat,
	expected: ImportFormat,
): Promise<DraftGame[]> {
	const { bytes } = await exportGames(list, {
		format,
		names,
		now: NOW,
		publicUrl: 'https://guia.example',
		brand: 'Guia de Jogos',
		suffix: 'guia',
	});
	const reading = await readDocument(
		{ bytes, fileName: `jogos.${format}`, format: null, referenceDate: '2026-11-20' },
		naming,
	);
	expect([reading.format, reading.ignored]).toEqual([expected, []]);
	return reading.games;
}

const instant = (game: Game) =>
	game.kickoffAt === null ? null : new Date(game.kickoffAt).toISOString().replace('.000Z', 'Z');
const shortName = ({ teamId }: Side) => names.teams.get(teamId ?? '')?.shortName ?? '';
const identity = ({ home, away }: DraftGame) => ({ home: home.teamId, away: away.teamId });

/** Fields that a table brings back (docs/importing.md). */
function tableFields(game: Game) {
	return {
		kickoffAt: instant(game),
		day: game.kickoffAt === null ? game.day : null,
		home: game.home.teamId,
		away: game.away.teamId,
		competitionId: game.competitionId,
		round: game.round,
		venue: game.venue,
		status: game.status,
		channels: game.broadcasts
			.filter(({ state }) => state === 'confirmed')
			.map(({ channelId, coverage }) => ({
				channelId,
				include: coverage.include,
				exclude: coverage.exclude,
			})),
	};
}

function readFields(draft: DraftGame): ReturnType<typeof tableFields> {
	return {
		kickoffAt: draft.kickoffAt,
		day: draft.kickoffAt === null ? (draft.date ?? '') : null,
		...identity(draft),
		competitionId: draft.competition.competitionId ?? '',
		round: draft.round,
		venue: draft.venue,
		status: draft.status,
		channels: draft.broadcasts.map(({ channelId, include, exclude }) => ({
			channelId,
			include,
			exclude,
		})),
	};
}

test('S5 import(export(x)) = x for CSV, on the fields of docs/importing.md', async () => {
	await fc.assert(
		fc.asyncProperty(games(4), async (list) => {
			expect((await again(list, 'csv', 'csv')).map(readFields)).toEqual(list.map(tableFields));
		}),
		{ numRuns: 60 },
	);
});

test('S5 import(export(x)) = x for XLSX, on the same fields', async () => {
	const list = fc
		.sample(anyGame(), { numRuns: 25, seed: 7 })
		.filter((game, place, all) => all.findIndex(({ slug }) => slug === game.slug) === place);
	expect((await again(list, 'xlsx', 'xlsx')).map(readFields)).toEqual(list.map(tableFields));
});

test('S5 import(export(x)) = x for iCalendar: kickoff or day, sides, competition, venue, cancellation', async () => {
	await fc.assert(
		fc.asyncProperty(games(3), async (list) => {
			const read = await again(list, 'ics', 'ics');
			const wanted = list.map((game) => {
				const { kickoffAt, day, home, away, venue, competitionId } = tableFields(game);
				return {
					kickoffAt,
					day,
					home,
					away,
					venue,
					competitionId,
					isCancelled: game.status === 'cancelled',
				};
			});
			const found = read.map((draft) => {
				const { kickoffAt, day, home, away, venue, competitionId } = readFields(draft);
				return {
					kickoffAt,
					day,
					home,
					away,
					venue,
					competitionId,
					isCancelled: draft.status === 'cancelled',
				};
			});
			expect(found).toEqual(wanted);
		}),
		{ numRuns: 40 },
	);
});

test('S5 import(export(x)) = x for the text for WhatsApp: day, hour and names of the sides of the games to come', async () => {
	const hour = fc.integer({ min: 1, max: 80 }).map((quarters) => NOW + quarters * 15 * 60_000);
	const coming = fc
		.tuple(anyGame(), hour)
		.map(
			([game, kickoffAt]): Game => ({ ...game, kickoffAt, day: '2026-11-21', status: 'scheduled' }),
		);
	await fc.assert(
		fc.asyncProperty(
			fc.uniqueArray(coming, { selector: ({ home }) => home.teamId, minLength: 1, maxLength: 4 }),
			async (list) => {
				const onDay = list.map((game) => ({
					...game,
					kickoffAt: Math.max(game.kickoffAt ?? 0, Date.parse('2026-11-21T09:00:00Z')),
				}));
				const { view } = buildDay({
					day: '2026-11-21',
					now: NOW,
					games: onDay,
					names,
					movedFrom: new Map(),
				});
				const text = dayShareText({
					view,
					address: 'https://guia.example/jogos/2026-11-21',
					most: 12_000,
				});
				const bytes = new TextEncoder().encode(text);
				const reading = await readDocument(
					{ bytes, fileName: 'texto', format: 'agenda', referenceDate: '2026-11-20' },
					naming,
				);
				const key = (kickoff: string | null, home: string, away: string) =>
					`${kickoff} ${home} ${away}`;
				const found = reading.games
					.map((draft) => key(draft.kickoffAt, draft.home.name, draft.away.name))
					.sort();
				expect(found).toEqual(
					onDay
						.map((game) => key(instant(game), shortName(game.home), shortName(game.away)))
						.sort(),
				);
			},
		),
		{ numRuns: 60 },
	);
});

test('no cell of a table begins as a formula does, and each comes back as it was', async () => {
	const [game] = fc.sample(anyGame(), { numRuns: 1, seed: 1 });
	if (!game) throw new Error('no game');
	const risky = {
		...game,
		venue: '=HYPERLINK("http://x")',
		round: '@SUM(1)',
		home: { teamId: null, label: '+cmd' },
		away: { teamId: null, label: "'-2" },
	};
	const { bytes } = await exportGames([risky], {
		format: 'csv',
		names,
		now: NOW,
		publicUrl: 'https://guia.example',
		brand: 'Guia de Jogos',
		suffix: 'guia',
	});
	const cells = new TextDecoder().decode(bytes).split(/[;\r\n]+/u);
	expect(cells.filter((cell) => /^"?[=+\-@\t\r]/u.test(cell))).toEqual([]);
	const [read] = await again([risky], 'csv', 'csv');
	expect(read).toMatchObject({
		venue: risky.venue,
		round: '@SUM(1)',
		home: { name: '+cmd' },
		away: { name: "'-2" },
	});
});
