import { setupRecordSchema } from '#core/setup/contract.ts';
import type { StepMarks } from '#core/setup/steps.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

const RECORD = { collection: 'configuracoes', id: 'primeiros-passos' } as const;

type StoredMarks = { marks: StepMarks; isDamaged: boolean; revision: number };

/** What administrators said of the steps. An unreadable record counts for nothing. */
export async function readMarks(db: Reader): Promise<StoredMarks> {
	const { data, revision } = await createSettingRepository(db).readRevised(
		RECORD.collection,
		RECORD.id,
	);
	const read = setupRecordSchema.safeParse(data ?? { marks: {} });
	return { marks: read.data?.marks ?? {}, isDamaged: !read.success, revision };
}

/** Stores them over the revision that was read. False = another operator saved since. */
export function writeMarks(
	trx: Writer,
	{ marks, revision }: { marks: StepMarks; revision: number },
	now: number,
): Promise<boolean> {
	return createSettingWriter(trx).writeRevised({ ...RECORD, revision }, { marks }, now);
}
