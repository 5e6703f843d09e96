import type { Kysely } from 'kysely';
import type { Channel } from '#core/channels/channel.ts';
import { isHue } from '#core/channels/hue.ts';
import { joinUfs, splitUfs } from '#core/games/coverage/coverage.ts';
import type { ChannelTable, Database } from '#server/db/schema.ts';
import { storedWords } from '#server/db/stored-json.ts';

/** All SQL of channels. */
export function createChannelRepository(db: Kysely<Database>) {
	return {
		async list(): Promise<Channel[]> {
			return (await db.selectFrom('channels').selectAll().execute()).map(toChannel);
		},

		/**
		 * Stores a channel of the reference data, unless an operator edited it. Returns whether a row
		 * changed.
		 */
		async seed(channel: Omit<Channel, 'revision'>): Promise<boolean> {
			const { id, ...values } = toRow(channel);
			const result = await db
				.insertInto('channels')
				.values({ id, ...values, revision: 1, edited_at: null })
				.onConflict((conflict) =>
					conflict.column('id').doUpdateSet(values).where('channels.edited_at', 'is', null),
				)
				.executeTakeFirst();
			return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
		},

		/** Stores an operator's new channel, which the reference data never overwrites. */
		async insert(channel: Omit<Channel, 'revision'>, now: number): Promise<void> {
			const values = { ...toRow(channel), revision: 1, edited_at: now };
			await db.insertInto('channels').values(values).execute();
		},

		/**
		 * Stores an operator's edit over the revision that they saw. Returns whether that was still the
		 * present one.
		 */
		async save(
			channel: Omit<Channel, 'revision'>,
			{ seen, now }: { seen: number; now: number },
		): Promise<boolean> {
			const { id, ...values } = toRow(channel);
			const query = db
				.updateTable('channels')
				.set({ ...values, revision: seen + 1, edited_at: now });
			return (
				(await query.where('id', '=', id).where('revision', '=', seen).executeTakeFirst())
					.numUpdatedRows > 0n
			);
		},
	};
}

function toChannel(row: ChannelTable): Channel {
	return {
		id: row.id,
		name: row.name,
		shortName: row.short_name,
		group: row.channel_group,
		free: row.free === 1,
		...(isHue(row.hue) ? { hue: row.hue } : {}),
		url: row.url,
		aliases: storedWords(row.aliases) ?? [],
		regionUfs: splitUfs(row.region_ufs),
		status: row.status,
		parentId: row.parent_id,
		...(row.picture === null ? {} : { picture: row.picture }),
		confidence: row.confidence,
		revision: row.revision,
	};
}

function toRow(
	channel: Omit<Channel, 'revision'>,
): Omit<ChannelTable, 'revision' | 'edited_at' | 'picture'> {
	return {
		id: channel.id,
		name: channel.name,
		short_name: channel.shortName,
		channel_group: channel.group,
		free: channel.free ? 1 : 0,
		hue: channel.hue ?? null,
		url: channel.url,
		aliases: JSON.stringify(channel.aliases),
		region_ufs: joinUfs(channel.regionUfs),
		status: channel.status,
		parent_id: channel.parentId,
		confidence: channel.confidence,
	};
}
