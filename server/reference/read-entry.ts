import type { PickerKind } from '#core/names/pickers.ts';
import { createChannelOpeningRepository } from '#server/channels/channel-opening-repository.ts';
import { createChannelRepository } from '#server/channels/channel-repository.ts';
import { createCompetitionRepository } from '#server/competitions/competition-repository.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { createTeamRepository } from '#server/teams/team-repository.ts';

/**
 * A team, competition or channel in its public form, a channel with how it is opened; null when it
 * does not exist.
 */
export async function readEntry(trx: Writer, kind: PickerKind, id: string): Promise<object | null> {
	const found = (await listEntries(trx, kind)).find((entry) => entry.id === id);
	if (found === undefined) return null;
	const openings = kind === 'channel' ? await createChannelOpeningRepository(trx).list() : [];
	const {
		service = null,
		login = null,
		numbers = [],
	} = openings.find(({ channelId }) => channelId === id) ?? {};
	const { revision: _revision, ...facts } = found;
	return {
		kind,
		...facts,
		...(kind === 'channel' ? { opening: { service, login, numbers } } : {}),
	};
}

/** Every entry of a kind. */
export function listEntries(db: Reader, kind: PickerKind) {
	const repositories = {
		team: createTeamRepository,
		competition: createCompetitionRepository,
		channel: createChannelRepository,
	};
	return repositories[kind](db).list();
}
