import { exportCsv } from '#core/exporting/export-csv.ts';
import { exportTable } from '#core/exporting/export-table.ts';
import { exportGuia } from '#core/exporting/guia-json.ts';
import type { Game } from '#core/games/game.ts';
import type { ImportFormat } from '#core/importing/draft-game.ts';
import { writeWorkbook } from '#server/exporting/write-workbook.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { type Naming, shippedNaming } from '#server/reference/naming.ts';
import type { BenchOptions, PartReport } from '#tests/bench/support/part.ts';
import { median, short } from '#tests/bench/support/statistics.ts';
import { aBroadcast, aGame } from '#tests/support/factories.ts';

type Source = { format: ImportFormat; games: number; bytes: Uint8Array };

const HOUR_MS = 3_600_000;

/** Games of twenty clubs of the reference data, one an hour. */
function someGames(naming: Naming, count: number): Game[] {
	const clubs = [...naming.reference.teams.values()]
		.filter(({ country, type }) => country === 'BR' && type === 'clube')
		.slice(0, 20);
	const side = (place: number) => ({ teamId: clubs[place % clubs.length]?.id ?? '', label: null });
	return Array.from({ length: count }, (_, index) => {
		const kickoffAt = Date.parse('2026-01-01T15:00:00Z') + index * HOUR_MS;
		return aGame({
			id: `game-${index}`,
			slug: `game-${index}`,
			home: side(index),
			away: side(index + 7),
			kickoffAt,
			broadcasts: [aBroadcast('premiere')],
		});
	});
}

function agendaOf(table: readonly string[][]): string {
	return table
		.slice(1)
		.map(
			([day, hour, , home, away, competition]) =>
				`${day} ${hour} – ${home} x ${away} – ${competition} – Globo (menos RS) e Premiere`,
		)
		.join('\n');
}

async function sourcesOf(naming: Naming, count: number): Promise<Source[]> {
	const { reference } = naming;
	const games = someGames(naming, count);
	const table = exportTable(games, reference);
	const text = (content: string) => new TextEncoder().encode(content);
	const rows = table
		.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
		.join('\n');
	// An agenda is one page of listings: its reader takes no more.
	const fewer = Math.min(count, 1_500);
	return [
		{ format: 'csv', games: count, bytes: text(exportCsv(games, reference)) },
		{ format: 'xlsx', games: count, bytes: await writeWorkbook({ sheet: 'Jogos', rows: table }) },
		{ format: 'guia', games: count, bytes: text(exportGuia(games, reference, 0)) },
		{ format: 'html', games: count, bytes: text(`<!doctype html><table>${rows}</table>`) },
		{ format: 'agenda', games: fewer, bytes: text(agendaOf(table.slice(0, fewer + 1))) },
	];
}

async function secondsOf({ format, bytes, games }: Source, naming: Naming): Promise<number> {
	const start = performance.now();
	const reading = await readDocument(
		{ bytes, fileName: `jogos.${format}`, format, referenceDate: '2026-06-01' },
		naming,
	);
	if (reading.games.length < games * 0.99)
		throw new Error(`${format}: ${reading.games.length} of ${games} games were read`);
	return (performance.now() - start) / 1_000;
}

/**
 * Rows a second of each reader of tables, pages and listings, names resolved. Football.TXT is
 * measured with the storing (`importing`).
 */
export async function measureReaders(options: BenchOptions): Promise<PartReport> {
	const [count, rounds] = options.quick ? [1_000, 1] : [20_000, 3];
	const naming = await shippedNaming();
	const rates: { format: string; games: number; rate: string }[] = [];
	for (const source of await sourcesOf(naming, count)) {
		// The round before the first is warming up.
		await secondsOf(source, naming);
		const seconds: number[] = [];
		for (let round = 0; round < rounds; round++) seconds.push(await secondsOf(source, naming));
		rates.push({
			format: source.format,
			games: source.games,
			rate: short(source.games / median(seconds)),
		});
	}
	return {
		title: 'Readers',
		conditions: [
			'Documents of generated games of 20 clubs of the reference data, names resolved by it, nothing stored.',
			'One core; median of the rounds after one to warm up.',
		],
		tables: [
			{
				head: ['format', 'games', 'games/s'],
				rows: rates.map(({ format, games, rate }) => [format, games.toLocaleString('en-US'), rate]),
			},
		],
		verdicts: [],
		data: { rates },
	};
}
