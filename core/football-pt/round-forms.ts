/** Portuguese texts for a part of a round's name. */
export type RoundForm = {
	alone?: string;
	/** With its number; null where that number has no name. */
	nth?: (number: number) => string | null;
	/** With its letter or number as label. */
	labelled?: (label: string) => string;
	/** A following number counts its rounds: 'Group Stage - 2'. */
	hasRounds?: true;
	/** Omitted beside a round. */
	quiet?: true;
};

const KNOCKOUT: Readonly<Record<number, string>> = {
	128: '64 avos de final',
	64: '32 avos de final',
	32: '16 avos de final',
	16: 'oitavas de final',
	8: 'quartas de final',
	4: 'semifinal',
	2: 'final',
};

const LEGS: Readonly<Record<number, string>> = { 1: 'ida', 2: 'volta' };

/** 'fase final', '2ª fase classificatória'. */
function phase(kind: string): RoundForm {
	return { alone: `fase ${kind}`, nth: (number) => `${number}ª fase ${kind}` };
}

/** 'semifinal', 'semifinal 2': a stage, and one of its games. */
function stage(name: string): RoundForm {
	return { alone: name, nth: (number) => `${name} ${number}` };
}

/** The source's number means nothing to readers: 'Club Friendlies 3'. */
function unnumbered(name: string): RoundForm {
	return { alone: name, nth: () => name };
}

const round = (number: number) => `${number}ª rodada`;

/** The guide's names of rounds, phases, groups and legs. */
export const roundForms = {
	round: { nth: round },
	phase: { nth: (number) => `${number}ª fase` },
	group: { alone: 'fase de grupos', labelled: (label) => `Grupo ${label}`, hasRounds: true },
	groupStage: { ...phase('de grupos'), hasRounds: true },
	leaguePhase: { ...phase('de liga'), hasRounds: true },
	regularSeason: { alone: 'fase regular', hasRounds: true, quiet: true },
	title: { ...phase('do título'), hasRounds: true },
	relegation: { ...phase('do rebaixamento'), hasRounds: true },
	promotion: { ...phase('do acesso'), hasRounds: true },
	qualifying: phase('classificatória'),
	preliminary: phase('preliminar'),
	intermediate: phase('intermediária'),
	finals: phase('final'),
	knockout: phase('mata-mata'),
	opening: { alone: 'Apertura', hasRounds: true },
	closing: { alone: 'Clausura', hasRounds: true },
	europe: { alone: 'playoffs da Europa', hasRounds: true },
	conferencePlayoffs: { alone: 'playoffs da Conference League' },
	playoffs: stage('playoffs'),
	relegationPlayoffs: stage('playoffs do rebaixamento'),
	promotionPlayoffs: stage('playoffs do acesso'),
	roundOf: { nth: (number) => KNOCKOUT[number] ?? null },
	thirtySeconds: stage('32 avos de final'),
	sixteenths: stage('16 avos de final'),
	eighths: stage('oitavas de final'),
	quarters: stage('quartas de final'),
	semis: stage('semifinal'),
	final: stage('final'),
	thirdPlace: { alone: 'disputa do 3º lugar' },
	place: { nth: (number) => `disputa do ${number}º lugar` },
	leg: { nth: (number) => LEGS[number] ?? null },
	firstLeg: { alone: 'ida' },
	secondLeg: { alone: 'volta' },
	replay: { alone: 'jogo de desempate' },
	friendly: unnumbered('amistoso'),
	clubFriendly: unnumbered('amistoso de clubes'),
	nationsFriendly: unnumbered('amistoso internacional'),
} as const satisfies Readonly<Record<string, RoundForm>>;

export type RoundFormId = keyof typeof roundForms;

/** '12ª rodada', where only the number is known. */
export const numberedRound = round;
