import { describe, expect, test } from 'vitest';
import { PLACE, READER } from '#core/football-pt/zone-words.ts';
import { zonesOfLabel, zonesOfText } from './written-zones.ts';

const of = (found: { zone: string }[]) => found.map(({ zone }) => zone);

describe('zones that a document writes', () => {
	test.each([
		['Horário (Brasília)', ['America/Sao_Paulo']],
		['Horário de Brasília', ['America/Sao_Paulo']],
		['Hora local de Brasília', ['America/Sao_Paulo']],
		['Hora Lisboa', ['Europe/Lisbon']],
		['(MS)', ['America/Campo_Grande']],
		['UK time', ['Europe/London']],
		['Kick-off (UK)', ['Europe/London']],
		['Hora española', ['Europe/Madrid']],
		['Hora local', [PLACE]],
		['Heure locale', [PLACE]],
		['Heure de Paris', ['Europe/Paris']],
		['Ora italiana', ['Europe/Rome']],
		['Anstoß (Ortszeit)', [PLACE]],
		['Uhrzeit (MEZ)', ['+01:00', 'Europe/Madrid']],
		['Time (GMT)', ['UTC', 'Europe/London']],
		['Time (UTC-3)', ['-03:00']],
		['Your local time', [READER]],
		['Hora', []],
		['Horário e estádio do jogo', []],
	])('a label: %s', (label, zones) => {
		expect(of(zonesOfLabel(label)).filter((zone) => zones.length > 0 || zone !== PLACE)).toEqual(
			zones,
		);
	});

	test.each([
		['Todos os horários são de Brasília.', ['America/Sao_Paulo']],
		['Jogos de sábado (horário de Brasília)', ['America/Sao_Paulo']],
		['Todos los horarios en hora peninsular española', ['Europe/Madrid']],
		['All times UK', ['Europe/London']],
		['All times are local', [PLACE]],
		['Toutes les heures sont à l’heure de Paris', ['Europe/Paris']],
		['Tutti gli orari sono in ora italiana', ['Europe/Rome']],
		['Alle Zeiten in deutscher Zeit', ['Europe/Berlin']],
		['Dia, hora, local e onde assistir', []],
		['Times da Espanha na Champions', []],
		['Horários dos jogos da Espanha', []],
		['Horário: Brasília x Gama', []],
		['Horario España - Francia', []],
		['Futebol na TV: sexta-feira, 27/11/2026', []],
	])('running text: %s', (text, zones) => {
		expect([...new Set(of(zonesOfText(text)))]).toEqual(zones);
	});
});
