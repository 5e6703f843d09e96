import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportGuia } from '#core/exporting/guia-json.ts';
import { planImport } from '#core/importing/plan-import.ts';
import { readFixtures } from '#core/importing/read-fixtures.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { anyGame, exportNames } from '#tests/support/any-game.ts';
import { NOW } from '#tests/support/factories.ts';
import { unknownNames } from '#tests/support/unknown-names.ts';

const names = exportNames();
const guide: ReadingContext = {
	...unknownNames,
	competitionById: (id) => names.competitions.get(id),
	hasTeam: (id) => names.teams.has(id),
	hasChannel: (id) => names.channels.has(id),
};

test('S5 import(export(x)) = x, wholly, for our own JSON', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(anyGame(), { selector: ({ slug }) => slug, maxLength: 5 }),
			(games) => {
				const reading = readFixtures(
					{ format: 'guia', text: exportGuia(games, names, NOW) },
					guide,
				);
				expect(reading.ignored).toEqual([]);
				for (const [index, game] of games.entries()) {
					const draft = reading.games[index];
					const [row] = planImport(draft ? [draft] : [], []);
					if (row?.action !== 'create') throw new Error(`the game was ${row?.action}`);
					const { broadcasts, ...facts } = row.facts;
					const {
						competitionId,
						round,
						home,
						away,
						day,
						kickoffAt,
						zone,
						kickoffText,
						venue,
						status,
						result,
						publication,
						slug,
					} = game;
					expect(facts).toEqual({
						competitionId,
						round,
						home,
						away,
						day,
						kickoffAt,
						zone,
						kickoffText,
						venue,
						status,
						result,
					});
					expect(draft?.exact).toMatchObject({ publication, slug });
					const read = broadcasts.map(({ channelId, include, exclude, note, exact }) => ({
						channelId,
						coverage: { include, exclude },
						note,
						...exact,
					}));
					expect(read).toEqual(game.broadcasts);
				}
			},
		),
	);
});

test('F24 a field of another shape, a newer version, a cut file: named, never guessed', () => {
	const text = exportGuia([], names, NOW);
	expect(readFixtures({ format: 'guia', text }, guide).warnings).toEqual([
		'Nenhum jogo foi encontrado no arquivo.',
	]);
	const broken =
		'{"format":"guia-de-jogos","version":1,"games":[{"day":"2026-02-30","home":{},"away":{},"broadcasts":[]}]}';
	expect(readFixtures({ format: 'guia', text: broken }, guide).ignored[0]?.reason).toContain(
		'“slug”',
	);
	const newer = broken.replace('"version":1', '"version":9');
	expect(readFixtures({ format: 'guia', text: newer }, guide).ignored[0]?.reason).toContain(
		'versão 9',
	);
});
