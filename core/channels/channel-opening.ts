/**
 * What a service asks for before it shows a channel: nothing, an account that costs nothing, a
 * subscription.
 */
export const CHANNEL_LOGINS = ['none', 'account', 'subscription'] as const;
export type ChannelLogin = (typeof CHANNEL_LOGINS)[number];

/**
 * Where a pay TV operator keeps a channel: the same channel often stands at two numbers, one for
 * each picture quality.
 */
export type ChannelNumber = { operator: string; number: string; quality: 'hd' | 'sd' | null };

/**
 * How a fan gets a channel onto a screen. Only what is known: null and an empty list say nothing.
 */
export type ChannelOpening = {
	channelId: string;
	/**
	 * Name of the app or site that shows the channel over the internet; null also where the channel
	 * is itself that service.
	 */
	service: string | null;
	/** What `service`, or the channel itself, asks for. */
	login: ChannelLogin | null;
	numbers: ChannelNumber[];
	revision: number;
};

/** What pages show of it. */
export type OpeningFacts = Pick<ChannelOpening, 'service' | 'login' | 'numbers'>;

/** The facts that pages show, absent where nothing is known. */
export function openingFacts(opening: ChannelOpening | undefined): { opening?: OpeningFacts } {
	if (
		opening === undefined ||
		(opening.service === null && opening.login === null && opening.numbers.length === 0)
	)
		return {};
	const { service, login, numbers } = opening;
	return { opening: { service, login, numbers } };
}
