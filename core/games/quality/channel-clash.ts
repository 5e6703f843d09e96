import { ALL_UFS } from '#core/football-pt/uf.ts';
import type { Broadcast } from '#core/games/broadcast.ts';
import { isShownIn } from '#core/games/coverage/coverage-rules.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { CheckedGame, QualityNames } from './checked-game.ts';
import type { QualityWarning } from './warning.ts';

type Shown = Pick<CheckedGame, 'id' | 'kickoffAt' | 'status' | 'broadcasts'>;

/**
 * A pay-per-view service with a separate feed per game under one name: simultaneous games are
 * normal.
 */
const FEED_FOR_EACH_GAME: readonly string[] = ['premiere'];

/**
 * Warns of a channel that shows two games at the same minute in the same state. Online services
 * can; a television channel cannot. A channel that is merely usual for both proves nothing yet.
 */
export function checkChannels(
	game: Shown,
	others: readonly Shown[],
	{ channels }: Pick<QualityNames, 'channels'>,
): QualityWarning[] {
	if (game.kickoffAt === null || isOff(game)) return [];
	const rivals = others.filter(
		(other) => other.id !== game.id && other.kickoffAt === game.kickoffAt && !isOff(other),
	);
	return rivals.flatMap((rival) =>
		game.broadcasts.flatMap((own): QualityWarning[] => {
			const channel = own.channelId === null ? undefined : channels.get(own.channelId);
			if (
				own.channelId === null ||
				channel === undefined ||
				!isLinear(own.channelId, channel.group)
			)
				return [];
			const { channelId } = own;
			const theirs = rival.broadcasts.filter(
				(broadcast) => broadcast.channelId === channelId && isAnnounced(own, broadcast),
			);
			const ufs = ALL_UFS.filter(
				(uf) =>
					isShownIn(own, channel, uf) &&
					theirs.some((broadcast) => isShownIn(broadcast, channel, uf)),
			);
			return ufs.length === 0 ? [] : [{ kind: 'channel-clash', gameId: rival.id, channelId, ufs }];
		}),
	);
}

function isLinear(id: string, group: string): boolean {
	return (group === 'aberta' || group === 'assinatura') && !FEED_FOR_EACH_GAME.includes(id);
}

function isAnnounced(own: Broadcast, other: Broadcast): boolean {
	return own.state !== 'usual' || other.state !== 'usual';
}
