import { readFileSync } from 'node:fs';
import { LEAGUE, PLACE } from '#core/football-pt/zone-words.ts';
import type { DraftGame } from '#core/importing/draft-game.ts';
import { isOpenHour } from '#core/importing/hours/open-hour.ts';
import { localToInstant } from '#core/site/zoned-time.ts';
import { type Naming, shippedNaming } from '#server/reference/naming.ts';
import { filesIn, readFile } from './read-files.ts';

/**
 * A line of the table written by hand: part of a path, the zone of its hours ('instant' = as
 * written, '?' = not knowable), the ground.
 */
type Truth = { part: string; zone: string; ground: string };

/**
 * What the law made of one file. `wrong`: games at another instant than the truth says, with a
 * confidence of 0.7 or more.
 */
type Outcome = {
	file: string;
	truth: Truth;
	games: number;
	abroad: number;
	asked: number;
	wrong: number;
	grounds: string[];
};

const TRUTH = new URL('./hours-truth.tsv', import.meta.url);
const SURE = 0.7;

function readTruth(): Truth[] {
	const lines = readFileSync(TRUTH, 'utf8').split('\n').slice(1).filter(Boolean);
	return lines.map((line) => {
		const [part = '', zone = '', ground = ''] = line.split('\t');
		return { part, zone, ground };
	});
}

function isWrong(game: DraftGame, zone: string, naming: Naming): boolean {
	const { date, time, kickoffAt, confidence, hours } = game;
	if (isOpenHour(game) || confidence < SURE || date === null || time === null || kickoffAt === null)
		return false;
	// Nothing can be known: whoever is sure is wrong.
	if (zone === '?') return true;
	// An hour with its own offset is what it says, whatever the rest of its file is.
	const isOwn = hours === undefined || hours.by === 'written';
	if (isOwn || zone === 'instant') return !isOwn;
	const { competitionId } = game.competition;
	const ofLeague =
		competitionId === null
			? null
			: (naming.reference.competitions.get(competitionId)?.zone ?? null);
	const expected = zone === LEAGUE ? ofLeague : zone === PLACE ? hours.place : zone;
	if (expected === null) return false;
	return localToInstant(date, time, expected)?.epochMs !== Date.parse(kickoffAt);
}

function isOfBrazil({ home, competition }: DraftGame, { reference }: Naming): boolean {
	const team = home.teamId === null ? undefined : reference.teams.get(home.teamId);
	const league =
		competition.competitionId === null
			? undefined
			: reference.competitions.get(competition.competitionId);
	return (team?.country ?? league?.country) === 'BR';
}

async function measure(file: string, truth: Truth, naming: Naming): Promise<Outcome | null> {
	const { games } = await readFile(file, naming);
	const timed = games.filter(({ date, time }) => date !== null && time !== null);
	if (timed.length === 0) return null;
	const abroad = timed.filter((game) => !isOfBrazil(game, naming));
	const zone = truth.zone === 'league' ? LEAGUE : truth.zone === 'place' ? PLACE : truth.zone;
	return {
		...{ file, truth, games: timed.length, abroad: abroad.length },
		asked: timed.filter(isOpenHour).length,
		wrong: timed.filter((game) => isWrong(game, zone, naming)).length,
		grounds: [...new Set(timed.map(({ hours }) => hours?.by ?? 'instant'))],
	};
}

/**
 * `node tests/accuracy/measure-hours.ts FOLDER`: what the law of hours makes of each file, beside
 * the table written by hand.
 */
async function main([folder]: string[]): Promise<void> {
	if (folder === undefined) throw new Error('say the folder');
	const [naming, truths] = [await shippedNaming(), readTruth()];
	const outcomes: Outcome[] = [];
	for (const file of filesIn(folder)) {
		const truth = truths.find(({ part }) => file.includes(part));
		const outcome = truth === undefined ? null : await measure(file, truth, naming);
		if (outcome === null) continue;
		outcomes.push(outcome);
		const { games, asked, wrong, grounds } = outcome;
		process.stdout.write(
			`${[file.slice(folder.length), outcome.truth.zone, games, asked, wrong, grounds.join('+')].join('\t')}\n`,
		);
	}
	const known = outcomes.filter(({ truth, abroad }) => truth.zone !== '?' && abroad > 0);
	const decided = known.filter(({ asked }) => asked === 0).length;
	const wrong = outcomes.filter((one) => one.wrong > 0).length;
	process.stdout.write(
		`${outcomes.length} files; ${known.length} with games abroad and a zone that can be known: ${decided} decided without a question (${Math.round((100 * decided) / known.length)} %), ${wrong} files with a wrong hour\n`,
	);
}

if (import.meta.main) await main(process.argv.slice(2));
