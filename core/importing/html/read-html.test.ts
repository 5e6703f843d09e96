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
	const { shown } =
		read(`<!doctype html><html><head><title>Jogos</title><style>td { x: 1 }</style></head><body>
<nav><a href="/">In&iacute;cio</a></nav>
<table class="agenda"><thead><tr><th>Data</th><th>Hora</th><th>Mandante</th><th>Visitante</th><th>Canal</th></tr></thead>
<tr><td>21/11/2026</td><td>16h</td><td><img alt="x">S&atilde;o Paulo</td><td>Gr&ecirc;mio</td><td>Globo<br>Premiere</td></tr>
<tr><td>21/11/2026</td><td>18h30</td><td>Bahia</td><td>Vit&oacute;ria</td><td></td>
</table><script>var x = "A x B 16h";</script></body></html>`);
	expect(shown).toEqual([
		'4 2026-11-21 16:00 São Paulo x Grêmio Globo Premiere',
		'5 2026-11-21 18:30 Bahia x Vitória',
	]);
});

test('a page of text is read as an agenda, menus and scripts aside', () => {
	const { shown, ignored } =
		read(`<html><body><ul><li>Notícias</li><li>Futebol</li></ul><h2>Sábado, 21 de novembro</h2>
<p><strong>16h</strong> – Santos x Remo – Premiere</p>
<p>18h30 – Bahia x Vitória</p><script>window.data = "20h - A x B";</script></body></html>`);
	expect(shown).toEqual([
		'2 2026-11-21 16:00 Santos x Remo Premiere',
		'3 2026-11-21 18:30 Bahia x Vitória',
	]);
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
	expect(games).toMatchObject([
		{
			line: 2,
			date: '2026-11-21',
			time: '16:00',
			zone: '-03:00',
			venue: 'Vila Belmiro',
			status: 'postponed',
		},
	]);
});

test('F24 a page that is cut, or a tower of open elements, is read as far as it goes', () => {
	expect(
		read('<table><tr><th>Data<th>Casa<th>Fora<tr><td>21/11/2026<td>Santos<td>Rem').shown,
	).toEqual(['1 2026-11-21 Santos x Rem']);
	expect(read('<table><tr><td>'.repeat(20_000)).shown).toEqual([]);
});

const HEAD = '<tr><th>Hora</th><th>Jogo</th><th>Canais</th></tr>';
const row = (hour: string, game: string) =>
	`<tr><td>${hour}</td><td>${game}</td><td>Premiere</td></tr>`;
const tableOf = (...rows: string[]) => `<table>${HEAD}${rows.join('')}</table>`;
const days = (html: string) =>
	read(`<html><body>${html}</body></html>`).games.map(({ date }) => date);

test('the day of a saved page stands in its heading: of the table below it, else of the page', () => {
	const two = [row('16h', 'Santos x Remo'), row('18h', 'Bahia x Vitória')];
	expect(days(`<h1>Futebol na TV: sexta-feira, 27/11/2026</h1>${tableOf(...two)}`)).toEqual([
		'2026-11-27',
		'2026-11-27',
	]);
	expect(
		days(
			`<h2>Sábado, 28/11/2026</h2>${tableOf(...two)}<h2>Domingo, 29 de novembro</h2>${tableOf(...two)}`,
		),
	).toEqual([...['2026-11-28', '2026-11-28', '2026-11-29', '2026-11-29']]);
	expect(
		days(
			`<h1>Jogos de 27/11/2026</h1><h2>28/11</h2>${tableOf(...two)}<h2>Série B</h2>${tableOf(...two)}`,
		),
	).toEqual([...['2026-11-28', '2026-11-28', '2026-11-27', '2026-11-27']]);
	expect(
		days(`<h2>Saturday, 28 November 2026</h2><h3>Premier League</h3>${tableOf(...two)}`),
	).toEqual(['2026-11-28', '2026-11-28']);
	expect(days(`<h2>Sábado 28 de noviembre de 2026</h2>${tableOf(...two)}`)).toEqual([
		'2026-11-28',
		'2026-11-28',
	]);
	expect(
		days(
			`<p>Sábado, 28/11</p><table><caption>Domingo, 29/11</caption>${HEAD}${two.join('')}</table>`,
		)[0],
	).toBe('2026-11-29');
	expect(days(`<h1>Jogos de 27/11 a 30/11</h1>${tableOf(...two)}`)).toEqual([null, null]);
});

test('a clock that a page writes around a table holds for it: heading, caption, note below', () => {
	const two = tableOf(row('16h', 'Santos x Remo'), row('18h', 'Bahia x Vitória'));
	const zones = (html: string) =>
		read(html).games.map(({ hours }) => hours?.map(({ zone }) => zone).join());
	const london = ['Europe/London', 'Europe/London'];
	const day = '<h1>27/11/2026</h1>';
	expect(zones(`${day}<h2>Jogos (horário de Londres)</h2>${two}`)).toEqual(london);
	expect(zones(`${day}${two}<p>All times UK.</p>`)).toEqual(london);
	expect(zones(`${day}${two.replace('<table>', '<table><caption>UK time</caption>')}`)).toEqual(
		london,
	);
	expect(zones(`${day}${two}<h2>UK time</h2>${two}`)).toEqual([undefined, undefined, ...london]);
});
