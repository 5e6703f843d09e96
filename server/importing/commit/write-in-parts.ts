import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import type { WriteNote } from '#server/games/note-game.ts';
import type { Reference } from '#server/guide-data.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { createPartSize } from './part-size.ts';

export type ImportContext = { db: AppDatabase; reference: Reference };
export type PartContext = ImportContext & { batch: ImportBatch; note: WriteNote };

/** Up to `rows` rows after a row number. */
export type Part = { after: number; rows: number };

/** Writes an import in one transaction for each part, until `write` answers no last row. */
export async function writeInParts(
	write: (trx: Writer, part: Part, ctx: PartContext) => Promise<number | null>,
	{ batch, ...ctx }: Omit<PartContext, 'note'>,
	now: number,
): Promise<void> {
	const { source, actor } = batch;
	const note: WriteNote = { now, source: source.name, actor: actor.id ?? actor.name };
	const size = createPartSize();
	for (let after: number | null = 0; after !== null; ) {
		const part: Part = { after, rows: size.rows };
		after = await ctx.db.transaction((trx) =>
			size.timed(() => write(trx, part, { ...ctx, batch, note })),
		);
	}
}
