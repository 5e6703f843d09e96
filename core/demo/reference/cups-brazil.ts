import { at, type Cup, times } from '#core/demo/series.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import {
	LIBERTADORES_BRAZIL,
	SERIE_A,
	SERIE_B,
	SERIE_C,
	SUDAMERICANA_BRAZIL,
	WOMEN_A1,
} from './brazil-clubs.ts';

const abroad: readonly string[] = [...LIBERTADORES_BRAZIL, ...SUDAMERICANA_BRAZIL];
const common = { zone: GUIDE_ZONE, weeks: 'every', international: false } as const;
const GLOBO = at('21:30', 'globo', 'premiere');
const GLOBO_SPORTV = at('21:30', 'globo', 'sportv', 'premiere');
const SPORTV = at('19:30', 'sportv', 'premiere');
const PRIME = at('19:00', 'prime-video');

/** Midweek cups of Brazil. In weeks of continental cups, the Copa do Brasil omits their clubs. */
export const BRAZIL_CUPS: readonly Cup[] = [
	{
		...common,
		competitionId: 'copa-do-brasil',
		weeks: 'odd',
		phase: 'fifth',
		teams: [...SERIE_A, ...SERIE_B],
		slots: {
			thu: [GLOBO, GLOBO_SPORTV, PRIME, SPORTV, SPORTV],
			tue: [GLOBO, GLOBO_SPORTV, PRIME, SPORTV],
			wed: [GLOBO, GLOBO_SPORTV, GLOBO, PRIME, SPORTV, SPORTV, SPORTV],
		},
	},
	{
		...common,
		competitionId: 'copa-do-brasil',
		weeks: 'even',
		phase: 'fourth',
		teams: [...SERIE_A.filter((team) => !abroad.includes(team)), ...SERIE_B],
		slots: {
			thu: [GLOBO, GLOBO_SPORTV, PRIME, SPORTV],
			tue: [GLOBO, GLOBO_SPORTV, SPORTV],
			wed: [PRIME, SPORTV, SPORTV, SPORTV],
		},
	},
	{
		...common,
		competitionId: 'copa-do-nordeste',
		phase: 'groups',
		teams: [
			...[
				'abc',
				'america-rn',
				'botafogo-pb',
				'confianca',
				'csa',
				'ferroviario',
				'floresta',
				'itabaiana',
				'jacuipense',
				'juazeirense',
			],
			...['maranhao', 'retro', 'sampaio-correa', 'santa-cruz', 'sousa', 'treze'],
		],
		slots: {
			thu: times('19:00', '19:30', '21:30'),
			tue: times('19:00', '21:30'),
			wed: times('19:00', '19:30', '21:30'),
		},
	},
	{
		...common,
		competitionId: 'copa-verde',
		phase: 'quarters',
		teams: [
			...[
				'aguia-de-maraba',
				'amazonas',
				'anapolis',
				'aparecidense',
				'bragantino-pa',
				'brasiliense',
				'gama',
				'luverdense',
				'manaus',
			],
			...['nacional-am', 'operario-ms', 'paysandu', 'rio-branco-ac', 'rio-branco-es', 'tuna-luso'],
		],
		slots: { thu: times('20:30'), tue: times('20:00'), wed: times('20:00', '20:30') },
	},
	{
		...common,
		competitionId: 'copa-sul-sudeste',
		phase: 'groups',
		teams: [
			...SERIE_C.filter((team) =>
				[
					'barra',
					'brusque',
					'caxias',
					'figueirense',
					'maringa',
					'volta-redonda',
					'ypiranga',
				].includes(team),
			),
			...[
				'brasil-de-pelotas',
				'cascavel',
				'joinville',
				'parana',
				'sao-jose-rs',
				'tombense',
				'villa-nova',
			],
		],
		slots: { thu: times('19:30'), tue: times('19:30'), wed: times('20:00') },
	},
	{
		...common,
		competitionId: 'copa-do-brasil-fem',
		phase: 'roundOf16',
		teams: WOMEN_A1,
		slots: { thu: times('19:00'), tue: times('19:00'), wed: times('15:00', '19:00') },
	},
	{
		...common,
		competitionId: 'paulista-fem',
		phase: 'quarters',
		teams: ['corinthians', 'palmeiras', 'sao-paulo', 'ferroviaria', 'santos', 'bragantino'],
		slots: { thu: times('21:00'), wed: times('21:00') },
	},
	{
		...common,
		competitionId: 'brasileirao-sub17',
		phase: 'firstStage',
		teams: SERIE_A,
		slots: { thu: times('15:30'), tue: times('15:30'), wed: times('15:00', '15:30') },
	},
];
