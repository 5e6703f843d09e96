import {
	type ChannelOpeningInput,
	channelOpeningInput,
} from '#core/channels/channel-opening-input.ts';
import { AppError } from '#core/kit/app-error.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { noteNames } from '#server/reference/note-names.ts';
import {
	createChannelOpeningRepository,
	createChannelOpeningWriter,
} from './channel-opening-repository.ts';
import { createChannelRepository } from './channel-repository.ts';

/**
 * Stores an operator's edit of how a channel is opened; pages show it at once. `seen` = revision
 * that the operator edited, 0 when there was none; `now` in UTC milliseconds. Throws ZodError for
 * an invalid opening, AppError 'not-found' without such a channel, 'conflict' when another operator
 * has saved meanwhile.
 */
export async function saveChannelOpening(
	db: AppDatabase,
	opening: ChannelOpeningInput,
	{ seen, now }: { seen: number; now: number },
): Promise<void> {
	const input = channelOpeningInput.parse(opening);
	await db.transaction(async (trx) => {
		const channels = await createChannelRepository(trx).list();
		if (!channels.some(({ id }) => id === input.channelId))
			throw new AppError('not-found', 'No such channel');
		const { revision: _revision, ...before } = (
			await createChannelOpeningRepository(trx).list()
		).find(({ channelId }) => channelId === input.channelId) ?? {
			revision: 0,
		};
		if (!(await createChannelOpeningWriter(trx).save(input, { seen, now })))
			throw new AppError('conflict', 'The opening was changed meanwhile');
		noteNames(trx, { before, after: input, at: now });
	});
}
