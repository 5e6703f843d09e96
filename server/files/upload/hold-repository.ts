import type { Writer } from '#server/db/app-database.ts';

/** Which request works on an upload, and which one wants to; `beat` rises while it lives. */
export type Hold = { holder: string | null; heir: string | null; beat: number };

type Claim = {
	/** Becomes the heir: the newest request wins. */
	isFirst: boolean;
	/** A hold that did not beat for too long. */
	dead: Hold | null;
};

/** Requests of all processes that work on uploads, one at a time for each upload. */
export function createHoldWriter(trx: Writer) {
	return {
		/** Takes a free upload for its heir. Returns who holds it now; null = no such upload. */
		async claim(id: string, own: string, { isFirst, dead }: Claim): Promise<Hold | null> {
			const upload = trx.updateTable('file_uploads').where('id', '=', id);
			if (isFirst) await upload.set({ heir: own }).execute();
			await upload
				.set({ holder: own })
				.where('heir', '=', own)
				.where(({ eb, and, or }) =>
					or([
						eb('holder', 'is', null),
						...(dead === null ? [] : [and({ holder: dead.holder, beat: dead.beat })]),
					]),
				)
				.execute();
			const hold = await trx
				.selectFrom('file_uploads')
				.select(['holder', 'heir', 'beat'])
				.where('id', '=', id)
				.executeTakeFirst();
			return hold ?? null;
		},

		/** False when the request no longer holds the upload, or another one wants it. */
		async beat(id: string, holder: string): Promise<boolean> {
			const rows = await trx
				.updateTable('file_uploads')
				.set(({ eb }) => ({ beat: eb('beat', '+', 1) }))
				.where('id', '=', id)
				.where('holder', '=', holder)
				.returning('heir')
				.execute();
			return rows[0]?.heir === holder;
		},

		async release(id: string, holder: string): Promise<void> {
			await trx
				.updateTable('file_uploads')
				.set({ holder: null })
				.where('id', '=', id)
				.where('holder', '=', holder)
				.execute();
		},
	};
}
