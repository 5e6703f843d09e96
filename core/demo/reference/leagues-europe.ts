import { type League, times } from '#core/demo/series.ts';

/** Weekend rounds of Europe at their local hours: the line-ups of 2025/26, the last that are known here. */
export const EUROPE_LEAGUES: readonly League[] = [
	{
		competitionId: 'ingles',
		zone: 'Europe/London',
		teams: [
			...['arsenal', 'aston-villa', 'bournemouth', 'brentford', 'brighton', 'burnley', 'chelsea', 'crystal-palace', 'everton', 'fulham'],
			...['leeds', 'liverpool', 'manchester-city', 'manchester-united', 'newcastle', 'nottingham-forest', 'sunderland', 'tottenham'],
			...['west-ham', 'wolverhampton'],
		],
		slots: {
			fri: times('20:00'),
			sat: times('12:30', '15:00', '15:00', '15:00', '17:30'),
			sun: times('14:00', '14:00', '16:30'),
			nextMon: times('20:00'),
		},
	},
	{
		competitionId: 'espanhol',
		zone: 'Europe/Madrid',
		teams: [
			...[
				'alaves',
				'athletic-bilbao',
				'atletico-de-madrid',
				'barcelona',
				'betis',
				'celta-de-vigo',
				'elche',
				'espanyol',
				'getafe',
				'girona',
			],
			...['levante', 'mallorca', 'osasuna', 'rayo-vallecano', 'real-madrid', 'real-oviedo', 'real-sociedad', 'sevilla', 'valencia'],
			'villarreal',
		],
		slots: {
			fri: times('21:00'),
			sat: times('14:00', '16:15', '18:30', '21:00'),
			sun: times('14:00', '16:15', '18:30', '21:00'),
			nextMon: times('21:00'),
		},
	},
	{
		competitionId: 'italiano',
		zone: 'Europe/Rome',
		teams: [
			...['atalanta', 'bologna', 'cagliari', 'como', 'cremonese', 'fiorentina', 'genoa', 'hellas-verona', 'inter-de-milao', 'juventus'],
			...['lazio', 'lecce', 'milan', 'napoli', 'parma', 'pisa', 'roma', 'sassuolo', 'torino', 'udinese'],
		],
		slots: {
			fri: times('20:45'),
			sat: times('15:00', '18:00', '20:45'),
			sun: times('12:30', '15:00', '15:00', '18:00', '20:45'),
			nextMon: times('20:45'),
		},
	},
	{
		competitionId: 'alemao',
		zone: 'Europe/Berlin',
		teams: [
			...['augsburg', 'bayer-leverkusen', 'bayern-de-munique', 'borussia-dortmund', 'borussia-monchengladbach', 'colonia'],
			...['eintracht-frankfurt', 'freiburg', 'hamburgo', 'heidenheim', 'hoffenheim', 'mainz', 'rb-leipzig', 'st-pauli', 'stuttgart'],
			...['union-berlin', 'werder-bremen', 'wolfsburg'],
		],
		slots: {
			fri: times('20:30'),
			sat: times('15:30', '15:30', '15:30', '15:30', '15:30', '18:30'),
			sun: times('15:30', '17:30'),
		},
	},
	{
		competitionId: 'frances',
		zone: 'Europe/Paris',
		teams: [
			...['angers', 'auxerre', 'brest', 'le-havre', 'lens', 'lille', 'lorient', 'lyon', 'metz', 'monaco', 'nantes', 'nice'],
			...['olympique-de-marselha', 'paris-fc', 'paris-saint-germain', 'rennes', 'strasbourg', 'toulouse'],
		],
		slots: { fri: times('20:45'), sat: times('17:00', '19:00', '21:05'), sun: times('15:00', '17:15', '17:15', '17:15', '20:45') },
	},
	{
		competitionId: 'portugues',
		zone: 'Europe/Lisbon',
		teams: [
			...['alverca', 'arouca', 'avs', 'benfica', 'braga', 'casa-pia', 'estoril', 'estrela-da-amadora', 'famalicao', 'gil-vicente'],
			...['moreirense', 'nacional-por', 'porto', 'rio-ave', 'santa-clara', 'sporting', 'tondela', 'vitoria-de-guimaraes'],
		],
		slots: {
			fri: times('20:15'),
			sat: times('15:30', '18:00', '20:30'),
			sun: times('15:30', '15:30', '18:00', '20:30'),
			nextMon: times('20:15'),
		},
	},
	{
		competitionId: 'ingles-fem',
		zone: 'Europe/London',
		teams: [
			...['arsenal', 'aston-villa', 'brighton', 'chelsea', 'everton', 'liverpool', 'manchester-city', 'manchester-united'],
			...['tottenham', 'west-ham'],
		],
		slots: { sat: times('12:00'), sun: times('12:00', '14:00', '14:00', '16:30') },
	},
	{
		competitionId: 'espanhol-fem',
		zone: 'Europe/Madrid',
		teams: ['athletic-bilbao', 'atletico-de-madrid', 'barcelona', 'real-madrid', 'real-sociedad', 'sevilla'],
		slots: { sat: times('16:00'), sun: times('12:00', '18:00') },
	},
];
