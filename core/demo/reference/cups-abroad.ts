import { at, type Cup, times } from '#core/demo/series.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { LIBERTADORES_BRAZIL, SUDAMERICANA_BRAZIL } from './brazil-clubs.ts';

const CONMEBOL = { zone: GUIDE_ZONE, weeks: 'even', phase: 'groups', international: true } as const;
const UEFA = { zone: 'Europe/Zurich', weeks: 'odd', phase: 'league', international: true } as const;
const ESPN = ['espn', 'disney-plus'] as const;
const LIBERTADORES_GLOBO = at('21:30', 'globo', ...ESPN);
const EARLY = at('19:00', 'paramount-plus');

/**
 * Continental cups in the middle of the week, and the national cups of Europe in the weeks between.
 */
export const CUPS_ABROAD: readonly Cup[] = [
	{
		...CONMEBOL,
		competitionId: 'libertadores',
		teams: [
			...LIBERTADORES_BRAZIL,
			...[
				'rosario-central',
				'estudiantes',
				'boca-juniors',
				'lanus',
				'penarol',
				'nacional-uru',
				'cerro-porteno',
				'libertad',
			],
			...[
				'universidad-catolica-chi',
				'junior-barranquilla',
				'ldu',
				'independiente-del-valle',
				'barcelona-de-guayaquil',
				'bolivar',
			],
			...['universitario', 'sporting-cristal'],
		],
		slots: {
			wed: [LIBERTADORES_GLOBO, LIBERTADORES_GLOBO, at('19:00', ...ESPN), EARLY],
			thu: [at('21:00', ...ESPN), EARLY, at('21:30', 'paramount-plus')],
			tue: [at('21:30', ...ESPN), at('19:00', ...ESPN), EARLY],
		},
	},
	{
		...CONMEBOL,
		competitionId: 'sul-americana',
		teams: [
			...SUDAMERICANA_BRAZIL,
			...[
				'racing',
				'river-plate',
				'san-lorenzo',
				'olimpia',
				'guarani-par',
				'millonarios',
				'alianza-lima',
				'caracas',
				'the-strongest',
			],
		],
		slots: {
			thu: [at('21:30', 'sbt', 'paramount-plus'), at('19:00', ...ESPN), at('21:00', ...ESPN)],
			tue: [at('21:30', 'sbt', ...ESPN), at('19:00', 'paramount-plus')],
			wed: [at('19:00', ...ESPN), at('21:30', 'paramount-plus')],
		},
	},
	{
		...UEFA,
		competitionId: 'champions',
		teams: [
			...[
				'arsenal',
				'chelsea',
				'liverpool',
				'manchester-city',
				'barcelona',
				'real-madrid',
				'atletico-de-madrid',
				'athletic-bilbao',
			],
			...[
				'inter-de-milao',
				'juventus',
				'napoli',
				'atalanta',
				'bayern-de-munique',
				'borussia-dortmund',
				'bayer-leverkusen',
			],
			...[
				'paris-saint-germain',
				'monaco',
				'olympique-de-marselha',
				'benfica',
				'sporting',
				'ajax',
				'psv',
				'club-brugge',
				'galatasaray',
			],
			...['olympiacos', 'celtic'],
		],
		slots: {
			tue: [
				at('21:00', 'tnt', 'hbo-max', 'sbt'),
				at('18:45', 'tnt', 'hbo-max'),
				...Array(4).fill(at('21:00', 'hbo-max')),
			],
			wed: [
				at('21:00', 'tnt', 'hbo-max'),
				at('18:45', 'tnt', 'hbo-max'),
				...Array(4).fill(at('21:00', 'hbo-max')),
			],
		},
	},
	{
		...UEFA,
		competitionId: 'europa-league',
		teams: [
			...[
				'aston-villa',
				'nottingham-forest',
				'newcastle',
				'betis',
				'roma',
				'bologna',
				'stuttgart',
				'lyon',
				'lille',
				'porto',
				'braga',
			],
			...['feyenoord', 'fenerbahce', 'rangers', 'besiktas'],
		],
		slots: { thu: times('18:45', '18:45', '21:00', '21:00') },
	},
	{
		...UEFA,
		competitionId: 'conference',
		teams: [
			...[
				'crystal-palace',
				'fiorentina',
				'mainz',
				'rayo-vallecano',
				'strasbourg',
				'santa-clara',
				'aberdeen',
				'hibernian',
				'shakhtar-donetsk',
			],
		],
		slots: { thu: times('18:45', '21:00', '21:00') },
	},
	{
		competitionId: 'copa-liga-inglesa',
		zone: 'Europe/London',
		weeks: 'even',
		phase: 'roundOf16',
		international: false,
		teams: [
			'arsenal',
			'brentford',
			'brighton',
			'crystal-palace',
			'everton',
			'fulham',
			'liverpool',
			'manchester-city',
			'tottenham',
		],
		slots: { tue: times('19:45', '20:00'), wed: times('19:45') },
	},
	{
		competitionId: 'copa-italia',
		zone: 'Europe/Rome',
		weeks: 'even',
		phase: 'roundOf16',
		international: false,
		teams: [
			'atalanta',
			'bologna',
			'fiorentina',
			'inter-de-milao',
			'juventus',
			'lazio',
			'milan',
			'napoli',
			'roma',
			'torino',
		],
		slots: { thu: times('21:00'), tue: times('18:00'), wed: times('21:00') },
	},
	{
		competitionId: 'copa-argentina',
		zone: 'America/Argentina/Buenos_Aires',
		weeks: 'every',
		phase: 'roundOf16',
		international: false,
		teams: [
			'argentinos-juniors',
			'huracan',
			'independiente',
			'talleres',
			'velez-sarsfield',
			'lanus',
			'racing',
			'river-plate',
		],
		slots: { thu: times('21:10'), wed: times('19:15', '21:10') },
	},
	{
		competitionId: 'champions-asia',
		zone: 'Asia/Tokyo',
		weeks: 'every',
		phase: 'league',
		international: false,
		teams: [
			'Vissel Kobe',
			'Kawasaki Frontale',
			'Sanfrecce Hiroshima',
			'Gangwon FC',
			'FC Seoul',
			'Melbourne City',
			'Buriram United',
		],
		slots: { tue: times('19:00'), wed: times('19:00') },
	},
];
