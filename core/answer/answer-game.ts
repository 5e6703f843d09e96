import type { Channel } from '#core/channels/channel.ts';
import type { Names } from '#core/games/cards.ts';
import { VERSUS } from '#core/games/copy/games.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game, Side } from '#core/games/game.ts';
import { broadcastReach, type OpenSlots } from '#core/games/open-slots.ts';
import type { AnswerGame, AnswerRival, AnswerWay, ExpectedFacts } from './answer.ts';
import { plainName } from './channel-words.ts';

type Around = {
	names: Pick<Names, 'teams' | 'channels'>;
	/** What open channels show at the game's kickoff time. */
	slots: OpenSlots;
	/** Other games that its open channels list at the same minute. */
	rivals?: readonly Game[];
	expected?: ExpectedFacts | null | undefined;
};

/**
 * A stored game in the form that answers use. Channels missing from the reference data are left
 * out.
 */
export function answerGame(
	game: Game,
	{ names, slots, rivals = [], expected }: Around,
): AnswerGame {
	const ways = waysOf(game, names, slots);
	const open = new Set(
		ways.flatMap(({ channel }) => (channel.group === 'aberta' ? [channel.id] : [])),
	);
	const { status, day, kickoffAt } = game;
	return {
		...{ status, day, kickoffAt, ways },
		noBroadcast: game.broadcasts.some(({ state }) => state === 'none'),
		rivals: rivals.flatMap((rival) =>
			rivalsIn(rival, { names, slots }).filter(({ channelId }) => open.has(channelId)),
		),
		...(expected ? { expected } : {}),
	};
}

function waysOf(
	{ broadcasts, kickoffAt }: Game,
	{ channels }: Pick<Names, 'channels'>,
	slots: OpenSlots,
): AnswerWay[] {
	return broadcasts.flatMap(({ channelId, state, coverage }) => {
		const channel = channelId === null ? undefined : channels.get(channelId);
		if (channel === undefined || state === 'none') return [];
		return [
			{
				channel: channelOf(channel),
				state,
				reach: broadcastReach({ coverage, state, kickoffAt }, channel, slots),
			},
		];
	});
}

function channelOf({ id, shortName: name, group, free, parentId }: Channel): AnswerWay['channel'] {
	return { id, name, group, free, ...(parentId === null ? {} : { family: parentId }) };
}

function rivalsIn(rival: Game, { names, slots }: Pick<Around, 'names' | 'slots'>): AnswerRival[] {
	const title = [rival.home, rival.away]
		.map((side) => plainName(sideWords(side, names)))
		.join(` ${VERSUS} `);
	const sure = waysOf(rival, names, slots).filter(({ state }) => state === 'confirmed');
	return sure.map(({ channel, reach }) => ({ channelId: channel.id, title, reach }));
}

function sideWords({ teamId, label }: Side, { teams }: Pick<Names, 'teams'>): string {
	return (teamId === null ? label : teams.get(teamId)?.shortName) || SIDE_UNDEFINED;
}
