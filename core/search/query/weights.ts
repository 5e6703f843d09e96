/**
 * How likely a phrase is meant. A team's weight grows with its renown. An obscure club loses to a
 * channel, a state or a day of the same name, and a famous one wins ('globo' the channel, 'bahia'
 * the club). This table sets the differences; no rule is for a single name.
 */
export const WEIGHT = {
	question: 1,
	wrapper: 0.72,
	derby: 1,
	channel: 0.95,
	retiredChannel: 0.6,
	competition: 0.93,
	perPriority: 0.01,
	state: 0.9,
	code: 0.82,
	everydayCode: 0.66,
	city: 0.86,
	page: 0.8,
	byRenown: 0.25,
	own: 0.76,
	alias: 0.72,
	nickname: 0.68,
	letters: 0.5,
	perPlace: 0.02,
	byState: 0.12,
} as const;
