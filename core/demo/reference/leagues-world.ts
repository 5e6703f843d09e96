import { type League, times } from '#core/demo/series.ts';

/**
 * Rounds of the other Americas, Asia and Arabia at their local hours. Their late games fall into
 * Brazil's night.
 */
export const WORLD_LEAGUES: readonly League[] = [
	{
		competitionId: 'argentino',
		zone: 'America/Argentina/Buenos_Aires',
		teams: [
			...[
				'argentinos-juniors',
				'boca-juniors',
				'estudiantes',
				'huracan',
				'independiente',
				'lanus',
				'racing',
				'river-plate',
			],
			...['rosario-central', 'san-lorenzo', 'talleres', 'velez-sarsfield'],
		],
		slots: {
			fri: times('21:30'),
			sat: times('17:00', '19:15'),
			sun: times('17:00', '19:15'),
			nextMon: times('21:00'),
		},
	},
	{
		competitionId: 'uruguaio',
		zone: 'America/Montevideo',
		teams: [
			'penarol',
			'nacional-uru',
			'danubio',
			'defensor-sporting',
			'montevideo-wanderers',
			'montevideo-city-torque',
		],
		slots: { sat: times('10:00', '19:00'), sun: times('17:00') },
	},
	{
		competitionId: 'chileno',
		zone: 'America/Santiago',
		teams: [
			'colo-colo',
			'universidad-de-chile',
			'universidad-catolica-chi',
			'palestino',
			'coquimbo-unido',
			'huachipato',
		],
		slots: { sat: times('17:30'), sun: times('15:00', '17:30') },
	},
	{
		competitionId: 'colombiano',
		zone: 'America/Bogota',
		teams: [
			'atletico-nacional',
			'millonarios',
			'junior-barranquilla',
			'america-de-cali',
			'santa-fe',
			'deportivo-cali',
		],
		slots: { sat: times('18:10'), sun: times('16:00'), nextMon: times('19:30') },
	},
	{
		competitionId: 'paraguaio',
		zone: 'America/Asuncion',
		teams: ['cerro-porteno', 'guarani-par', 'libertad', 'olimpia'],
		slots: { sat: times('18:00'), nextMon: times('18:30') },
	},
	{
		competitionId: 'mexicano',
		zone: 'America/Mexico_City',
		teams: [
			...[
				'america-do-mexico',
				'monterrey',
				'chivas',
				'cruz-azul',
				'toluca',
				'leon',
				'atlas',
				'puebla',
				'necaxa',
				'atletico-san-luis',
			],
		],
		slots: { fri: times('19:00', '21:05'), sat: times('19:05', '21:10'), sun: times('21:05') },
	},
	{
		competitionId: 'mexicano',
		zone: 'America/Mexico_City',
		teams: [
			'tigres',
			'pachuca',
			'pumas',
			'santos-laguna',
			'tijuana',
			'queretaro',
			'juarez',
			'Atlante',
		],
		slots: { mon: times('21:05'), tue: times('21:05'), wed: times('21:05'), thu: times('21:05') },
	},
	{
		competitionId: 'mls',
		zone: 'America/New_York',
		teams: [
			'inter-miami',
			'cincinnati',
			'columbus-crew',
			'new-york-city',
			'philadelphia-union',
			'orlando-city',
		],
		slots: { sat: times('14:30', '19:30'), sun: times('16:30') },
	},
	{
		competitionId: 'mls',
		zone: 'America/Los_Angeles',
		teams: [
			'los-angeles-fc',
			'la-galaxy',
			'seattle-sounders',
			'portland-timbers',
			'vancouver-whitecaps',
			'san-diego',
		],
		slots: { sat: times('19:30', '19:30'), sun: times('18:30') },
	},
	{
		competitionId: 'japones',
		zone: 'Asia/Tokyo',
		teams: [
			...[
				'kashima-antlers',
				'Vissel Kobe',
				'urawa-red-diamonds',
				'Yokohama F. Marinos',
				'Kawasaki Frontale',
				'Gamba Osaka',
			],
			...[
				'Cerezo Osaka',
				'Sanfrecce Hiroshima',
				'FC Tokyo',
				'Machida Zelvia',
				'Kashiwa Reysol',
				'Nagoya Grampus',
			],
		],
		slots: {
			fri: times('19:30'),
			sat: times('14:00', '16:00', '19:00'),
			sun: times('14:00', '15:00'),
		},
	},
	{
		competitionId: 'saudita',
		zone: 'Asia/Riyadh',
		teams: [
			'al-ahli',
			'al-hilal',
			'al-ittihad',
			'al-nassr',
			'al-ettifaq',
			'Al-Fateh',
			'al-shabab',
			'Al-Taawoun',
		],
		slots: { thu: times('21:00'), fri: times('18:20', '21:00'), sat: times('21:00') },
	},
];
