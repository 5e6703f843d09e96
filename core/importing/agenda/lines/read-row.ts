import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { takeZone } from '#core/importing/agenda/text/clock.ts';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { AgendaState } from './agenda-state.ts';
import { readBareSides } from './bare-sides.ts';
import { readOwnGames } from './club-page.ts';
import { withoutCommonHour } from './common-hour.ts';
import { hasGame, readGames } from './game-lines.ts';
import { readHeading } from './headings.ts';
import { readHourOfCountry } from './hours-by-country.ts';
import { answersLabel, type Label, labelOf, readLabelled } from './labels.ts';
import { isNoise } from './noise-lines.ts';
import { readOpponent } from './opponent-lines.ts';
import type { PageRow } from './page-rows.ts';
import { sharedChannels, withoutAll } from './shown-all.ts';

const SHORT = 200;
const ZONE_OF_ALL =
	/(?<!\p{L})(?:jogos|partidas|hor[áa]rios)(?!\p{L}).{0,40}?(?<!\p{L})(?:hor[áa]rio|fuso)/iu;
/** 'x Avaí': a lost link took a name. */
const ONE_SIDE = /(?:^|[:–—|-]\s*)x\s+\p{Lu}|\p{L}\s+x\s*(?:$|[–—|,-])/u;

/** Reads one row: its games, or facts for games around it. */
export function readRow({ line, row, block }: PageRow, state: AgendaState): void {
	state.block = block;
	state.lineNumber = line.number;
	if (readHourOfCountry(line, row, state)) return;
	const label = labelOf(line, row, state);
	if (label?.kind === 'noise') return;
	if (isNoise(row)) {
		passOver(line, false, state);
		return;
	}
	if (ZONE_OF_ALL.test(row)) state.zone ??= takeZone(row)?.zone ?? null;
	const open = state.openLabel;
	state.openLabel = null;
	if (!readGamesOf(line, row, label, state)) readWithoutGame(line, row, { label, open }, state);
}

function readGamesOf(line: AgendaLine, row: string, label: Label, state: AgendaState): boolean {
	const all = sharedChannels(row, state.known);
	const isGame = label?.kind === 'game';
	const text = withoutCommonHour(
		isGame ? label.value : withoutAll(row, all, label?.kind === 'channels'),
	);
	if (text === '') return true;
	// 'Band (para São Paulo e Paraná)' names no sides.
	const mayHold = !label || isGame || HAS_SIDES.test(text);
	return mayHold && hasGame(text, state) && readGames(line, text, state);
}

type Labels = { label: Label; open: AgendaState['openLabel'] };

/** Reads a row without two sides; `open`: the label alone on the row above. */
function readWithoutGame(
	line: AgendaLine,
	row: string,
	{ label, open }: Labels,
	state: AgendaState,
): void {
	if (label !== null) {
		if (label.kind !== 'game') readLabelled(label.kind, label.value, state);
		else if (!readHeading(line, row, state)) passOver(line, looksLikeGame(row), state);
	} else if (open !== null && answersLabel(open, row, state)) {
		readLabelled(open, row, state);
		if (open === 'channels') state.channelLine = line.number;
	} else if (!readOneSided(line, row, state)) {
		const isHeading = !hasOneSide(row) && readHeading(line, row, state);
		if (!isHeading) passOver(line, looksLikeGame(row), state);
	}
}

function readOneSided(line: AgendaLine, row: string, state: AgendaState): boolean {
	return (
		readOwnGames(line, row, state) ||
		readOpponent(line, row, state) ||
		readBareSides(line, row, state)
	);
}

function hasOneSide(row: string): boolean {
	return ONE_SIDE.test(row) && row.length < SHORT;
}

function looksLikeGame(row: string): boolean {
	return /(?:^|\s)(?:x|vs\.?)(?:\s|$)/iu.test(row) && row.length < SHORT;
}

/** Skipped prose is harmless; two unreadable sides are a loss. */
function passOver({ number, raw }: AgendaLine, isLoss: boolean, state: AgendaState): void {
	state.ignored.push(
		isLoss
			? { line: number, text: raw, reason: importReasons.unreadableGame }
			: { line: number, text: raw, reason: importReasons.notAGame, harmless: true },
	);
}
