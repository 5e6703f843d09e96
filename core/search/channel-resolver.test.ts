import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { channelName, createChannelResolver } from './channel-resolver.ts';

const { channels, ambiguous } = shippedReference();
const resolver = createChannelResolver(channels, ambiguous('channel'));

test.each([
	['Globo', 'globo'],
	['TV Globo', 'globo'],
	['SPORTV2', 'sportv-2'],
	['SporTV 2', 'sportv-2'],
	['ESPN2', 'espn-2'],
	['ESPN 4', 'espn-4'],
	['ESPN BRASIL', 'espn'],
	['Première', 'premiere'],
	['PREMIERE 3', 'premiere-3'],
	['Max', 'hbo-max'],
	['ge', 'ge'],
	['ge tv', 'ge-tv'],
	['GOAT', 'canal-goat'],
	['YouTube (GE TV)', 'ge-tv'],
	['YOUTUBE (CAZÉTV)', 'cazetv'],
	['Xsports (TV e YouTube)', 'xsports'],
	['SportyNet (TV e YouTube)', 'sportynet'],
	['Metrópoles (YouTube)', 'metropoles-yt'],
	['YouTube da Madhouse TV', 'madhouse'],
	['WATCH ESPN (Internet)', 'watch-espn'],
	['Disney+', 'disney-plus'],
	['Disney Plus', 'disney-plus'],
	['+SBT', 'mais-sbt'],
	['RedeTV!', 'redetv'],
	['RecordTV', 'record'],
	['RecordPlus', 'recordplus'],
	['Star+', 'star-plus'],
])('%s is identified', (name, id) => {
	expect(resolver.resolve(name).id).toBe(id);
});

test.each([
	'Premier',
	'Premier League',
	'TV Gazeta',
	'FPF TV',
	'YouTube',
	'Maximum',
	'gel',
	'Goat Cheese',
	'Nosso Futebol+',
	'',
])('%s is left to a person', (name) => {
	expect(resolver.resolve(name).id).toBeNull();
});

test('stations that share a name are told apart by the state', () => {
	expect(resolver.resolve('TV Gazeta', { state: 'AC' }).id).toBe('tv-gazeta-ac');
	expect(resolver.resolve('TV Gazeta-SP').id).toBe('tv-gazeta-sp');
	expect(resolver.resolve('TV Gazeta', { state: 'ES' }).id).toBeNull();
});

test('a channel is called what it is called, without the service on which it is seen', () => {
	expect(channelName('YouTube (GE TV)')).toBe('GE TV');
	expect(channelName('YOUTUBE: CazéTV')).toBe('CazéTV');
	expect(channelName('YouTube da Madhouse TV')).toBe('Madhouse TV');
	expect(channelName('Xsports (TV e YouTube)')).toBe('Xsports');
	for (const kept of [
		'YouTube do Santos',
		'YouTube "Paulistão"',
		'YouTube',
		'Globo (VT)',
		'TV Gazeta (ES)',
		'Disney+',
	])
		expect(channelName(kept)).toBe(kept);
});
