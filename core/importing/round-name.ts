import { roundWords } from '#core/copy/importing.ts';

type Words = (match: RegExpExecArray) => string | null;

const numbered =
	(write: (number: number) => string): Words =>
	(match) =>
		write(Number(match[1] ?? match[2]));

const CUP_ROUND = /^round (\d{1,2})$/iu;

/** Whole parts of a round's name in the languages of the sources. A cup's 'Round 1' is a phase, a league's '1. Round' a round. */
const PARTS: readonly (readonly [RegExp, Words])[] = [
	[
		/^(?:matchday|match day|rodada|jornada|spieltag|giornata|fecha|journ[ée]e) (\d{1,2})$|^(\d{1,2})[.ªº]? (?:rodada|round|spieltag|jornada|giornata|runde)$/iu,
		numbered(roundWords.round),
	],
	[CUP_ROUND, numbered(roundWords.phase)],
	[/^(?:first|1st) (?:round|stage)$/iu, () => roundWords.phase(1)],
	[/^(?:second|2nd) (?:round|stage)$/iu, () => roundWords.phase(2)],
	[/^(?:third|3rd) (?:round|stage)$/iu, () => roundWords.phase(3)],
	[/^(?:group|gruppe|grupo|girone|poule) (\S{1,3})$/iu, (match) => roundWords.group(match[1] ?? '')],
	[/^(?:round of|last) (\d{1,3})$/iu, (match) => roundWords.roundOf[Number(match[1])] ?? null],
	[/^(?:eighth-?finals?|oitavas(?:[- ]de[- ]fina(?:l|is))?|achtelfinale|octavos(?: de final)?)$/iu, () => roundWords.eighths],
	[/^(?:quarter-?\s?finals?|quartas(?:[- ]de[- ]fina(?:l|is))?|viertelfinale|cuartos(?: de final)?)$/iu, () => roundWords.quarters],
	[/^(?:semi-?\s?fina(?:ls?|is)|halbfinale)$/iu, () => roundWords.semis],
	[/^fina(?:l|is|le)$/iu, () => roundWords.final],
	[/^finals$/iu, () => roundWords.finals],
	[
		/^(?:(?:match for )?third[- ]place(?: match| play-?off| game)?|match 3rd place|bronze final|terceiro lugar)$/iu,
		() => roundWords.placeMatch(3),
	],
	[/^match (\d)(?:st|nd|rd|th) place$/iu, numbered(roundWords.placeMatch)],
	[/^preliminary(?: round)?$/iu, () => roundWords.preliminary],
	[/^qualifying(?: round)?$/iu, () => roundWords.qualifying],
	[/^group(?: stage| phase)?$/iu, () => roundWords.groupStage],
	[/^league phase$/iu, () => roundWords.leaguePhase],
	[/^regular season$/iu, () => roundWords.regularSeason],
	[/^play-?\s?offs?$/iu, () => roundWords.playoffs],
	[/^replay$/iu, () => roundWords.replay],
	[/^(?:first|1st) leg$/iu, () => roundWords.firstLeg],
	[/^(?:second|2nd) leg$/iu, () => roundWords.secondLeg],
];

function inPortuguese(part: string, league: boolean): string {
	const round = league ? CUP_ROUND.exec(part) : null;
	if (round) return roundWords.round(Number(round[1]));
	for (const [pattern, words] of PARTS) {
		const match = pattern.exec(part);
		const written = match ? words(match) : null;
		if (written !== null) return written;
	}
	return part;
}

/** A round as the source names it in the guide's own words: 'Matchday 35' is '35ª rodada'. Unknown parts stay as they are. `league`: 'Round 3' is a round, not a phase. */
export function roundName(source: string, { league }: { league: boolean }): string {
	return source
		.slice(0, 200)
		.split(/\s*,\s*/u)
		.map((part) => inPortuguese(part.trim(), league))
		.join(', ');
}
