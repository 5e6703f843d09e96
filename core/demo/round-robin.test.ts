import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundCount, roundRobin } from './round-robin.ts';

const evenTeams = fc
	.integer({ min: 1, max: 12 })
	.map((half) => Array.from({ length: half * 2 }, (_, index) => `t${index}`));

test('each round holds every club once', () => {
	fc.assert(
		fc.property(evenTeams, fc.nat(100), (teams, round) => {
			expect(roundRobin(teams, round).flat().sort()).toEqual([...teams].sort());
		}),
	);
});

test('in a whole season each club receives and visits every other exactly once', () => {
	fc.assert(
		fc.property(evenTeams, (teams) => {
			const pairs = Array.from({ length: roundCount(teams) }, (_, round) =>
				roundRobin(teams, round),
			).flat();
			expect(new Set(pairs.map(String)).size).toBe(teams.length * (teams.length - 1));
			expect(pairs).toHaveLength(teams.length * (teams.length - 1));
		}),
	);
});
