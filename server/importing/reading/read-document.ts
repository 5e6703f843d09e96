import { importReasons } from '#core/importing/copy/reasons.ts';
import { decodeText } from '#core/importing/decode-text.ts';
import type { ImportReading } from '#core/importing/draft-game.ts';
import { guessFormat } from '#core/importing/guess-format.ts';
import type { PlaceFacts } from '#core/importing/hours/place-zone.ts';
import { createNations } from '#core/importing/new-names/nations.ts';
import {
	type FixtureDocument,
	readFixtures,
	readUnsettled,
} from '#core/importing/read-fixtures.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { unreadable } from '#core/importing/unreadable.ts';
import { lazily } from '#core/kit/lazily.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Team } from '#core/teams/team.ts';
import { fileKind, isNoText } from '#server/importing/source/file-kind.ts';
import type { KnownKickoff, SourceFile } from '#server/importing/source/source-file.ts';
import type { Naming } from '#server/reference/naming.ts';
import { readWorkbook } from './read-workbook.ts';
import { type RowReading, rowsOfDocument, rowsOfReading } from './row-reading.ts';

/**
 * Reads a document in the current thread without limits of time and memory. Only for trusted files,
 * or inside a limited thread.
 */
export async function readDocument(source: SourceFile, naming: Naming): Promise<ImportReading> {
	const document = await openDocument(source);
	return document.ok
		? readFixtures(document.value, readingContext(source, naming))
		: unreadable(source.format ?? 'agenda', document.error);
}

/**
 * The same for a long document: drafts its games one by one during iteration. Frees the bytes once
 * decoded, because the caller holds a reference until the end.
 */
export async function readRows(source: SourceFile, naming: Naming): Promise<RowReading> {
	const document = await openDocument(source);
	if (source.bytes.buffer instanceof ArrayBuffer) source.bytes.buffer.transfer(0);
	if (!document.ok) return rowsOfReading(unreadable(source.format ?? 'agenda', document.error));
	return rowsOfDocument(readUnsettled(document.value, readingContext(source, naming)));
}

/**
 * The text or the sheets of a file, and its format, detected from the content unless given. The
 * error is a sentence in Portuguese.
 */
async function openDocument({
	bytes,
	fileName,
	format,
}: SourceFile): Promise<Result<FixtureDocument, string>> {
	const found = fileKind(bytes);
	if (found.kind === 'unreadable') return fail(found.reason);
	if (found.kind === 'zip') {
		const sheets = await readWorkbook(bytes);
		return sheets.ok ? ok({ format: 'xlsx', text: '', sheets: sheets.value }) : sheets;
	}
	if (format === 'xlsx' && bytes.length > 0) return fail(importReasons.notASheet);
	if (isNoText(bytes)) return fail(importReasons.notReadable(importReasons.fileKinds.binary));
	const text = decodeText(bytes);
	const guess = format ?? guessFormat(text, fileName) ?? (text.trim() === '' ? 'agenda' : null);
	return guess === null ? fail(importReasons.unknownFormat) : ok({ format: guess, text });
}

/** What the readers need from the guide. */
function readingContext(
	{ fileName, referenceDate, competitionId, columns, day, zone, known = [] }: SourceFile,
	naming: Naming,
): ReadingContext {
	const { reference, teams, competitions, channels } = naming;
	const kickoffs = knownKickoffs(known);
	const nations = lazily(() => createNations(reference.teams.values()));
	return {
		teams,
		competitions,
		channels,
		competitionById: (id) => reference.competitions.get(id),
		countryOfName: (name) => nations().codeOf(name),
		teamCountry: (id) => reference.teams.get(id)?.country ?? null,
		hasTeam: (id) => reference.teams.has(id),
		hasChannel: (id) => reference.channels.has(id),
		teamPlace: (id) => placeOf(reference.teams.get(id)),
		knownKickoffs: (home, away) => kickoffs.get(`${home} ${away}`) ?? [],
		referenceDate,
		fileName,
		...(competitionId === undefined ? {} : { competitionId }),
		...(columns === undefined ? {} : { columns }),
		...(day === undefined ? {} : { day }),
		...(zone === undefined ? {} : { zone }),
	};
}

function placeOf(team: Team | undefined): PlaceFacts['home'] {
	if (team === undefined) return null;
	const { id, country, state, type } = team;
	return { id, country, state, isNational: type === 'selecao' };
}

function knownKickoffs(games: readonly KnownKickoff[]): ReadonlyMap<string, number[]> {
	const known = new Map<string, number[]>();
	for (const [home, away, instant] of games)
		known.set(`${home} ${away}`, [...(known.get(`${home} ${away}`) ?? []), instant]);
	return known;
}
