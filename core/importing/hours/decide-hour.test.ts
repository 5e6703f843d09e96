import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEAGUE, PLACE, READER } from '#core/football-pt/zone-words.ts';
import { decideHour } from './decide-hour.ts';
import type { HourDecision, HourEvidence, HourOfGame } from './hour-evidence.ts';

const abroad: HourOfGame = {
	...{
		date: '2026-11-28',
		time: '12:30',
		place: 'Europe/London',
		league: 'Europe/London',
		inBrazil: false,
	},
};
const atHome: HourOfGame = {
	...abroad,
	place: 'America/Sao_Paulo',
	league: 'America/Sao_Paulo',
	inBrazil: true,
};
const stated = (
	ground: HourEvidence['ground'],
	zone: string,
	over: Partial<HourEvidence> = {},
): HourEvidence => ({
	...{ ground, zone, words: zone },
	...over,
});
const zones = [
	'America/Sao_Paulo',
	'Europe/London',
	'Europe/Lisbon',
	'Europe/Madrid',
	'UTC',
	PLACE,
	LEAGUE,
];
const weak = fc
	.record({
		ground: fc.constantFrom('format', 'guide', 'brazil', 'portugal'),
		zone: fc.constantFrom(...zones),
		supports: fc.boolean(),
	})
	.map(({ ground, zone, supports }) =>
		stated(ground as 'format', zone, supports ? { supports: true } : {}),
	);

/** A decision is sure, an open hour is not: what `confidenceOf` makes of it. */
const sureness = ({ zone }: HourDecision) => (zone === null ? 0 : 1);

describe('the law of hours', () => {
	test('a written zone decides alone; two that make two instants, or one that nobody knows, are asked about', () => {
		expect(decideHour(abroad, [stated('written', 'America/Sao_Paulo')])).toMatchObject({
			zone: 'America/Sao_Paulo',
			by: 'written',
		});
		expect(
			decideHour(abroad, [stated('written', 'Europe/Lisbon'), stated('written', 'Europe/London')])
				.zone,
		).toBe('Europe/Lisbon');
		expect(
			decideHour(abroad, [stated('written', 'America/Sao_Paulo'), stated('written', PLACE)]),
		).toMatchObject({ by: 'contradiction' });
		expect(decideHour(abroad, [stated('written', READER)]).zone).toBeNull();
		expect(decideHour({ ...abroad, place: null }, [stated('written', PLACE)]).zone).toBeNull();
	});

	test('weaker grounds decide where they agree about the instant, and contradict one another whatever their rank', () => {
		expect(decideHour(abroad, [stated('brazil', 'America/Sao_Paulo')]).zone).toBe(
			'America/Sao_Paulo',
		);
		expect(
			decideHour(abroad, [stated('format', 'Europe/London'), stated('guide', 'Europe/Lisbon')])
				.zone,
		).not.toBeNull();
		const summer = { ...abroad, date: '2026-08-15' };
		expect(
			decideHour(summer, [stated('format', 'UTC'), stated('guide', 'Europe/London')]),
		).toMatchObject({ by: 'contradiction' });
		expect(
			decideHour(abroad, [stated('format', 'Europe/London'), stated('brazil', 'America/Sao_Paulo')])
				.zone,
		).toBeNull();
		expect(
			decideHour(abroad, [
				stated('brazil', 'America/Sao_Paulo'),
				stated('guide', PLACE, { supports: true }),
			]).zone,
		).toBeNull();
	});

	test('without evidence a game in Brazil is on Brasília’s clock, any other is asked about; an undefined hour is not', () => {
		expect(decideHour(atHome, [])).toMatchObject({ zone: 'America/Sao_Paulo', by: 'home' });
		expect(decideHour(abroad, [])).toMatchObject({ zone: null, by: 'nothing' });
		expect(
			decideHour(abroad, [stated('guide', 'America/Sao_Paulo', { supports: true })]).zone,
		).toBeNull();
		expect(decideHour(atHome, [stated('guide', 'UTC', { supports: true })]).zone).toBeNull();
		expect(decideHour({ ...abroad, time: null }, []).zone).not.toBeNull();
	});

	test('the order of evidence changes nothing', () => {
		fc.assert(
			fc.property(
				fc.array(weak, { maxLength: 6 }),
				fc.constantFrom(abroad, atHome),
				(evidence, hour) => {
					expect(decideHour(hour, evidence.toReversed())).toEqual(decideHour(hour, evidence));
				},
			),
		);
	});

	test('one more weaker ground that contradicts never makes an hour surer', () => {
		fc.assert(
			fc.property(
				fc.array(weak, { maxLength: 5 }),
				weak,
				fc.constantFrom(abroad, atHome),
				(evidence, more, hour) => {
					const before = decideHour(hour, evidence);
					const after = decideHour(hour, [...evidence, more]);
					// That a game is in Brazil is no ground: it only stands in for one.
					const agrees =
						before.zone === null ||
						before.by === 'home' ||
						decideHour(hour, [stated('written', before.zone), stated('written', more.zone)])
							.zone !== null;
					if (!agrees) expect(after.zone).toBeNull();
					if (evidence.some(({ supports }) => !supports))
						expect(sureness(after)).toBeLessThanOrEqual(sureness(before));
				},
			),
		);
	});

	test('a written zone wins over every weaker ground', () => {
		fc.assert(
			fc.property(fc.array(weak, { maxLength: 6 }), (evidence) => {
				expect(decideHour(abroad, [...evidence, stated('written', 'Asia/Tokyo')])).toMatchObject({
					zone: 'Asia/Tokyo',
					by: 'written',
				});
			}),
		);
	});
});
