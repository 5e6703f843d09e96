import { expect, test } from 'vitest';
import services from '#tests/accuracy/service-titles.json' with { type: 'json' };
import { agendaContext } from '#tests/support/agenda-reading.ts';
import { resolveCompetition, titleOfPath } from './competition-name.ts';

function found(title: string, area?: string): string {
	return resolveCompetition(title, agendaContext, area).competitionId ?? 'unknown';
}

// Behind @ the country or region that the service gives apart.
test.each(Object.entries<Record<string, string[]>>(services))(
	'titles of %s mean their competition, and no namesake',
	(_, titles) => {
		const asked = Object.entries(titles).flatMap(([id, names]) =>
			names.map((name) => [name, id] as const),
		);
		const wrong = asked.flatMap(([name, id]) => {
			const [title = '', area] = name.split(' @ ');
			const answer = found(title, area);
			return answer === id ? [] : [`${name}: ${answer}, not ${id}`];
		});
		expect(wrong).toEqual([]);
	},
);

test.each([
	['2026-27/en.1.json', 'ingles'],
	['2026-27/es.1.json', 'espanhol'],
	['2026-27/de.1.json', 'alemao'],
	['2026-27/it.1.json', 'italiano'],
	['2026-27/fr.1.json', 'frances'],
	['2026-27/pt.1.json', 'portugues'],
	['2026-27/nl.1.json', 'holandes'],
	['2026-27_fr1.txt', 'frances'],
	['2026-27_nl1.txt', 'holandes'],
	['2026-27_be1.txt', 'belga'],
	['2026-27_tr1.txt', 'turco'],
	['2026-27_sco1.txt', 'escoces'],
	['2026-27_pt1.txt', 'portugues'],
	['bundesliga-matches.json', 'alemao'],
	['la-liga-matches.json', 'espanhol'],
	['serie-a-matches.json', 'unknown'],
	['D1.csv', 'alemao'],
	['E0.csv', 'ingles'],
	['SP1.csv', 'espanhol'],
	['I1.csv', 'italiano'],
	['F1.csv', 'frances'],
	['P1.csv', 'portugues'],
	['N1.csv', 'holandes'],
])('a file named %s is of %s', (path, id) => {
	expect(found(titleOfPath(path) ?? '')).toBe(id);
});

test('a year in a name is not lost: the cup of 2018 is not that of 2026', () => {
	expect(found(titleOfPath('world-cup-2018.csv') ?? '')).toBe('unknown');
});
