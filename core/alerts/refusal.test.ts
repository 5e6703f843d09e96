import { expect, test } from 'vitest';
import { alertProblems } from '#core/alerts/copy/alerts.ts';
import { readRefusal } from './refusal.ts';

test('a refusal is told with the reason of the guide, and says that nothing is lost', () => {
	const reason = readRefusal({ error: { code: 'full', message: alertProblems.full } });
	expect(reason).toContain(alertProblems.full);
	expect(reason).toContain('continua guardado neste aparelho');
});

test('words of a page on the way are not repeated', () => {
	for (const answer of [
		null,
		'x',
		{},
		{ error: 'x' },
		{ error: { message: 3 } },
		{ error: { message: ' ' } },
	])
		expect(readRefusal(answer)).toContain('a resposta não veio do guia');
	expect(readRefusal({ error: { message: 'a'.repeat(5_000) } }).length).toBeLessThan(500);
});
