import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Team } from '#core/teams/team.ts';
import type { GameRepository } from './games/game-repository.ts';
import type { SettingRepository } from './brand/setting-repository.ts';

/** Names behind the ids of a game, read once per data version. */
export type Reference = {
	teams: ReadonlyMap<string, Team>;
	competitions: ReadonlyMap<string, Competition>;
	channels: ReadonlyMap<string, Channel>;
};

/** Read access to everything that public pages show. The render thread opens it read-only. */
export type GuideData = {
	games: GameRepository;
	settings: SettingRepository;
	/** The reference data of the present data version. */
	reference(): Promise<Reference>;
};
