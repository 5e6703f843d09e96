import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

test('S5 words in parentheses behind the home side', () => {
	expect(
		agendaGames(
			'• 6/12 (21h): Peñarol (Uruguai) x Remo\n• 9/12 (21h30): Remo x Colo-Colo (Chile)\n• 13/12 (19h): Avaí (líder) x Remo (vice-líder)\nSábado (21): Goiás x CRB, 16h',
		),
	).toEqual([
		'2026-12-06 21:00 Peñarol (Uruguai) x Remo',
		'2026-12-09 21:30 Remo x Colo-Colo (Chile)',
		'2026-12-13 19:00 Avaí x Remo',
		'2026-11-21 16:00 Goiás x CRB',
	]);
});

test('S5 a competition below a sentence is the heading of what follows', () => {
	expect(
		agendaGames(`Nesta semana o Remo vai enfrentar o Paysandu no Mangueirão em busca da liderança do estadual e da vaga que falta à equipe.
Copa do Nordeste
Ceará x Bahia – Terça-feira (24) – 21h30
Paulistão
Santos x Ituano – Quarta-feira (25) – 15h30
Campeonato Gaúcho
Juventude x Grêmio – Quarta-feira (25) – 19h`).slice(-3),
	).toEqual([
		'2026-11-24 21:30 Ceará x Bahia copa-do-nordeste',
		'2026-11-25 15:30 Santos x Ituano estadual-sp',
		'2026-11-25 19:00 Juventude x Grêmio estadual-rs',
	]);
});

test('S5 day, hour and station on the line below the sides', () => {
	expect(agendaGames('Remo x Avaí\nSábado, 15h30 – ESPN\nGoiás x CRB\nDomingo, 18h – SporTV')).toEqual([
		'2026-11-21 15:30 Remo x Avaí espn',
		'2026-11-22 18:00 Goiás x CRB sportv',
	]);
});

test('S5 the day on which something was published, or until which it will be, is none of a game', () => {
	expect(
		agendaGames(`O regulamento será divulgado até o dia 5 de dezembro.
A tabela foi publicada nesta sexta-feira (20). O Remo estreia contra o Avaí.
22/11 (19h) Remo x Avaí
26/11 (21h30) Goiás x Remo`),
	).toEqual(['2026-11-22 19:00 Remo x Avaí', '2026-11-26 21:30 Goiás x Remo']);
});

test('S5 day and hour of all games of a round', () => {
	expect(
		agendaGames(
			'O plano do torneio sai até o dia 15 de dezembro.\nVeja a primeira rodada, com todos os jogos marcados para o dia 10 de janeiro, às 17h.\nRemo x Avaí, no Mangueirão\nGoiás x CRB, na Serrinha',
		),
	).toEqual(['2027-01-10 17:00 Remo x Avaí', '2027-01-10 17:00 Goiás x CRB']);
});

test('S5 what coaches say before a game is none', () => {
	expect(agendaGames('Liga\n12h00: Silva faz a antevisão ao Benfica-Sporting\nVizela - Marítimo, 15:30 (SportTV1)')).toEqual([
		'2026-11-20 15:30 Vizela x Marítimo SportTV1?',
	]);
});
