import { expect, test } from 'vitest';
import { unknownNames } from '#tests/support/unknown-names.ts';
import { readHtml } from './read-html.ts';

function read(html: string) {
	const { games: read, ignored } = readHtml(html, { ...unknownNames, referenceDate: '2026-11-20' });
	const games = [...read];
	const shown = games.map(({ line, date, time, home, away, channels }) =>
		[line, date, time, `${home} x ${away}`, channels.map(({ name }) => name).join('/')]
			.filter((part) => part !== null && part !== '')
			.join(' '),
	);
	return { games, shown, ignored };
}

test('a table of a saved page: rows by their line in the source, entities and breaks inside of cells', () => {
	const { shown } = read(`<!doctype html><html><head><title>Jogos</title><style>td { x: 1 }</style></head><body>
<nav><a href="/">In&iacute;cio</a></nav>
<table class="agenda"><thead><tr><th>Data</th><th>Hora</th><th>Mandante</th><th>Visitante</th><th>Canal</th></tr></thead>
<tr><td>21/11/2026</td><td>16h</td><td><img alt="x">S&atilde;o Paulo</td><td>Gr&ecirc;mio</td><td>Globo<br>Premiere</td></tr>
<tr><td>21/11/2026</td><td>18h30</td><td>Bahia</td><td>Vit&oacute;ria</td><td></td>
</table><script>var x = "A x B 16h";</script></body></html>`);
	expect(shown).toEqual(['4 2026-11-21 16:00 São Paulo x Grêmio Globo Premiere', '5 2026-11-21 18:30 Bahia x Vitória']);
});

test('a page of text is read as an agenda, menus and scripts aside', () => {
	const { shown, ignored } = read(`<html><body><ul><li>Notícias</li><li>Futebol</li></ul><h2>Sábado, 21 de novembro</h2>
<p><strong>16h</strong> – Santos x Remo – Premiere</p>
<p>18h30 – Bahia x Vitória</p><script>window.data = "20h - A x B";</script></body></html>`);
	expect(shown).toEqual(['2 2026-11-21 16:00 Santos x Remo Premiere', '3 2026-11-21 18:30 Bahia x Vitória']);
	expect(ignored).toEqual([]);
});

test('events that a page carries for search engines', () => {
	const event = {
		'@context': 'https://schema.org',
		'@type': 'SportsEvent',
		name: 'Santos x Remo',
		startDate: '2026-11-21T16:00:00-03:00',
		eventStatus: 'https://schema.org/EventPostponed',
		homeTeam: { '@type': 'SportsTeam', name: 'Santos' },
		awayTeam: { '@type': 'SportsTeam', name: 'Remo' },
		location: { name: 'Vila Belmiro' },
	};
	const { games } = read(
		`<html><head>\n<script type="application/ld+json">${JSON.stringify({ '@graph': [event] })}</script></head><body>Oi</body></html>`,
	);
	expect(games).toMatchObject([{ line: 2, date: '2026-11-21', time: '16:00', zone: '-03:00', venue: 'Vila Belmiro', status: 'postponed' }]);
});

test('F24 a page that is cut, or a tower of open elements, is read as far as it goes', () => {
	expect(read('<table><tr><th>Data<th>Casa<th>Fora<tr><td>21/11/2026<td>Santos<td>Rem').shown).toEqual(['1 2026-11-21 Santos x Rem']);
	expect(read('<table><tr><td>'.repeat(20_000)).shown).toEqual([]);
});
