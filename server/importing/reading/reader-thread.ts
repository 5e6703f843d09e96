import { parentPort, workerData } from 'node:worker_threads';
import type { ImportReading } from '#core/importing/draft-game.ts';
import type { SourceFile } from '#server/importing/source/source-file.ts';
import { createNaming, type NamingEntries } from '#server/reference/naming.ts';
import { readDocument } from './read-document.ts';

export type ToReader = { source: SourceFile; entries: NamingEntries };
export type FromReader = { reading: ImportReading } | { reason: string };

if (parentPort !== null) {
	const { source, entries }: ToReader = workerData;
	parentPort.postMessage({
		reading: await readDocument(source, createNaming(entries)),
	} satisfies FromReader);
}
