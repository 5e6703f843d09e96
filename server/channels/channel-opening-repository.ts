import { z } from 'zod';
import type { ChannelOpening } from '#core/channels/channel-opening.ts';
import type { ChannelOpeningInput } from '#core/channels/channel-opening-input.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { ChannelOpeningTable } from '#server/db/schema.ts';
import { storedAs } from '#server/db/stored-json.ts';

/** All SQL of how channels are opened. */
export function createChannelOpeningRepository(db: Reader) {
	return {
		async list(): Promise<ChannelOpening[]> {
			return (await db.selectFrom('channel_openings').selectAll().execute()).map(toOpening);
		},
	};
}

export function createChannelOpeningWriter(trx: Writer) {
	return {
		/** Stores an opening of the reference data, unless an operator edited it. */
		async seed(opening: ChannelOpeningInput): Promise<void> {
			const { channel_id, ...values } = toRow(opening);
			await trx
				.insertInto('channel_openings')
				.values({ channel_id, ...values, revision: 1, edited_at: null })
				.onConflict((conflict) =>
					conflict
						.column('channel_id')
						.doUpdateSet(values)
						.where('channel_openings.edited_at', 'is', null),
				)
				.execute();
		},

		/**
		 * Stores an operator's edit over the revision that they saw, 0 = none yet. Returns whether that
		 * was still the present one.
		 */
		async save(
			opening: ChannelOpeningInput,
			{ seen, now }: { seen: number; now: number },
		): Promise<boolean> {
			const { channel_id, ...values } = toRow(opening);
			const edited = { ...values, revision: seen + 1, edited_at: now };
			if (seen === 0) {
				const query = trx.insertInto('channel_openings').values({ channel_id, ...edited });
				const inserted = await query
					.onConflict((conflict) => conflict.doNothing())
					.executeTakeFirst();
				return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
			}
			const query = trx
				.updateTable('channel_openings')
				.set(edited)
				.where('channel_id', '=', channel_id)
				.where('revision', '=', seen);
			return (await query.executeTakeFirst()).numUpdatedRows > 0n;
		},
	};
}

const numbersSchema = z.array(
	z.object({ operator: z.string(), number: z.string(), quality: z.enum(['hd', 'sd']).nullable() }),
);

function toOpening(row: ChannelOpeningTable): ChannelOpening {
	return {
		channelId: row.channel_id,
		service: row.service,
		login: row.login,
		numbers: storedAs(numbersSchema, row.numbers) ?? [],
		revision: row.revision,
	};
}

function toRow({
	channelId,
	service,
	login,
	numbers,
}: ChannelOpeningInput): Omit<ChannelOpeningTable, 'revision' | 'edited_at'> {
	return { channel_id: channelId, service, login, numbers: JSON.stringify(numbers) };
}
