import { at, type League, times } from '#core/demo/series.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { SERIE_A, SERIE_B, SERIE_C, SERIE_D, WOMEN_A1 } from './brazil-clubs.ts';

const zone = GUIDE_ZONE;

/**
 * Weekend rounds of Brazil, at the hours of 2026. Globo's Série A slots come in pairs at the same
 * minute. The home club sells the game (Lei 14.205/2021), so the other slots are Premiere alone,
 * Record with CazéTV, or Prime Video.
 */
export const BRAZIL_LEAGUES: readonly League[] = [
	{
		competitionId: 'brasileirao-a',
		zone,
		teams: SERIE_A,
		slots: {
			fri: [at('21:30', 'globo', 'premiere'), at('21:30', 'globo', 'sportv', 'premiere')],
			sat: [
				at('16:00', 'globo', 'premiere'),
				at('16:00', 'globo', 'sportv', 'premiere'),
				at('18:30', 'prime-video'),
			],
			sun: [
				at('16:00', 'globo', 'premiere'),
				at('16:00', 'globo', 'sportv', 'premiere'),
				at('18:30', 'record', 'cazetv', 'premiere'),
			],
			nextMon: [at('20:00', 'globo', 'premiere'), at('20:00', 'globo', 'sportv', 'premiere')],
		},
	},
	{
		competitionId: 'brasileirao-b',
		zone,
		teams: SERIE_B,
		slots: {
			fri: times('21:30', '21:35'),
			sat: times('16:00', '16:00', '18:30', '20:30'),
			sun: times('16:00', '16:00', '18:30'),
			nextMon: times('19:00'),
		},
	},
	{
		competitionId: 'brasileirao-c',
		zone,
		teams: SERIE_C,
		slots: {
			fri: times('20:00'),
			sat: times('16:00', '17:00', '19:30', '19:30'),
			sun: times('16:00', '16:30', '18:30', '19:00'),
			nextMon: times('19:30'),
		},
	},
	{
		competitionId: 'brasileirao-d',
		zone,
		teams: SERIE_D,
		slots: {
			sat: times('15:00', '15:30', '16:00', '16:00', '17:00', '19:00'),
			sun: times('15:00', '15:00', '16:00', '16:00', '17:00', '18:00'),
		},
	},
	{
		competitionId: 'brasileirao-fem-a1',
		zone,
		teams: WOMEN_A1,
		slots: {
			fri: times('19:00'),
			sat: times('15:00', '16:00', '18:00'),
			sun: times('10:30', '11:00', '15:00'),
			nextMon: times('19:30'),
		},
	},
	{
		competitionId: 'copa-paulista',
		zone,
		teams: [
			'portuguesa',
			'agua-santa',
			'sao-jose-sp',
			'santo-andre',
			'sao-bento',
			'xv-de-piracicaba',
		],
		slots: { fri: times('20:00'), sat: times('15:00'), nextMon: times('20:00') },
	},
	{
		competitionId: 'estadual-rj',
		zone,
		teams: ['madureira', 'bangu', 'nova-iguacu', 'boavista'],
		slots: { sun: times('15:30'), nextMon: times('15:30') },
	},
];
