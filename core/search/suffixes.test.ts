import { expect, test } from 'vitest';
import { type NameEvidence, splitSuffixes } from './suffixes.ts';

const nothing: Omit<NameEvidence, 'base'> = {
	state: null,
	country: null,
	gender: null,
	ageGroup: null,
	reserve: false,
};
const BR = { country: 'BR' } as const;

test.each<[string, string, Partial<NameEvidence>]>([
	['Atlético-MG', 'Atlético', { state: 'MG', ...BR }],
	['Botafogo/SP', 'Botafogo', { state: 'SP', ...BR }],
	['Botafogo (SP)', 'Botafogo', { state: 'SP', ...BR }],
	['Ituano – SP', 'Ituano', { state: 'SP', ...BR }],
	['Flamengo RJ', 'Flamengo', { state: 'RJ', ...BR }],
	['Racing-ARG', 'Racing', { country: 'ARG' }],
	['Bolívar (BOL)', 'Bolívar', { country: 'BOL' }],
	['Delfín (EQU)', 'Delfín', { country: 'ECU' }],
	['Inter Miami (EUA)', 'Inter Miami', { country: 'USA' }],
	['River Plate (Uruguai)', 'River Plate', { country: 'URU' }],
	['Fluminense RJ (BRA)', 'Fluminense', { state: 'RJ', ...BR }],
	['Sport sub-20', 'Sport', { ageGroup: 'sub-20' }],
	['Brasil Sub 17', 'Brasil', { ageGroup: 'sub-17' }],
	['England U21', 'England', { ageGroup: 'sub-21' }],
	['Arsenal (F)', 'Arsenal', { gender: 'f' }],
	['Corinthians Feminino', 'Corinthians', { gender: 'f' }],
	['Chelsea Women', 'Chelsea', { gender: 'f' }],
	['Arsenal-ING (F)', 'Arsenal', { country: 'ENG', gender: 'f' }],
	['Grêmio-RS sub-20 feminino', 'Grêmio', { state: 'RS', ...BR, ageGroup: 'sub-20', gender: 'f' }],
	['Barcelona B', 'Barcelona', { reserve: true }],
	['Bayern München II', 'Bayern München', { reserve: true }],
	['Ceará SC', 'Ceará SC', {}],
	['Le Havre AC', 'Le Havre AC', {}],
	['Colo-Colo', 'Colo-Colo', {}],
	['Al-Hilal', 'Al-Hilal', {}],
	['Guiné-Bissau', 'Guiné-Bissau', {}],
	['XV de Piracicaba', 'XV de Piracicaba', {}],
	['(SP)', '(SP)', {}],
])('what stands behind the name of %s', (text, base, evidence) => {
	expect(splitSuffixes(text)).toEqual({ base, ...nothing, ...evidence });
});
