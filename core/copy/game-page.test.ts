import { expect, test } from 'vitest';
import { changeSentence, coverageSentence } from './game-page.ts';

test('coverage is told by names where there is room for them', () => {
	expect(coverageSentence({ include: ['SP', 'PR'], exclude: [] })).toBe('Só em São Paulo e Paraná');
	expect(coverageSentence({ include: ['SP', 'PR'], exclude: ['PR'] })).toBe('Só em São Paulo');
	expect(coverageSentence({ include: [], exclude: ['BA'] })).toBe('Todo o Brasil, menos Bahia');
	expect(coverageSentence({ include: [], exclude: [] })).toBe('Todo o Brasil');
});

test('a change is one sentence', () => {
	expect(changeSentence('kickoff', '20/11 às 21h30', '20/11 às 20h')).toBe('mudou de 21h30 para 20h');
	expect(changeSentence('kickoff', '20/11 às 21h30', '21/11 às 20h')).toBe('mudou de 20/11 às 21h30 para 21/11 às 20h');
	expect(changeSentence('kickoff', null, '20/11 às 20h')).toBe('hora marcada: 20/11 às 20h');
	expect(changeSentence('broadcasts', null, 'Globo')).toBe('transmissão anunciada: Globo');
	expect(changeSentence('broadcasts', 'Globo', null)).toBe('transmissão mudou de Globo para não informado');
	expect(changeSentence('status', 'marcado', 'adiado')).toBe('situação: adiado');
	expect(changeSentence('created', null, null)).toBe('entrou no guia');
});
