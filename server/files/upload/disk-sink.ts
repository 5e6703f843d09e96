import type { FileHandle } from 'node:fs/promises';
import { createFileWriter } from '#server/files/file-writer.ts';
import type { ByteSink } from './byte-sink.ts';

/** Bytes of a request in a staged file, from `position` on. Closes the file. */
export function createDiskSink(file: FileHandle, position: number): ByteSink {
	const writer = createFileWriter(file, position);
	return {
		add: writer.add,
		async finish() {
			const reached = await writer.finish();
			if (reached > position) await file.datasync();
			return reached;
		},
		async abandon() {
			// A write under way would come after the cut.
			await writer.finish().catch(() => undefined);
			await file.truncate(position);
		},
		close: () => file.close(),
	};
}
