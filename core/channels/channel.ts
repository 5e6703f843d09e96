import type { Uf } from '#core/football-pt/uf.ts';
import type { Hue } from './hue.ts';

/** How a fan gets a channel: antenna, pay TV, a paid or free service, a YouTube channel. */
export const CHANNEL_GROUPS = ['aberta', 'assinatura', 'streaming', 'youtube'] as const;
export type ChannelGroup = (typeof CHANNEL_GROUPS)[number];

export type Confidence = 'high' | 'medium' | 'low';

/** A television channel or online service. */
export type Channel = {
	id: string;
	name: string;
	shortName: string;
	group: ChannelGroup;
	/** True when watching costs nothing, also where it needs a login. */
	free: boolean;
	/** Colour of its mark; absent = the neutral one of its group. */
	hue?: Hue;
	/** Official address, null where none is known with confidence. */
	url: string | null;
	aliases: string[];
	/** States where a regional station can be received; empty = the whole country. */
	regionUfs: Uf[];
	status: 'active' | 'retired';
	/** Feed family (ESPN 2 → ESPN), or the successor of a retired channel. */
	parentId: string | null;
	/** Address of the logo that an operator uploaded; the reference data has none. */
	picture?: string;
	confidence: Confidence;
	revision: number;
};
