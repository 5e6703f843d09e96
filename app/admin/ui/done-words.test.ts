import { expect, test } from 'vitest';
import { brandSettingsCopy } from '#core/brand/copy/settings.ts';
import { doneWords } from './done-words.ts';

test('"O site já mostra" is said only when it does', () => {
	const words = brandSettingsCopy.saved;
	expect(doneWords(words, { version: 3, shows: true })).toBe(
		'Salvo. O site já mostra a nova marca.',
	);
	expect(doneWords(words, { version: 3, shows: false })).toBe(
		'Salvo. O site mostra a nova marca em instantes.',
	);
	expect(doneWords(words, null)).toBe('Salvo.');
});
