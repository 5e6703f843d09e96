import type { Channel } from '#core/channels/channel.ts';
import { isHue } from '#core/channels/hue.ts';
import { joinUfs, splitUfs } from '#core/games/coverage/coverage.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { ChannelTable } from '#server/db/schema.ts';
import { storedWords } from '#server/db/stored-json.ts';
import { createEntryWriter } from '#server/reference/entry-repository.ts';

export function createChannelRepository(db: Reader) {
	return {
		async list(): Promise<Channel[]> {
			return (await db.selectFrom('channels').selectAll().execute()).map(toChannel);
		},
	};
}

export function createChannelWriter(trx: Writer) {
	return createEntryWriter<Channel>(trx, 'channel', toRow);
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
