/** What a service requires before it shows a channel: nothing, a free account, a subscription. */
export const CHANNEL_LOGINS = ['none', 'account', 'subscription'] as const;
export type ChannelLogin = (typeof CHANNEL_LOGINS)[number];

/** A channel's number at a pay TV operator: often two, one for each picture quality. */
export type ChannelNumber = { operator: string; number: string; quality: 'hd' | 'sd' | null };

/** How a fan tunes in to a channel. Holds known facts only: null or an empty list means unknown. */
export type ChannelOpening = {
	channelId: string;
	/**
	 * Name of the app or site that streams the channel; null also where the channel is itself that
	 * service.
	 */
	service: string | null;
	/** What `service`, or the channel itself, requires. */
	login: ChannelLogin | null;
	numbers: ChannelNumber[];
	revision: number;
};

/** The facts that pages show. */
export type OpeningFacts = Pick<ChannelOpening, 'service' | 'login' | 'numbers'>;

/** The facts for pages, absent where nothing is known. */
export function openingFacts(opening: ChannelOpening | undefined): { opening?: OpeningFacts } {
	if (
		opening === undefined ||
		(opening.service === null && opening.login === null && opening.numbers.length === 0)
	)
		return {};
	const { service, login, numbers } = opening;
	return { opening: { service, login, numbers } };
}
