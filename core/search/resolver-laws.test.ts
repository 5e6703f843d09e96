import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { createChannelResolver } from './channel-resolver.ts';
import { createCompetitionResolver } from './competition-resolver.ts';
import { normalize } from './normalize.ts';
import type { AmbiguousAlias, NamedEntry, Resolver } from './resolution.ts';
import { createTeamResolver } from './team-resolver.ts';

type Kind = {
	kind: string;
	entries: readonly NamedEntry[];
	listed: readonly AmbiguousAlias[];
	resolver: Resolver;
};

const { teams, competitions, channels, ambiguous } = shippedReference();
const KINDS: Kind[] = [
	{
		kind: 'team',
		entries: teams,
		listed: ambiguous('team'),
		resolver: createTeamResolver(teams, ambiguous('team'), competitions),
	},
	{
		kind: 'competition',
		entries: competitions,
		listed: ambiguous('competition'),
		resolver: createCompetitionResolver(competitions, ambiguous('competition')),
	},
	{
		kind: 'channel',
		entries: channels,
		listed: ambiguous('channel'),
		resolver: createChannelResolver(channels, ambiguous('channel')),
	},
];

const kinds = fc.constantFrom(...KINDS);
/** A name of the reference, and of which kind. */
const names = kinds.chain((kind) =>
	fc
		.constantFrom(...kind.entries)
		.chain((entry) =>
			fc.record({ kind: fc.constant(kind), name: fc.constantFrom(entry.name, ...entry.aliases) }),
		),
);
/** The same name as other people write it. */
const WRITINGS: ((name: string) => string)[] = [
	(name) => name.toUpperCase(),
	(name) => name.toLowerCase(),
	(name) => name.normalize('NFD'),
	(name) => name.normalize('NFD').replace(/\p{M}/gu, ''),
	(name) => `  ${name.replaceAll(' ', '   ')}\t`,
];

test('law: the resolver is blind to case, accents and spaces', () => {
	fc.assert(
		fc.property(
			names,
			fc.constantFrom(...WRITINGS),
			fc.constantFrom(...WRITINGS),
			({ kind: { resolver }, name }, one, two) => {
				expect(resolver.resolve(two(one(name))).id).toBe(resolver.resolve(name).id);
			},
		),
		{ numRuns: 400 },
	);
});

test('law: the resolver is idempotent: what it answers is answered again by the same, and asking twice changes nothing', () => {
	fc.assert(
		fc.property(names, ({ kind: { resolver, listed }, name }) => {
			const first = resolver.resolve(name);
			expect(resolver.resolve(name)).toEqual(first);
			if (first.id === null || first.name === null) return;
			const again = resolver.resolve(first.name).id;
			// The name of an entry may itself be listed as ambiguous: then nobody is named, never
			// somebody else.
			const isOpen = listed.some(({ alias }) => normalize(alias) === normalize(first.name ?? ''));
			expect(again).toBe(isOpen ? null : first.id);
		}),
		{ numRuns: 400 },
	);
});

test('law: an ambiguous alias never resolves by itself, however it is written, and every meaning that we know is offered', () => {
	const aliases = kinds
		.filter(({ listed }) => listed.length > 0)
		.chain((kind) =>
			fc.record({ kind: fc.constant(kind), alias: fc.constantFrom(...kind.listed) }),
		);
	fc.assert(
		fc.property(
			aliases,
			fc.constantFrom(...WRITINGS),
			({ kind: { resolver, entries }, alias: { alias, candidates } }, write) => {
				const { id, candidates: offered } = resolver.resolve(write(alias));
				expect(id).toBeNull();
				const known = candidates
					.filter((candidate) => entries.some((entry) => entry.id === candidate))
					.slice(0, offered.length);
				expect(offered.map((candidate) => candidate.id)).toEqual(expect.arrayContaining(known));
			},
		),
		{ numRuns: 400 },
	);
});
