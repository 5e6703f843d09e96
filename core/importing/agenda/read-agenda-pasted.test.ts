import { expect, test } from 'vitest';
import { agendaGames } from '#tests/support/agenda-reading.ts';

test('S5 a list of Portugal that lost all its line breaks', () => {
	expect(
		agendaGames(
			'A Liga revelou os horários da próxima jornada.Sábado, 21 de novembroEstoril – CD Nacional, 18h00 – Sport TVFC Arouca – Sporting, 20h30 – Sport TVDomingo, 22 de novembroBenfica – Boavista, 15h30 – BTV',
		).map((game) => game.slice(0, 44)),
	).toEqual([
		expect.stringMatching(/^2026-11-21 18:00 Estoril x CD Nacional/u),
		expect.stringMatching(/^2026-11-21 20:30 FC Arouca x Sporting/u),
		expect.stringMatching(/^2026-11-22 15:30 Benfica x Boavista/u),
	]);
});

test('S5 hours with a point, beside the channel in parentheses', () => {
	expect(
		agendaGames(`21 de novembro (sábado)
Estoril-Arouca (15 horas - Sport TV)
Benfica-Boavista (17.30 - BTV)
Sporting-Nacional (20.15 horas - Sport TV)`).map((game) => game.slice(0, 36)),
	).toEqual([
		expect.stringMatching(/^2026-11-21 15:00 Estoril x Arouca/u),
		expect.stringMatching(/^2026-11-21 17:30 Benfica x Boavista/u),
		expect.stringMatching(/^2026-11-21 20:15 Sporting x Nacional/u),
	]);
});

test('S5 labels behind slashes', () => {
	expect(
		agendaGames(`- 21 nov (sáb) 16:00 – Santos x Bahia / Estádio: Vila Belmiro / Canais: Globo, SporTV, Premiere
- 22 nov (dom) 18:30 – Goiás x Avaí / Estádio: Serrinha / Canais: Premiere`),
	).toEqual([
		'2026-11-21 16:00 Santos x Bahia globo sportv premiere',
		'2026-11-22 18:30 Goiás x Avaí premiere',
	]);
});

test('S5 who shows the games of a list, said once above it', () => {
	expect(
		agendaGames(`Veja todos os jogos com transmissão da Band do Campeonato Carioca 2026:
Rodada 1:
Flamengo x Bangu - sábado, 21 de novembro, 16h
Rodada 2:
Vasco x Madureira - quinta, 26 de novembro, 21h30`),
	).toEqual(['2026-11-21 16:00 Flamengo x Bangu band', '2026-11-26 21:30 Vasco x Madureira band']);
});

test('S5 a link below the list is no game', () => {
	expect(
		agendaGames(`Sábado, 21/11
16h - Santos x Bahia
18h - Goiás x Avaí
20h - Sport x Ceará

VEJA TAMBÉM
- Veja como assistir Grêmio vs Vasco ao vivo`),
	).toHaveLength(3);
});

test('S5 who meets whom, in the words of Portugal', () => {
	expect(
		agendaGames(`O primeiro a entrar em ação neste sábado, 21, é o FC Porto, que defronta o Lille a partir das 19h45 (Porto Canal).

O Benfica tem pela frente o Marselha, às 20h00 (BTV).`).map((game) => game.slice(0, 40)),
	).toEqual([
		expect.stringMatching(/^2026-11-21 19:45 FC Porto x Lille/u),
		expect.stringMatching(/^2026-11-21 20:00 Benfica x Marselha/u),
	]);
});
