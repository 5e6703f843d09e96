import type { LineLevel } from '#core/bots/job.ts';
import type { Writer } from '#server/db/app-database.ts';
import { keepUnchanged } from '#server/db/dialect.ts';
import type { JobRow } from './jobs-repository.ts';

/** A run that a worker holds: its id, and the fencing token under which it was claimed. */
export type Held = Pick<JobRow, 'id' | 'token'>;

export type Line = { at: number; level: LineLevel; text: string };

/** Visible progress of a run. */
export type Shown = Pick<JobRow, 'progress_done' | 'progress_total' | 'counts' | 'lines'>;

/** Writes by the holder of a run; each is refused once the run belongs to another worker. */
export function createHeldJobWriter(trx: Writer, held: Held) {
	const own = () =>
		trx
			.updateTable('jobs')
			.where('id', '=', held.id)
			.where('token', '=', held.token)
			.where('state', '=', 'running');
	return {
		/** Whether the run is still the holder's; it cannot be taken before this transaction ends. */
		async isHeld(): Promise<boolean> {
			const query = trx
				.selectFrom('jobs')
				.select('id')
				.where('id', '=', held.id)
				.where('token', '=', held.token);
			return (
				(await keepUnchanged(trx, query.where('state', '=', 'running')).executeTakeFirst()) !==
				undefined
			);
		},

		/** Heartbeat. Null when the run is lost; else whether an operator asked to stop it. */
		async beat(shown: Shown): Promise<{ stop: boolean } | null> {
			const beaten = own()
				.set((eb) => ({ ...shown, beat: eb('beat', '+', 1) }))
				.returning('stop_requested');
			const row = (await beaten.execute())[0];
			return row === undefined ? null : { stop: row.stop_requested === 1 };
		},

		/** Ends the run, or gives it back. False when it is lost. */
		async end(changed: Partial<JobRow> & { state: string }): Promise<boolean> {
			const ended = await own()
				.set((eb) => ({ ...changed, token: eb('token', '+', 1), worker_id: null }))
				.executeTakeFirst();
			return ended.numUpdatedRows === 1n;
		},

		async addLines(first: number, lines: readonly Line[]): Promise<void> {
			if (lines.length === 0) return;
			await trx
				.insertInto('job_lines')
				.values(lines.map((line, place) => ({ ...line, job_id: held.id, seq: first + place })))
				.execute();
		},
	};
}
