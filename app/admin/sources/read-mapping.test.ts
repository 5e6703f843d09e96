import { expect, test } from 'vitest';
import { mappingText, readMapping } from './read-mapping.ts';

test('competitions survive the text of the form', () => {
	const competitions = [
		{ id: 'brasileirao-a', code: 'brazil/br.1', season: 'year' as const },
		{ id: 'ingles', code: 'PL', season: 'autumn' as const },
	];
	const text = mappingText({ kind: 'jogos', competitions });
	expect(text).toBe('brasileirao-a brazil/br.1\ningles PL outono');
	expect(readMapping(text)).toEqual(competitions);
	expect(mappingText({ kind: 'noticias' })).toBe('');
});

test('blank lines are nothing, and a line without a code keeps an empty one', () => {
	expect(readMapping('\n a  B outono \nc\n')).toEqual([
		{ id: 'a', code: 'B', season: 'autumn' },
		{ id: 'c', code: '', season: 'year' },
	]);
});
