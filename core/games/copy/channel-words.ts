import type { ChannelGroup } from '#core/channels/channel.ts';
import type { BroadcastState } from '#core/games/broadcast.ts';

export const groupWords: Record<ChannelGroup, string> = {
	aberta: 'TV aberta',
	assinatura: 'TV por assinatura',
	streaming: 'streaming',
	youtube: 'YouTube',
};

/** How sure a broadcast is. Lists omit the word for confirmed ones. */
export const stateWords: Record<BroadcastState, string> = {
	confirmed: 'confirmado',
	usual: 'habitual, a confirmar',
	unconfirmed: 'a confirmar',
	none: 'sem transmissão',
};

/**
 * Shown instead of channels. `isNone`: a source says that no channel shows it; `isBehind`: the game
 * is over.
 */
export function noChannelWords({ isNone, isBehind }: NoChannel): string {
	if (isNone) return 'sem transmissão';
	return isBehind ? 'canal não registrado' : 'transmissão a confirmar';
}

export type NoChannel = { isNone: boolean; isBehind: boolean };
