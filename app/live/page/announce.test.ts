import { expect, test } from 'vitest';
import type { DescribedChange } from '#core/live/contract.ts';
import { sentenceOf } from './announce.ts';

const change = (id: string, said: string): DescribedChange => ({
	id,
	slug: id,
	revision: 1,
	kind: 'kickoff',
	said,
});
const one = change('a', 'Flamengo x Palmeiras mudou de 21h30 para 19h.');
const other = change('b', 'Grêmio x Bahia: adiado.');

test('one change is told as it is, several are one sentence, what is not seen is not told', () => {
	expect(sentenceOf([one], () => true)).toBe('Flamengo x Palmeiras mudou de 21h30 para 19h.');
	expect(sentenceOf([one, other, change('c', '')], () => true)).toBe('3 jogos mudaram.');
	expect(sentenceOf([one, other], (slug) => slug === 'b')).toBe('Grêmio x Bahia: adiado.');
	expect(sentenceOf([one], () => false)).toBeNull();
});

test('two changes of one game are one game', () => {
	expect(sentenceOf([change('a', 'first'), change('a', 'second')], () => true)).toBe('second');
});
