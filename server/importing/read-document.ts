import { importReasons } from '#core/copy/importing.ts';
import { decodeText } from '#core/importing/decode-text.ts';
import type { ImportReading } from '#core/importing/draft-game.ts';
import { guessFormat } from '#core/importing/guess-format.ts';
import { readFixtures } from '#core/importing/read-fixtures.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { unreadable } from '#core/importing/unreadable.ts';
import type { Naming } from '#server/reference/naming.ts';
import type { SourceFile } from './source-file.ts';

/** Reads a document where it stands: without limits of time and memory, so only for files that are trusted, or inside a thread. */
export async function readDocument(source: SourceFile, naming: Naming): Promise<ImportReading> {
	const text = decodeText(source.bytes);
	const format = source.format ?? guessFormat(text, source.fileName);
	if (format === null) return unreadable('agenda', importReasons.unknownFormat);
	return readFixtures({ format, text }, readingContext(source, naming));
}

/** What the readers need to know of the guide. */
function readingContext({ fileName, referenceDate, competitionId, columns }: SourceFile, naming: Naming): ReadingContext {
	const { reference, teams, competitions, channels } = naming;
	return {
		teams,
		competitions,
		channels,
		competitionById: (id) => reference.competitions.get(id),
		teamCountry: (id) => reference.teams.get(id)?.country ?? null,
		hasTeam: (id) => reference.teams.has(id),
		hasChannel: (id) => reference.channels.has(id),
		referenceDate,
		fileName,
		...(competitionId === undefined ? {} : { competitionId }),
		...(columns === undefined ? {} : { columns }),
	};
}
