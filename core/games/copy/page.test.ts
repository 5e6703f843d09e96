import { expect, test } from 'vitest';
import {
	broadcastLine,
	changeSentence,
	coverageSentence,
	gameCopy,
	openWords,
	placeWords,
} from './page.ts';

test('coverage is told by names where there is room for them', () => {
	expect(coverageSentence({ include: ['SP', 'PR'], exclude: [] })).toBe('Só em São Paulo e Paraná');
	expect(coverageSentence({ include: ['SP', 'PR'], exclude: ['PR'] })).toBe('Só em São Paulo');
	expect(coverageSentence({ include: [], exclude: ['BA'] })).toBe('Todo o Brasil, menos Bahia');
	expect(coverageSentence({ include: [], exclude: [] })).toBe('Todo o Brasil');
});

test('a change is one sentence', () => {
	expect(changeSentence('kickoff', '20/11 às 21h30', '20/11 às 20h')).toBe(
		'mudou de 21h30 para 20h',
	);
	expect(changeSentence('kickoff', '20/11 às 21h30', '21/11 às 20h')).toBe(
		'mudou de 20/11 às 21h30 para 21/11 às 20h',
	);
	expect(changeSentence('kickoff', null, '20/11 às 20h')).toBe('hora marcada: 20/11 às 20h');
	expect(changeSentence('broadcasts', null, 'Globo')).toBe('transmissão anunciada: Globo');
	expect(changeSentence('broadcasts', 'Globo', null)).toBe(
		'transmissão mudou de Globo para não informado',
	);
	expect(changeSentence('status', 'marcado', 'adiado')).toBe('situação: adiado');
	expect(changeSentence('created', null, null)).toBe('entrou no guia');
});

test('what opens a channel says that it is free only where the terms of a service are known', () => {
	const login = { numbers: [], service: 'Globoplay' };
	expect(openWords({ name: 'Globo', free: true, opening: { ...login, login: 'account' } })).toBe(
		'Abrir no Globoplay, sem pagar',
	);
	expect(
		openWords({ name: 'Premiere', free: false, opening: { ...login, login: 'subscription' } }),
	).toBe('Abrir no Globoplay, com assinatura');
	expect(openWords({ name: 'SBT', free: true })).toBe('Abrir SBT');
	expect(
		openWords({
			name: 'RecordPlus',
			free: false,
			opening: { ...login, service: 'RecordPlus', login: null },
		}),
	).toBe('Abrir no RecordPlus');
});

test('a row of a channel: how sure it is, and where it is received', () => {
	const line = (
		state: 'confirmed' | 'usual',
		reach: { in?: string; out?: string },
		isBehind = false,
	) => broadcastLine({ state, reach } as Parameters<typeof broadcastLine>[0], isBehind);
	expect(line('confirmed', {})).toBe('✓ confirmado · todo o Brasil');
	expect(line('confirmed', { in: 'SP PR' })).toBe('✓ confirmado · SP, PR');
	expect(line('confirmed', { out: 'RJ' })).toBe('✓ confirmado · Brasil, menos RJ');
	expect(line('confirmed', { in: 'SP PR' }, true)).toBe('SP, PR');
	expect(line('confirmed', {}, true)).toBe('Todo o Brasil');
	expect(line('usual', { in: '?' }, true)).toBe('previsto, sem confirmação · estados a confirmar');
});

test('the day of a game beside today, with its year where that is another one', () => {
	expect(gameCopy.day('2026-11-23', '2026-11-22')).toBe('amanhã, seg 23/11');
	expect(gameCopy.day('2026-11-28', '2026-11-22')).toBe('sáb 28/11');
	expect(gameCopy.day('2027-01-02', '2026-11-22')).toBe('sáb 02/01/2027');
});

test('a ground stands with its town, once', () => {
	const place = { name: 'Maracanã', city: 'Rio de Janeiro', state: 'RJ', country: 'BR' } as const;
	expect(placeWords('Maracanã', place)).toBe('Maracanã, Rio de Janeiro (RJ)');
	expect(placeWords('Maracanã, Rio de Janeiro', place)).toBe('Maracanã, Rio de Janeiro');
	expect(placeWords('Arena Nova', { country: 'BR' })).toBe('Arena Nova');
});
