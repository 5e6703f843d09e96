import { describe, expect, test } from 'vitest';
import type { ImportFormat } from '#core/importing/draft-game.ts';
import { CONFIDENCE_LINE } from '#core/importing/import-row.ts';
import type { KnownKickoff } from '#server/importing/source/source-file.ts';
import { shippedNaming } from '#server/reference/naming.ts';
import { readDocument } from './read-document.ts';

const naming = await shippedNaming();
type Over = { known?: KnownKickoff[]; zone?: string; fileName?: string; format?: ImportFormat };

async function read(text: string, over: Over = {}) {
	const source = {
		bytes: new TextEncoder().encode(text),
		fileName: '',
		format: null,
		referenceDate: '2026-11-22',
		...over,
	};
	return (await readDocument(source, naming)).games;
}

/** Instant of each game, '?' where a person is asked. */
async function instants(text: string, over: Over = {}): Promise<string[]> {
	const games = await read(text, over);
	const asked = (codes: { code: string }[]) => codes.some(({ code }) => code === 'hours-open');
	return games.map(({ kickoffAt, issues, confidence }) => {
		if (!asked(issues)) return kickoffAt?.slice(5, 16) ?? '';
		expect(confidence).toBeLessThan(CONFIDENCE_LINE);
		return '?';
	});
}

const table = (hour: string, rows: string) =>
	`Data;${hour};Mandante;Visitante;Campeonato;Canais\n${rows}`;
const EUROPE =
	'28/11/2026;12h30;Arsenal;Chelsea;Premier League;ESPN, Disney+\n28/11/2026;17h;Real Madrid;Sevilla;La Liga;ESPN\n';
const BARE = EUROPE.replaceAll('ESPN, Disney+', '').replaceAll('ESPN', '');
const LIST = 'Date,Time,Home,Away,Competition\n';

describe('whose clock the hours of a table are on', () => {
	test('a Brazilian table of European games is read on Brasília’s clock, as its header says', async () => {
		for (const hour of ['Horário (Brasília)', 'Horário de Brasília', 'Hora Brasília'])
			expect(await instants(table(hour, BARE))).toEqual(['11-28T15:30', '11-28T20:00']);
		const [game] = await read(table('Horário (Brasília)', BARE));
		expect(game).toMatchObject({
			zone: 'America/Sao_Paulo',
			hours: { by: 'written', words: ['Horário (Brasília)'] },
		});
	});

	test('Brazilian words with Brazilian channels tell Brasília; without any evidence a person is asked', async () => {
		expect(await instants(table('Hora', EUROPE))).toEqual(['11-28T15:30', '11-28T20:00']);
		expect(await instants(table('Hora', BARE))).toEqual(['?', '?']);
		expect(await instants(`${LIST}28/11/2026,12:30,Arsenal,Chelsea,Premier League\n`)).toEqual([
			'?',
		]);
	});

	test('a header of another clock holds for each game: UK time, the ground’s, of two columns the surest', async () => {
		expect(await instants(table('Hora UK', BARE))).toEqual(['11-28T12:30', '11-28T17:00']);
		expect(await instants(table('Hora local', BARE))).toEqual(['11-28T12:30', '11-28T16:00']);
		expect(await instants(table('Hora (GMT)', BARE))).toEqual(['11-28T12:30', '11-28T17:00']);
		const two =
			'Data;Hora local;Hora Brasília;Mandante;Visitante;Campeonato\n28/11/2026;12h30;9h30;Arsenal;Chelsea;Premier League\n';
		expect(await instants(two)).toEqual(['11-28T12:30']);
	});

	test('a cell speaks for its row, and contradicts its header', async () => {
		const rows =
			'28/11/2026;12h30 (Brasília);Arsenal;Chelsea;Premier League;\n28/11/2026;17h;Real Madrid;Sevilla;La Liga;\n';
		expect(await instants(table('Hora', rows))).toEqual(['11-28T15:30', '?']);
		expect(await instants(table('Hora local', rows))).toEqual(['?', '11-28T16:00']);
	});

	test('three games that the guide has decide for the whole file, fewer do not', async () => {
		const rows = [
			['Arsenal', 'Chelsea', 'arsenal', 'chelsea'],
			['Manchester City', 'Aston Villa', 'manchester-city', 'aston-villa'],
			['Real Madrid', 'Sevilla', 'real-madrid', 'sevilla'],
			['Juventus', 'Napoli', 'juventus', 'napoli'],
		] as const;
		const text = LIST + rows.map(([home, away]) => `28/11/2026,12:30,${home},${away},\n`).join('');
		const known = rows.map(
			([, , home, away]): KnownKickoff => [home, away, Date.parse('2026-11-28T15:30:00Z')],
		);
		expect(await instants(text, { known: known.slice(0, 3) })).toEqual(
			Array(4).fill('11-28T15:30'),
		);
		expect(await instants(text, { known: known.slice(0, 2) })).toEqual(Array(4).fill('?'));
	});

	test('the format’s convention and a Brazilian channel contradict each other', async () => {
		const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,Canais\n';
		expect(await instants(`${head}E0,28/11/2026,12:30,Arsenal,Chelsea,,,,\n`)).toEqual([
			'11-28T12:30',
		]);
		expect(await instants(`${head}E0,28/11/2026,12:30,Arsenal,Chelsea,,,,Premiere\n`)).toEqual([
			'?',
		]);
	});

	test('a calendar’s floating hours are on the clock that its description names, else a person is asked', async () => {
		const event =
			'BEGIN:VEVENT\nUID:1\nDTSTART:20261128T123000\nSUMMARY:Arsenal x Chelsea\nEND:VEVENT\nEND:VCALENDAR\n';
		expect(await instants(`BEGIN:VCALENDAR\nX-WR-CALNAME:Premier League\n${event}`)).toEqual(['?']);
		const named = `BEGIN:VCALENDAR\nX-WR-CALNAME:Premier League\nX-WR-CALDESC:Horários de Brasília\n${event}`;
		expect(await instants(named)).toEqual(['11-28T15:30']);
	});

	test('an operator’s word on the zone of all rows wins, but over instants with their offset', async () => {
		expect(await instants(table('Hora', BARE), { zone: 'America/Sao_Paulo' })).toEqual([
			'11-28T15:30',
			'11-28T20:00',
		]);
		expect(await instants(table('Hora', BARE), { zone: '@place' })).toEqual([
			'11-28T12:30',
			'11-28T16:00',
		]);
		const fixed = table('Hora', '28/11/2026;12:30 UTC+0;Arsenal;Chelsea;Premier League;\n');
		expect(await instants(fixed, { zone: 'America/Sao_Paulo' })).toEqual(['11-28T12:30']);
	});
});
