import { expect, test } from 'vitest';
import { aBroadcast, aGame, NOW, someNames } from '#tests/support/factories.ts';
import type { Broadcast } from './broadcast.ts';
import { buildGame } from './game-builder.ts';
import { actionIn, mainActions } from './main-action.ts';

const names = someNames();
const address = 'https://globoplay.example';

function actionsOf(...broadcasts: Broadcast[]) {
	const { view } = buildGame({ game: aGame({ broadcasts }), changes: [], names, now: NOW });
	return mainActions(view.answers, view.broadcasts);
}

test('the channel of the answer is what is opened, by its own address of this game', () => {
	expect(actionsOf(aBroadcast('globo', { link: address })).country).toMatchObject({
		channelId: 'globo',
		href: address,
	});
	expect(
		actionsOf(aBroadcast('globo', { link: null }), aBroadcast('premiere', { link: address }))
			.country?.channelId,
	).not.toBe('premiere');
});

test('a channel of some states is opened in those only, and one that is not certain nowhere', () => {
	const actions = actionsOf(
		aBroadcast('globo', { link: address, coverage: { include: ['PE'], exclude: [] } }),
	);
	expect(actions.country).toBeNull();
	expect(actionIn(actions, 'PE')).toMatchObject({ channelId: 'globo' });
	expect([actionIn(actions, 'SP'), actionIn(actions, null)]).toEqual([null, null]);
	for (const state of ['usual', 'unconfirmed'] as const)
		expect(actionsOf(aBroadcast('globo', { link: address, state })).country).toBeNull();
});
