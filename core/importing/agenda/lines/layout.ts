import { takeDay } from '#core/football-pt/day-words.ts';
import { wordsOfText } from '#core/football-pt/listing-words.ts';
import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import { COMPETITION, FOOTBALL, readLabel } from '#core/football-pt/words.ts';
import type { Known } from '#core/importing/agenda/known/known.ts';
import { findClocks, isLoneHour } from '#core/importing/agenda/text/clock.ts';
import { zonesOfText } from '#core/importing/hours/written-zones.ts';
import type { Layout } from './agenda-state.ts';
import { dashedRow, titledRows } from './bare-sides.ts';
import { commonHour } from './common-hour.ts';
import { PLACE_AND_HOUR } from './hour-and-name.ts';
import type { PageRow } from './page-rows.ts';
import { sharedChannels } from './shown-all.ts';

const GAME_LABELS = ['channels', 'time', 'date', 'venue', 'competition', 'round'];

/** The layout of a page; `holdsGame` finds the rows with two sides. */
export function layoutOf(
	page: readonly PageRow[],
	spaced: boolean,
	known: Known,
	holdsGame: (row: string) => boolean,
): Layout {
	const rows = page.map(({ row }) => row);
	const first = rows.findIndex(holdsGame);
	const ahead = first < 0 ? rows : rows.slice(0, first);
	const labels = page.slice(0, ahead.length).flatMap(({ line: { mark }, row }) => {
		const label = readLabel(row) ?? (mark === null ? null : { kind: mark, value: row });
		return label === null || label.value === '' ? [] : [label];
	});
	const firstHour = ahead.findIndex((row) => isLoneHour(takeDay(row)?.rest ?? row));
	const firstName = ahead.findIndex((row) => known.competition(row) || COMPETITION.test(row));
	return {
		spaced,
		...dashesOf(rows, known, holdsGame),
		labelsLead: labels.some(({ kind }) => GAME_LABELS.includes(kind)),
		datesLead: labels.some(({ kind, value }) => kind === 'date' && findClocks(value).length === 0),
		hoursLead: ahead.some(
			(row) => (isLoneHour(row) && takeDay(row) === null) || PLACE_AND_HOUR.test(row),
		),
		hourFirst: firstHour >= 0 && (firstName < 0 || firstHour < firstName),
		bySport: rows.some(isFootball),
		allAt: firstOf(rows, commonHour),
		allOn: firstOf(rows, (row) => sharedChannels(row, known)),
		hours: rows.flatMap((row) => {
			const zones = zonesOfText(row);
			return zones.length > 0 && holdsGame(row) ? [] : zones;
		}),
		words: wordsOfText(rows.join('\n')),
	};
}

function firstOf<T>(rows: readonly string[], read: (row: string) => T | null): T | null {
	for (const row of rows) {
		const found = read(row);
		if (found !== null) return found;
	}
	return null;
}

const LISTS_GAMES =
	/(?<!\p{L})(?:jogos?|onde assistir|transmiss[ãa]o|rodada|partidas?|confrontos?|futebol|campeonato|copa|s[ée]rie [a-d]\d?|liga|amador)(?!\p{L})/iu;

function dashesOf(
	rows: readonly string[],
	known: Known,
	holdsGame: (row: string) => boolean,
): Pick<Layout, 'dashed' | 'listing' | 'titles'> {
	const titles = titledRows(rows, known);
	const found = rows.flatMap((row) => dashedRow(row, known) ?? titles.get(row) ?? []);
	if (found.length === 0) return { dashed: false, listing: false, titles };
	const games = rows.filter(holdsGame);
	const isOnly = found.length > 2 * games.length || !games.some((row) => HAS_SIDES.test(row));
	const isSure =
		games.length > 0 || found.some(({ sides }) => known.team(sides.home) || known.team(sides.away));
	return {
		dashed: found.length > 1 && isOnly && rows.some((row) => LISTS_GAMES.test(row)),
		titles,
		listing: isSure && found.length + games.length > 1 && found.some(({ listing }) => listing),
	};
}

/** Whether a row is the heading of football among other sports. */
export function isFootball(row: string): boolean {
	return FOOTBALL.test(row) && row.split(' ').length <= 2;
}
