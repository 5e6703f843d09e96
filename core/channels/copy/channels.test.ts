import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_LOGINS, openingFacts } from '#core/channels/channel-opening.ts';
import { channelOpeningInput, parseChannelOpenings } from '#core/channels/channel-opening-input.ts';
import { openingLine } from './channels.ts';

const nothing = { service: null, login: null, numbers: [] };

test('how a channel is opened in one line: service, what it asks for, the first numbers', () => {
	expect(openingLine({ ...nothing, service: 'Globoplay', login: 'account' })).toBe(
		'Pela internet: Globoplay, com cadastro grátis',
	);
	expect(openingLine({ ...nothing, service: 'YouTube' })).toBe('Pela internet: YouTube');
	expect(openingLine({ ...nothing, login: 'none' })).toBe('Sem cadastro');
	const numbers = [
		{ operator: 'Claro', number: '539', quality: 'hd' as const },
		{ operator: 'Claro', number: '39', quality: 'sd' as const },
		{ operator: 'Sky', number: '139', quality: null },
	];
	expect(openingLine({ ...nothing, numbers })).toBe('Claro 539 (HD), Claro 39 (SD), Sky 139');
	const many = [...numbers, { operator: 'Vivo', number: '1', quality: null }];
	expect(openingLine({ service: 'Globoplay', login: 'subscription', numbers: many })).toBe(
		'Pela internet: Globoplay, com assinatura · Claro 539 (HD), Claro 39 (SD), Sky 139 …',
	);
});

test('where nothing is known nothing is said', () => {
	expect(openingLine(nothing)).toBe(null);
	expect(openingFacts(undefined)).toEqual({});
	expect(openingFacts({ ...nothing, channelId: 'x', revision: 1 })).toEqual({});
	fc.assert(
		fc.property(
			fc.option(fc.constantFrom(...CHANNEL_LOGINS)),
			fc.option(fc.string({ minLength: 1 })),
			(login, service) => {
				const { opening } = openingFacts({
					channelId: 'x',
					service,
					login,
					numbers: [],
					revision: 1,
				});
				expect(opening === undefined).toBe(login === null && service === null);
				if (opening !== undefined) expect(openingLine(opening)).not.toBe(null);
			},
		),
	);
});

test('an opening that is none is refused: number of letters, unknown login, a field too many', () => {
	const good = { ...nothing, channelId: 'globo' };
	expect(
		channelOpeningInput.parse({
			...good,
			numbers: [{ operator: ' Claro ', number: '5.1', quality: 'hd' }],
		}).numbers[0],
	).toEqual({
		operator: 'Claro',
		number: '5.1',
		quality: 'hd',
	});
	for (const bad of [
		{ ...good, numbers: [{ operator: 'Claro', number: 'trinta', quality: null }] },
		{ ...good, login: 'senha' },
		{ ...good, price: 10 },
		{ ...good, channelId: '../x' },
		{
			...good,
			numbers: Array.from({ length: 41 }, () => ({
				operator: 'Claro',
				number: '1',
				quality: null,
			})),
		},
	])
		expect(() => parseChannelOpenings([bad])).toThrow();
});
