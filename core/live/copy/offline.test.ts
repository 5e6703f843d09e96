import { expect, test } from 'vitest';
import { offlineLine } from './offline.ts';

const NOW = Date.parse('2026-11-22T16:55:00-03:00');

test.each([
	['2026-11-22T16:51:00-03:00', 'sem conexão · dados das 16h51'],
	['2026-11-22T12:00:00-03:00', 'sem conexão · dados das 12h'],
	['2026-11-22T01:20:00-03:00', 'sem conexão · dados da 1h20'],
	['2026-11-22T00:05:00-03:00', 'sem conexão · dados da 0h05'],
	['2026-11-21T23:59:00-03:00', 'sem conexão · dados de ontem, 23h59'],
	['2026-11-18T08:00:00-03:00', 'sem conexão · dados de 18/11, 8h'],
])('a page of %s says how old it is', (at, line) => {
	expect(offlineLine(Date.parse(at), NOW)).toBe(line);
});
