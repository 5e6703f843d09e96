import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createChannelResolver } from './channel-resolver.ts';
import { createCompetitionResolver } from './competition-resolver.ts';
import { normalize } from './normalize.ts';
import type { AmbiguousAlias, NamedEntry, Resolver } from './resolution.ts';
import { createTeamResolver } from './team-resolver.ts';

const { teams, competitions, channels, ambiguous } = shippedReference();
const kinds: [string, readonly NamedEntry[], readonly AmbiguousAlias[], Resolver][] = [
	['team', teams, ambiguous('team'), createTeamResolver(teams, ambiguous('team'), competitions)],
	[
		'competition',
		competitions,
		ambiguous('competition'),
		createCompetitionResolver(competitions, ambiguous('competition')),
	],
	[
		'channel',
		channels,
		ambiguous('channel'),
		createChannelResolver(channels, ambiguous('channel')),
	],
];

test('the shipped reference holds each id once and refers only to what it holds', () => {
	for (const [, entries] of kinds)
		expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
	const known = new Set(channels.map(({ id }) => id));
	for (const competition of competitions)
		for (const { channelId } of competition.rights)
			expect(known, competition.id).toContain(channelId);
	for (const channel of channels)
		if (channel.parentId) expect(known, channel.id).toContain(channel.parentId);
	for (const competition of competitions)
		expect(() => new Intl.DateTimeFormat('pt-BR', { timeZone: competition.zone })).not.toThrow();
});

test('an address that nobody vouches for is left out', () => {
	for (const channel of channels)
		if (channel.confidence === 'low') expect(channel.url, channel.id).toBeNull();
});

test('each name of the shipped reference identifies its own entry, or is listed as ambiguous, or is shared', () => {
	for (const [kind, entries, listed, resolver] of kinds) {
		const forms = new Set(listed.map(({ alias }) => normalize(alias)));
		for (const entry of entries) {
			for (const text of [entry.name, ...entry.aliases]) {
				const { id } = resolver.resolve(text);
				expect([entry.id, null], `${kind} ${text}`).toContain(id);
				if (id === null)
					expect(forms, `${kind} ${text} of ${entry.id} is open without being listed`).toContain(
						normalize(text),
					);
			}
		}
	}
});

test('a listed ambiguous alias never resolves by itself, in whatever case and accents', () => {
	for (const [kind, , listed, resolver] of kinds) {
		for (const { alias } of listed) {
			for (const text of [alias, alias.toUpperCase(), normalize(alias), `  ${alias} `])
				expect(resolver.resolve(text).id, `${kind} ${text}`).toBeNull();
		}
	}
});
